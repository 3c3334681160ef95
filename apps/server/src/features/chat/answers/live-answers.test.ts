import { expect, test } from 'vitest';
import { LiveAnswers } from './live-answers.ts';

const answerAt = (live: LiveAnswers, id: string) => live.open('ada', 'talk', id);

test('only a running answer is stopped, by its owner and id', () => {
  const live = new LiveAnswers();
  expect(live.stop('ada', 'talk', undefined)).toBe(false);
  const answer = answerAt(live, 'a1');
  expect(live.stop('ada', 'talk', 'a0')).toBe(false);
  expect(live.stop('eve', 'talk', 'a1')).toBe(false);
  expect(live.stop('ada', 'other', 'a1')).toBe(false);
  expect([answer.signal.aborted, answer.cutOff()]).toEqual([false, undefined]);
  expect(live.stop('ada', 'talk', 'a1')).toBe(true);
  expect([answer.signal.aborted, answer.cutOff()]).toEqual([true, 'stopped']);
});

test('a newer answer stops the older one and stays registered', () => {
  const live = new LiveAnswers();
  const older = answerAt(live, 'a1');
  const newer = answerAt(live, 'a2');
  expect([older.cutOff(), newer.cutOff()]).toEqual(['stopped', undefined]);
  older.forget();
  expect(live.find('ada', 'talk')?.id).toBe('a2');
  newer.forget();
  expect(live.find('ada', 'talk')).toBeUndefined();
});

test("a shutdown isn't a Stop, and a Stop remains one", () => {
  const live = new LiveAnswers();
  const stopped = answerAt(live, 'a1');
  const cutOff = live.open('bob', 'talk', 'b1');
  live.stop('ada', 'talk', undefined);
  live.interruptAll();
  expect([stopped.cutOff(), cutOff.cutOff()]).toEqual(['stopped', 'interrupted']);
});
