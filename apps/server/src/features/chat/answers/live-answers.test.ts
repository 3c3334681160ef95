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

/** A stream whose chunks the test sends. */
function spoken() {
  const { readable: copy, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  return { copy, say: (text: string) => writer.write(text), writer };
}
async function allOf(stream: ReadableStream<string>): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of stream) pieces.push(piece);
  return pieces.join('|');
}

test('a reader gets what was said at once, then each piece, until the end', async () => {
  const told: unknown[] = [];
  const answers = new LiveAnswers({
    onText: ({ text }) => void told.push(text),
    onEnd: ({ id, text, hasEnded }, place) => void told.push({ id, text, hasEnded, place }),
  });
  const answer = answers.open('ada', 'c1', 'a1');
  const early = allOf(answer.read());
  const { copy, say, writer } = spoken();
  const followed = answer.follow(copy);
  void say('One ');
  void say('two');
  await expect.poll(() => told.length).toBe(2);
  const late = allOf(answer.read());
  const gone = answer.read().getReader();
  await gone.cancel();
  void say('.');
  await writer.close();
  await followed;
  expect([await early, await late, await allOf(answer.read())]).toEqual([
    ...['One |two|.', 'One two|.', 'One two.'],
  ]);
  expect(told).toEqual([
    ...['One ', 'One two', 'One two.'],
    {
      ...{ id: 'a1', text: 'One two.', hasEnded: true },
      place: { ownerId: 'ada', conversationId: 'c1' },
    },
  ]);
  expect([answers.count(), answers.find('ada', 'c1')]).toEqual([0, undefined]);
});

test('an answer that breaks ends for its readers, and makes room', async () => {
  const answers = new LiveAnswers();
  const answer = answers.open('ada', 'c1', 'a1');
  const { copy, say, writer } = spoken();
  const read = allOf(answer.read());
  const failed = expect(answer.follow(copy)).rejects.toThrow('broken');
  await say('One');
  await writer.abort(new Error('broken'));
  await failed;
  await read;
  expect(answers.count()).toBe(0);
});

test('an answer that is stopped from elsewhere, and where the others are', () => {
  const answers = new LiveAnswers();
  const one = answers.open('ada', 'c1', 'a1');
  const other = answers.open('bob', 'c1', 'a2');
  answers.stopById('a2');
  expect([one.signal.aborted, other.signal.aborted, other.cutOff()]).toEqual([
    ...[false, true, 'stopped'],
  ]);
  expect(answers.places()).toEqual([
    { id: 'a1', ownerId: 'ada', conversationId: 'c1' },
    { id: 'a2', ownerId: 'bob', conversationId: 'c1' },
  ]);
});
