import { expect, test } from 'vitest';
import { studioScope, withStudioScope } from '../studio-scope.ts';
import type { ThreadPool } from './thread-pool.ts';
import { threadsInTurn } from './threads-in-turn.ts';

test('a picture that begins when another ends tells its own asker of it', async () => {
  const told: string[] = [];
  const run = async () => {
    studioScope().onStage?.('Drawing', 1);
    return undefined as never;
  };
  const threads = threadsInTurn({ run } as unknown as ThreadPool);
  let startWaiting = () => {};
  const ask = (asker: string) =>
    withStudioScope(
      {
        onStage: () => told.push(asker),
        inTurn: (work) =>
          new Promise((resolve, reject) => {
            const previous = startWaiting;
            startWaiting = () => {
              work().then(resolve, reject);
              previous();
            };
          }),
      },
      () => threads.run('brief', { prompt: '', edits: [] }),
    );
  const all = [ask('ada'), ask('bob')];
  withStudioScope({ onStage: () => told.push('somebody else') }, () => startWaiting());
  await Promise.all(all);
  expect(told).toEqual(['bob', 'ada']);
});

test('without turns it begins at once', async () => {
  const begun: string[] = [];
  const run = async (name: string) => begun.push(name) as never;
  await threadsInTurn({ run } as unknown as ThreadPool).run('brief', { prompt: '', edits: [] });
  expect(begun).toEqual(['brief']);
});
