import { expect, test } from 'vitest';
import { compose, READABLE, widthToRead, type Asked } from './composition.ts';
import type { Measure } from './measuring.ts';
import { LETTERS, signLine } from './signs.ts';

/** Letters that are all alike, as broad as those of the broadest face. */
const measure: Measure = (text, size) => text.length * size * 0.62;
const signs = signLine('mark 3mark → +9mark | mark −10mark', { mark: () => [] });
const RULE = 'Discard an energy of your reserve and each of your opponents loses four crystals at once.';
const asked = (width: number, more: Partial<Asked> = {}): Asked => ({ width, rule: RULE, signs, items: 3, least: READABLE.face, ...more });

test('the wider the face, the more it says: its picture, signs, words', () => {
  expect([60, 80, 110, 200].map((width) => compose(asked(width), measure).told)).toEqual(['nothing', 'signs', 'signs', 'words']);
  expect(compose(asked(90, { rule: 'Gain 9 crystals.' }), measure).told).toBe('words');
  expect(compose(asked(200, { rule: '', signs: [] }), measure).told).toBe('nothing');
});

test('no letter is smaller than can be read, and all of them fit between name and foot, clear of the cost', () => {
  for (let width = 72; width < 400; width += 7) {
    for (const least of [11, 12.65, 14.3, 14, 18.2]) {
      for (const items of [0, 1, 4, 6]) {
        const { told, size, box, column, emblem, full } = compose(asked(width, { least, items }), measure);
        if (told === 'nothing') continue;
        expect(size * (told === 'words' ? 1 : LETTERS)).toBeGreaterThanOrEqual(least - 0.001);
        expect(box.top).toBeGreaterThanOrEqual(full ? 27 : 30);
        if (box.left < 20) expect(column.top + column.gap * Math.max(items - 1, 0)).toBeLessThanOrEqual(box.top - 7);
        if (emblem) expect(emblem.y + emblem.r).toBeLessThanOrEqual(box.top);
      }
    }
  }
});

test('to be read a card is as wide as its rule needs, and no wider than there is room for', () => {
  const wanted = { rule: RULE.repeat(3), signs: [], items: 2, least: READABLE.preview };
  const width = widthToRead(wanted, 240, 400, measure);
  expect(width).toBeGreaterThan(240);
  expect(compose({ ...wanted, width }, measure).told).toBe('words');
  expect(widthToRead({ ...wanted, rule: 'Gain 9 crystals.' }, 240, 400, measure)).toBe(240);
  expect(widthToRead({ ...wanted, rule: RULE.repeat(9) }, 240, 400, measure)).toBe(400);
});
