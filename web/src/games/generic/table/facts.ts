/** Plain data as one would write it down: which kind of thing it is, and in which form it is best read. */

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [field: string]: Plain };
export type Fields = Readonly<Record<string, Plain>>;

export type Shown =
  /** Something that must not be known, or several of them. */
  | { form: 'hidden'; count: number }
  | { form: 'word'; value: boolean | number | string }
  | { form: 'nothing' }
  /** Things in a row; those alike that stand together are counted. */
  | { form: 'row'; things: readonly { shown: Shown; count: number }[] }
  /** Things with the same fields: a line for each. */
  | { form: 'table'; columns: readonly string[]; lines: readonly Fields[] }
  /** Things of several kinds, one below the other. */
  | { form: 'list'; things: readonly Plain[] }
  | { form: 'fields'; fields: readonly (readonly [string, Plain])[] };

/** The form in which a value is best read. */
export function shownAs(value: Plain | undefined): Shown {
  if (value === null || value === undefined) return { form: 'hidden', count: 1 };
  if (typeof value !== 'object') return value === '' ? { form: 'nothing' } : { form: 'word', value };
  if (!isList(value)) {
    const fields = Object.entries(value);
    return fields.length === 0 ? { form: 'nothing' } : { form: 'fields', fields };
  }
  if (value.length === 0) return { form: 'nothing' };
  if (value.every((each) => !isThing(each))) return { form: 'row', things: counted(value) };
  const lines = value.filter(isFields);
  return lines.length === value.length ? { form: 'table', columns: columnsOf(lines), lines } : { form: 'list', things: value };
}

/** A field as people would call it: `first_player` is “First player”. */
export function labelOf(field: string): string {
  const words = field.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A word of the game as people would write it: `red-three` is “red three”. */
export function wordOf(word: string): string {
  return word.replace(/[_-]+/g, ' ');
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
function isThing(value: Plain): boolean {
  return typeof value === 'object' && value !== null;
}
function isFields(value: Plain): value is Fields {
  return isThing(value) && !isList(value);
}

function counted(values: readonly Plain[]): { shown: Shown; count: number }[] {
  const things: { value: Plain; shown: Shown; count: number }[] = [];
  for (const value of values) {
    const last = things.at(-1);
    if (last && last.value === value) last.count += 1;
    else things.push({ value, shown: shownAs(value), count: 1 });
  }
  return things.map(({ shown, count }) =>
    shown.form === 'hidden' ? { shown: { form: 'hidden', count }, count: 1 } : { shown, count },
  );
}

function columnsOf(lines: readonly Fields[]): string[] {
  return [...new Set(lines.flatMap((line) => Object.keys(line)))];
}
