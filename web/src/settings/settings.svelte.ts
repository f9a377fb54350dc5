/** What a person has set for this browser. */

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';

export interface SettingValues {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notifications: boolean;
  /** Whether things should move less; from the system until it is set. */
  lessMotion: boolean;
  /** Seasons: whether to be asked for the order of effects that are due together. */
  askOrder: boolean;
}

const KEPT = 'chronomage.settings';

function read(): Partial<SettingValues> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<SettingValues>;
  } catch {
    return {};
  }
}

class Settings implements SettingValues {
  #chosen = $state<Partial<SettingValues>>({});
  #systemLessMotion = $state(false);

  /** Read what was kept, and follow the system where nothing was set. */
  begin(): void {
    this.#chosen = read();
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.#systemLessMotion = query.matches;
    query.addEventListener('change', () => {
      this.#systemLessMotion = query.matches;
      this.#apply();
    });
    this.#apply();
  }

  get theme(): Theme {
    return this.#chosen.theme ?? 'auto';
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  get speed(): Speed {
    return this.#chosen.speed ?? 'normal';
  }
  set speed(speed: Speed) {
    this.#set({ speed });
  }
  get sound(): boolean {
    return this.#chosen.sound ?? false;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }
  get notifications(): boolean {
    return this.#chosen.notifications ?? false;
  }
  set notifications(notifications: boolean) {
    this.#set({ notifications });
  }
  get lessMotion(): boolean {
    return this.#chosen.lessMotion ?? this.#systemLessMotion;
  }
  set lessMotion(lessMotion: boolean) {
    this.#set({ lessMotion });
  }
  /** Whether everything is at its place at once: where things should move less, or nothing is played out. */
  get still(): boolean {
    return this.lessMotion || this.speed === 'off';
  }
  get askOrder(): boolean {
    return this.#chosen.askOrder ?? false;
  }
  set askOrder(askOrder: boolean) {
    this.#set({ askOrder });
  }

  #set(values: Partial<SettingValues>): void {
    this.#chosen = { ...this.#chosen, ...values };
    localStorage.setItem(KEPT, JSON.stringify(this.#chosen));
    this.#apply();
  }

  /** Styles read both from the root element. */
  #apply(): void {
    const { dataset } = document.documentElement;
    if (this.theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = this.theme;
    dataset['motion'] = this.lessMotion ? 'less' : 'full';
  }
}

export const settings = new Settings();
