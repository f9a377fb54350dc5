import { relative, resolve, dirname, sep } from 'node:path';

// A folder imports only from itself and from folders above it in this list: docs/web.md, 'Layers'.
const ORDER = [['net'], ['words'], ['settings'], ['art'], ['play'], ['ui'], ['games'], ['pages']];
const SOURCE = resolve(import.meta.dirname, '../src');

/** The rank of a folder of `src`; what lies in `src` itself starts everything and stands below all of them. */
function place(path) {
  const parts = relative(SOURCE, path).split(sep);
  if (parts[0] === '..') return null;
  const folder = parts.length > 1 ? parts[0] : '';
  if (folder === 'styles') return null;
  const rank = ORDER.findIndex((folders) => folders.includes(folder));
  return { folder, rank: rank < 0 ? ORDER.length : rank };
}

export const layers = {
  meta: {
    type: 'problem',
    messages: { upward: '`{{from}}/` may not import from `{{to}}/`: see the layers in docs/web.md.' },
    schema: [],
  },
  create(context) {
    const from = place(context.filename);
    if (!from) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = place(resolve(dirname(context.filename), source));
      if (!to || to.folder === from.folder || to.rank < from.rank) return;
      context.report({ node, messageId: 'upward', data: { from: from.folder, to: to.folder } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};
