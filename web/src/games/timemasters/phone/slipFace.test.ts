import { expect, test } from 'vitest';
import { READABLE } from '../../../art/card/composition.ts';
import type { Atom } from '../../../art/card/signs.ts';
import { slipFace, type Slip } from './slipFace.ts';

/** As if every letter were half as wide as it is high. */
const half = (text: string, size: number): number => (text.length / 2) * size;
const measures = { plain: half, bold: half };
const sign = (text: string): Atom => ({ text, sign: [], first: false });
const slip = (more: Partial<Slip> = {}): Slip => ({ width: 170, height: 40, price: 32, scale: 1, bare: false, ...more });
const LONG = 'Each opponent discards a card or loses two ephemeral Ke, and you draw as many';

test('a short rule stands there in words', () => {
  expect(slipFace('Charge', 'Gain 2 Ke.', [sign('+2')], slip(), measures).told).toEqual({ how: 'words', lines: 1, whole: true });
});

test('a rule that has no room is told by signs', () => {
  expect(slipFace('Charge', LONG, [sign('+2')], slip(), measures).told.how).toBe('signs');
});

test('without signs one reads how the rule begins', () => {
  expect(slipFace('Charge', LONG, [], slip(), measures).told).toMatchObject({ how: 'words', whole: false });
});

test('in a low slip the signs stand beside the name, and the emblem gives way to them', () => {
  const signs = [sign('+2'), sign('-1')];
  const wide = slipFace('Charge', LONG, signs, slip({ height: 24, width: 236 }), measures);
  expect(wide).toMatchObject({ stacked: false, told: { how: 'signs' } });
  const narrow = slipFace('Endless slope', LONG, signs, slip({ height: 24, width: 200 }), measures);
  expect(narrow.told.how).toBe('signs');
  expect(narrow.emblem).toBe(0);
});

test('a name is written in letters that can be read', () => {
  for (const scale of [1, 1.15, 1.3]) {
    const { name } = slipFace('Энергетическая петля', LONG, [], slip({ height: 30, scale }), measures);
    expect(name).toBeGreaterThanOrEqual(READABLE.face);
  }
});

test('letters on a slip are never smaller than can be read', () => {
  for (const scale of [1, 1.15, 1.3]) {
    for (let height = 23; height <= 58; height += 5) {
      const { told, words } = slipFace('Focus', LONG, [sign('+1'), sign('-22')], slip({ height, scale }), measures);
      expect(words).toBeGreaterThanOrEqual(READABLE.face * scale);
      if (told.how === 'signs') expect(told.size * 0.95).toBeGreaterThanOrEqual(READABLE.face * scale - 0.001);
    }
  }
});
