/** Which page is open: addresses are those of docs/web.md. */

import type { Options } from '../net/rulesOptions.svelte.ts';
import type { GameName } from '../net/types.ts';

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: GameName }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string | null; invite: string | null; at: number; seat: string | null }
  | { page: 'cards'; game: GameName; card: string | null; options: Options }
  | { page: 'learn'; table: string | null }
  | { page: 'account' }
  | { page: 'nothing' };

/** The page of an address. An invitation stands behind the `#`, so that no log ever has it; `?invite=` works too. */
export function routeOf(address: URL): Route {
  const [, first = '', second = '', third = ''] = address.pathname.split('/');
  switch (first) {
    case '':
      return { page: 'start' };
    case 'new':
      return second ? { page: 'new', game: second } : { page: 'nothing' };
    case 'table':
      return second
        ? { page: 'table', id: second, invite: inviteOf(address) }
        : { page: 'nothing' };
    case 'replay':
      return {
        page: 'replay',
        id: second || null,
        invite: inviteOf(address),
        at: Number(address.searchParams.get('at')) || 0,
        seat: address.searchParams.get('seat'),
      };
    case 'cards':
      return second
        ? { page: 'cards', game: second, card: third || null, options: Object.fromEntries(address.searchParams) }
        : { page: 'nothing' };
    case 'learn':
      return { page: 'learn', table: second || null };
    case 'account':
      return { page: 'account' };
    default:
      return { page: 'nothing' };
  }
}

function inviteOf(address: URL): string | null {
  return new URLSearchParams(address.hash.slice(1)).get('invite') ?? address.searchParams.get('invite');
}

/** The link that lets somebody in. */
export function inviteLink(table: string, invite: string | null | undefined): string {
  return `${location.origin}/table/${table}${invite ? `#invite=${invite}` : ''}`;
}

class Router {
  route = $state.raw<Route>({ page: 'start' });

  /** Follow the browser's history, and take clicks on links of our own. */
  begin(): () => void {
    const read = (): void => {
      this.route = routeOf(new URL(location.href));
    };
    const click = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.getAttribute('href')?.startsWith('#') || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.href);
    };
    read();
    addEventListener('popstate', read);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', click);
    };
  }

  /** Open another page, at its top; `still`: the same page goes on, and stays where it is. */
  go(address: string, still = false): void {
    history.pushState(null, '', address);
    this.route = routeOf(new URL(location.href));
    if (!still) scrollTo(0, 0);
  }
}

export const router = new Router();
