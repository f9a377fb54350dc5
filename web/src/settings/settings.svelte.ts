/** What a person has set for this browser. */

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';
export type TextSize = 'normal' | 'large' | 'largest';

/** How much larger all letters are: `styles/base.css` has the same measures. */
const TEXT_SCALES: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.15, largest: 1.3 };

export interface SettingValues {
  theme: Theme;
  textSize: TextSize;
  speed: Speed;
  sound: boolean;
  notifications: boolean;
  /** Whether things should move less; from the system until it is set. */
  lessMotion: boolean;
}

const KEPT = 'chronomage.settings';

/** Beside our own there are the switches of the games, by their keys. */
type Kept = Partial<SettingValues> & Record<string, unknown>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Settings implements SettingValues {
  #chosen = $state<Kept>({});
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
  get textSize(): TextSize {
    const { textSize = 'normal' } = this.#chosen;
    return Object.hasOwn(TEXT_SCALES, textSize) ? textSize : 'normal';
  }
  set textSize(textSize: TextSize) {
    this.#set({ textSize });
  }
  /** By how much letters are larger than usual, for what is measured in pixels. */
  get textScale(): number {
    return TEXT_SCALES[this.textSize];
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
  /** A switch that a game has among the settings; off until it is set. */
  isOn(key: string): boolean {
    return this.#chosen[key] === true;
  }
  turn(key: string, on: boolean): void {
    this.#set({ [key]: on });
  }

  #set(values: Kept): void {
    this.#chosen = { ...this.#chosen, ...values };
    localStorage.setItem(KEPT, JSON.stringify(this.#chosen));
    this.#apply();
  }

  /** Styles read them from the root element. */
  #apply(): void {
    const { dataset } = document.documentElement;
    if (this.theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = this.theme;
    dataset['text'] = this.textSize;
    dataset['motion'] = this.lessMotion ? 'less' : 'full';
  }
}

export const settings = new Settings();
