/** Which work is listed, in which order, and what is told of it. */
import { expect, test } from 'vitest';
import { generation } from '../../platform/db/schema/generations.ts';
import { runningProcess } from '../../platform/db/schema/hosts.ts';
import { user } from '../../platform/db/schema/people.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { listJobs } from './list-jobs.ts';

const { db } = await openTestDatabase();
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 8, minute));
const add = (id: string, more: Partial<typeof generation.$inferInsert>) =>
  db.insert(generation).values({
    ...{ id, owner: 'ada', title: id, recipe: {}, tool: 'visual', status: 'queued' },
    ...{ quotaSubject: 'user:ada', quotaDay: '2026-01-01', quotaUnits: 1, deadlineAt: at(59) },
    ...{ createdAt: at(0), ...more },
  });

test('running and waiting work in its turn, failed work from the latest on', async () => {
  await db.insert(user).values({
    ...{ id: 'ada', email: 'ada@house.dev', name: 'Ada Lovelace' },
    ...{ firstName: 'Ada', lastName: 'Lovelace' },
  });
  await db.insert(runningProcess).values({
    ...{
      presence: 7,
      kind: 'worker',
      host: 'attic',
      version: '1',
      oldestBeside: '1',
      storeId: 's',
    },
  });
  await add('later', { createdAt: at(2) });
  await add('earlier', { createdAt: at(1) });
  await add('premium', { createdAt: at(3), priority: 10 });
  await add('second', { status: 'running', createdAt: at(5), fence: '71.a' });
  await add('first', {
    ...{ status: 'running', createdAt: at(4), startedAt: at(6), fence: '7.a.b' },
    ...{ attempts: 2, percent: 40, owner: 'visitor:v', prompt: 'secret' },
  });
  await add('old', { status: 'failed', finishedAt: at(10) });
  await add('new', {
    ...{ status: 'failed', finishedAt: at(11), tool: 'sketch' },
    ...{ problemCode: 'TOO_LARGE', problemDetails: { limit: '15 MB' } },
  });
  await add('gone', { status: 'failed', finishedAt: at(12), deletedAt: at(13) });
  await add('done', { status: 'done', finishedAt: at(12) });
  const { running, waiting, failed } = await listJobs(db);
  const ids = [running, waiting, failed].map((jobs) => jobs.map(({ id }) => id).join(' '));
  expect(ids).toEqual(['first second', 'premium earlier later', 'new old']);
  expect(running[0]).toEqual({
    ...{ id: 'first', tool: 'visual', owner: null, host: 'attic', attempts: 2, percent: 40 },
    ...{ orderedAt: '2026-01-01T08:04:00.000Z', startedAt: '2026-01-01T08:06:00.000Z' },
    ...{ endedAt: null, problem: null },
  });
  expect(running[1]).toMatchObject({ owner: 'Ada Lovelace', host: null, startedAt: null });
  expect(failed[0]).toMatchObject({
    ...{ tool: 'sketch', endedAt: '2026-01-01T08:11:00.000Z', host: null },
    problem: 'This file is larger than 15 MB. Please choose a smaller one.',
  });
});
