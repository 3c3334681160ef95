import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { examineFiles } from './examine.ts';

test('a store that lists in another order, with duplicates, is examined', async () => {
  const app = await createTestApp();
  const { store } = app.pictureService.files;
  const keys = ['b', 'a', 'c', 'a'].map((letter) => `photos/${letter.repeat(22)}.png`);
  const unordered = {
    ...store,
    async *list() {
      for (const key of keys) yield { key, changedAt: new Date(0) };
    },
  };
  const { db } = app.database;
  const found = await examineFiles({ db, store: unordered, clock: app.clock.now, graceMs: 0 });
  expect([found.objects, found.strays, found.missing]).toEqual([3, 3, 0]);
});
