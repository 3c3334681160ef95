/** A host whose line to the database breaks while it writes an answer: its row goes, and no second model answers beside it. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { ServerDatabase } from '../../../platform/db/database.ts';
import { answerUnderWay } from '../../../platform/db/schema/hosts.ts';
import { openNotices } from '../../../platform/hosts/notices.ts';
import { openBreakable } from '../../../testing/databases/breakable-database.ts';
import { closeLater } from '../../../testing/databases/left-over.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { testLog } from '../../../testing/test-log.ts';
import {
  allChunks,
  ask,
  chunksOf,
  kept,
  longQuestion,
  readToEnd,
  stop,
  wordsInto,
} from '../ask.fixture.ts';
import { createAnswers } from './answers.ts';
import type { LiveAnswer } from './live-answers.ts';
import { placeKey } from './under-way.ts';

describe.skipIf(inject('databaseTemplate').home === 'embedded')('a broken line', () => {
  let database: ServerDatabase;
  beforeAll(async () => {
    database = (await openTestDatabase()) as ServerDatabase;
  });
  const openWay = async () => {
    const way = await openBreakable(database.connectionString);
    closeLater(() => way.close());
    return way;
  };
  const answersOn = async (on: ServerDatabase) => {
    const log = testLog();
    const notices = await openNotices(on, log);
    closeLater(() => notices.close());
    return { answers: createAnswers({ db: on.db, notices, log }), notices, log };
  };
  const newPlace = () => ({ ownerId: 'ada', conversationId: randomUUID() });
  /** Ends when it is cut, as a model's call does. */
  const endWhenCut = (answer: LiveAnswer) =>
    answer.signal.addEventListener('abort', () => answer.forget());

  test('while an answer ends keeps no other host from asking', async () => {
    const way = await openWay();
    const near = await createTestApp({ database: way.database });
    const far = await createTestApp({ database });
    const ada = await far.person();
    const id = randomUUID();
    const first = chunksOf(await ask(near, ada, { id, text: longQuestion }));
    await wordsInto(first, 3);
    const isBack = Promise.withResolvers<void>();
    near.notices.whenMissed(isBack.resolve);
    way.cut();
    // Its end cannot be stored.
    await expect(readToEnd(first)).rejects.toThrow();
    await vi.waitFor(() => expect(near.log.lines.join('')).toContain('off the list yet'));
    way.mend();
    await isBack.promise;
    const newer = await ask(far, ada, { id });
    expect(newer.status).toBe(200);
    expect((await allChunks(newer)).at(-1)?.type).toBe('finish');
    expect((await kept(far, ada, id)).answering).toBe(false);
    expect(await stop(far, ada, id)).toBe(false);
  });

  test('a row that its own process knows nothing of goes when another host asks about it', async () => {
    const near = await answersOn(database);
    const far = await answersOn(database);
    const place = newPlace();
    const id = randomUUID();
    const { presence } = near.notices;
    await database.db
      .insert(answerUnderWay)
      .values({ place: placeKey(place), answerId: id, presence });
    expect(await far.answers.underWay(place)).toBe(id);
    expect(await far.answers.stop(place, id)).toBe(true);
    await vi.waitFor(async () => expect(await far.answers.underWay(place)).toBeUndefined());
  });

  test.each([
    ['for long', false],
    ['for a moment', true],
  ])('gone %s leaves one model at a time', async (_name, isMended) => {
    const way = await openWay();
    const near = await answersOn(way.database);
    const far = await answersOn(database);
    const place = newPlace();
    const older = await near.answers.open(place, randomUUID());
    endWhenCut(older);
    way.cut();
    if (isMended) way.mend();
    const newer = await far.answers.open(place, randomUUID());
    expect(older.signal.aborted).toBe(true);
    expect(newer.signal.aborted).toBe(false);
    if (!isMended) {
      expect(older.cutOff()).toBe('interrupted');
      await expect(near.answers.open(newPlace(), randomUUID())).rejects.toThrow();
    }
  });
});
