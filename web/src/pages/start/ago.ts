import type { Language, Time } from '../../net/types.ts';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words: “3 hours ago”. */
export function ago(time: Time, now: Time, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - time);
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? ['minute', 60_000];
  return words.format(-Math.floor(past / length), unit);
}
