import { describe, expect, test } from 'vitest';
import type { SeasonsObservation } from '../../games/seasons/observations.ts';
import type { Choice, GameEvent } from '../../net/types.ts';
import { isFarewell } from '../../games/kit.ts';
import { asked, happened, mayChoose, type Lesson, type Moment } from '../../games/lesson.ts';
import { DRAFT } from '../../games/seasons/lessons/draft.ts';
import { FIRST as SEASONS_FIRST } from '../../games/seasons/lessons/first.ts';
import { FIRST as TIMEMASTERS_FIRST } from '../../games/timemasters/lessons/first.ts';
import { TIMERS } from '../../games/timemasters/lessons/timers.ts';
import { BEGINNING, finished, look, onward, renamed, type Progress } from './runner.ts';

type At = Partial<Omit<Moment, 'decision'>> & { kind?: string; choices?: string[]; round?: number };

function moment({ kind, choices = [], round = 1, ...rest }: At = {}): Moment<SeasonsObservation> {
  const seen = {
    game: 'seasons', round, year: 1, season: 'winter', space: 1, dice: [],
    players: [0, 1].map(() => ({ crystals: 0, gauge: 0, in_play: [], hand: [], reserve: '', die: null, library: { '2': [], '3': [] } })),
  } as unknown as SeasonsObservation;
  const decision =
    kind === undefined ? null : { kind, key: '', choices: choices.map((form, id): Choice => ({ id, text: form, key: '', form })) };
  return { me: 0, seen, events: [], outcome: null, ...rest, decision } as Moment<SeasonsObservation>;
}
const event = (kind: string, player = 0): GameEvent => ({ kind, key: '', facts: { player } });
const OVER = { scores: [1, 2], breakdown: [{}, {}], ranking: [2, 1], winners: [1] };

const LESSONS: Lesson<SeasonsObservation>[] = [
  { name: 'goal', when: () => true },
  { name: 'die', when: (at) => asked(at, 'die'), until: (at) => happened(at, 'die-taken', 0) > 0 },
  { name: 'summon', when: (at) => mayChoose(at, 'summon'), until: (at) => happened(at, 'card-summoned', 0) > 0 },
  { name: 'scores', when: () => true, last: true },
];
const after = (progress: Progress, ...moments: Moment<SeasonsObservation>[]): Progress =>
  moments.reduce((now, at) => look(LESSONS, now, at), progress);

describe('the runner', () => {
  test('tells the first lesson whose moment has come', () => {
    expect(after(BEGINNING, moment({ kind: 'die' })).current).toBe('goal');
  });
  test('goes on when it has been read', () => {
    const read = onward(LESSONS, after(BEGINNING, moment({ kind: 'die' })), moment({ kind: 'die' }));
    expect(read).toMatchObject({ told: ['goal'], current: 'die' });
  });
  test('waits for the player to do it', () => {
    const told = { ...BEGINNING, told: ['goal'] };
    expect(after(told, moment({ kind: 'die' }), moment({ kind: 'die' })).current).toBe('die');
    const taken = moment({ kind: 'turn', events: [event('die-taken')] });
    expect(after(told, moment({ kind: 'die' }), taken)).toMatchObject({ told: ['goal', 'die'], current: null });
  });
  test('does not take what the other one does for ours', () => {
    const other = moment({ kind: 'die', events: [event('die-taken', 1)] });
    expect(after({ ...BEGINNING, told: ['goal'] }, moment({ kind: 'die' }), other).current).toBe('die');
  });
  test('comes back to what was not done, but not for ever', () => {
    const may = moment({ kind: 'turn', choices: ['end', 'summon'] });
    const cannot = moment({ kind: 'turn', choices: ['end'] });
    let now = after({ ...BEGINNING, told: ['goal'] }, may, cannot);
    expect(now).toMatchObject({ current: null, told: ['goal'] });
    // It says so, until it has come back.
    expect(now.passed).toBe('summon');
    now = after(now, may);
    expect(now).toMatchObject({ current: 'summon', passed: null });
    expect(after(now, cannot).told).toContain('summon');
  });
  test('does not teach what has been done before', () => {
    const did = moment({ kind: 'turn', choices: ['summon'], events: [event('card-summoned')] });
    expect(after({ ...BEGINNING, told: ['goal'] }, did).current).toBe(null);
  });
  test('changes nothing where nothing has changed', () => {
    const now = after(BEGINNING, moment());
    expect(look(LESSONS, now, moment())).toBe(now);
  });
  test('comes to its end when the game does, whatever was left out', () => {
    const over = moment({ outcome: OVER });
    const now = after(BEGINNING, moment({ kind: 'die' }), over);
    expect(now.current).toBe('scores');
    expect(finished(LESSONS, now)).toBe(false);
    const end = onward(LESSONS, now, over);
    expect(end.current).toBe(null);
    expect(finished(LESSONS, end)).toBe(true);
  });
});

describe.each([
  ['Seasons', SEASONS_FIRST as readonly Lesson[]],
  ['the draft', DRAFT as readonly Lesson[]],
  ['Time Masters', TIMEMASTERS_FIRST as readonly Lesson[]],
  ['Timers', TIMERS as readonly Lesson[]],
])('the lessons of %s', (_, lessons) => {
  test('have names of their own, and an end', () => {
    expect(new Set(lessons.map(({ name }) => name)).size).toBe(lessons.length);
    expect(lessons.filter(({ name }) => isFarewell(name))).toEqual([lessons.at(-1)]);
    expect(finished(lessons, BEGINNING)).toBe(false);
  });
});

describe('the lessons of Seasons', () => {
  test('begin with a card and come to the end', () => {
    const start = look(SEASONS_FIRST, BEGINNING, moment({ kind: 'split', round: 0 }));
    expect(start.current).toBe('card');
    let now = look(SEASONS_FIRST, start, moment({ outcome: OVER }));
    for (let steps = 0; now.current && steps < 50; steps++) now = onward(SEASONS_FIRST, now, moment({ outcome: OVER }));
    expect(finished(SEASONS_FIRST, now)).toBe(true);
  });
});

test('what was kept under the former names of lessons goes on', () => {
  const kept = { told: ['s.goal', 'die'], shown: { 't.draw': 1, summon: 2 }, current: 's.summon' };
  expect(renamed(kept)).toEqual({ told: ['goal', 'die'], shown: { draw: 1, summon: 2 }, current: 'summon' });
  expect(renamed(BEGINNING)).toEqual(BEGINNING);
});
