import { describe, expect, test } from 'vitest';
import type { Entry } from '../../games/catalogue.ts';
import type { CardText } from '../../net/answers.ts';
import { linked, related } from './mentions.ts';

function entry(name: string, text: Partial<CardText>, english: CardText | null = null): Entry {
  return { name, shelf: 'cards', spokenOf: true, english, text: { name, rule: '', ...text } } as Entry;
}

/** What is linked in a text, and to what. */
function links(text: string, others: readonly Entry[], entries = others): string[] {
  return linked(text, others, entries).flatMap((piece) => (piece.entry ? [`${piece.text}: ${piece.entry.name}`] : []));
}

describe('related cards', () => {
  const amulet = entry(
    'amulet-of-air',
    { name: 'Amulet powietrza' },
    { name: 'Amulet of Air', rule: 'Raise your gauge.', ruling: 'Not saved by Shield of Zira.' },
  );
  const shield = entry('shield-of-zira', { name: 'Tarcza Ziry' }, { name: 'Shield of Zira', rule: 'Gain 10 crystals.' });

  test('are those that a ruling names, both ways', () => {
    expect(related(amulet, [amulet, shield])).toEqual([shield]);
    expect(related(shield, [amulet, shield])).toEqual([amulet]);
  });
});

describe('names in a text', () => {
  const water = entry('amulet-of-water', { name: 'Amulet wody' });
  const fire = entry('amulet-of-fire', { name: 'Amulet ognia' });
  const leech = entry('arcano-leech', { name: 'Арканская пиявка' });
  const spirit = entry('spirit', { name: 'Природный дух' });

  test('are links where they stand, and the rest stays as it is', () => {
    expect(linked('Bez: Amulet wody.', [water])).toEqual([
      { text: 'Bez: ' },
      { text: 'Amulet wody', entry: water },
      { text: '.' },
    ]);
  });
  test('are found in every case of the language', () => {
    expect(links('Nie te na „Amulecie wody”.', [], [water, fire])).toEqual(['Amulecie wody: amulet-of-water']);
    expect(links('После платы «Арканской пиявке» и без «Природного духа».', [], [leech, spirit])).toEqual([
      'Арканской пиявке: arcano-leech',
      'Природного духа: spirit',
    ]);
  });
  test('may be shortened where only one can be meant', () => {
    expect(links('Без «Пиявки».', [], [leech, spirit])).toEqual(['Пиявки: arcano-leech']);
    expect(links('Jak „Amulet”.', [], [water, fire])).toEqual([]);
  });
  test('that stand in quotation marks as they are become one link', () => {
    expect(links('Jak „Amulet wody”.', [water], [water, fire])).toEqual(['Amulet wody: amulet-of-water']);
  });
});
