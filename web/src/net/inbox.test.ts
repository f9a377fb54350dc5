import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Inbox } from './inbox.ts';

const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function listening(): { inbox: Inbox<string>; heard: string[] } {
  const heard: string[] = [];
  return { inbox: new Inbox((message) => heard.push(message)), heard };
}

test('what comes within a frame is taken in together, in its order', () => {
  const { inbox, heard } = listening();
  inbox.put('first', false);
  vi.advanceTimersByTime(10);
  inbox.put('second', false);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(6);
  expect(heard).toEqual(['first', 'second']);
  inbox.put('third', false);
  vi.advanceTimersByTime(16);
  expect(heard).toEqual(['first', 'second', 'third']);
});

test('an answer does not wait, nor what came before it', () => {
  const { inbox, heard } = listening();
  inbox.put('before', false);
  inbox.put('answer', true);
  expect(heard).toEqual(['before', 'answer']);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(['before', 'answer']);
});

test('without frames nothing waits for long', () => {
  const { inbox, heard } = listening();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  inbox.put('left behind', false);
  vi.advanceTimersByTime(50);
  expect(heard).toEqual(['left behind']);
  page.hidden = true;
  inbox.put('unseen', false);
  expect(heard).toEqual(['left behind', 'unseen']);
});

test('what is discarded is never heard', () => {
  const { inbox, heard } = listening();
  inbox.put('for somebody else', false);
  inbox.discard();
  vi.advanceTimersByTime(100);
  expect(heard).toEqual([]);
});
