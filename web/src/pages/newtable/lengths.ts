/** How long a clock runs, in words. */

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export function lengthOf(seconds: number, language: string): string {
  const [unit, of] = UNITS.find(([, each]) => seconds % each === 0) ?? UNITS[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / of);
}
