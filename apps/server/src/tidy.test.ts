import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { finishUpdate, tidy } from './caretaking.ts';
import { storageOfKinds } from './features/administration/storage-by-kind.ts';
import { duty } from './platform/db/schema/duties.ts';
import {
  file,
  generation,
  generationEvent,
  quota,
  storageByKind,
  storageChange,
  storageUse,
} from './platform/db/schema/generations.ts';
import { session } from './platform/db/schema/people.ts';
import { invitation } from './platform/db/schema/sign-up.ts';
import { pauseDuty, takeDuty, tidyDuty } from './platform/jobs/duty.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function addResult(owner: string, more: Partial<typeof generation.$inferInsert> = {}) {
  const id = randomUUID();
  await app.database.db.insert(generation).values({
    ...{ id, owner, title: id, recipe: {} },
    tool: 'visual',
    status: 'done',
    ...{ quotaSubject: owner, quotaDay: '2026-01-01', quotaUnits: 1, lastEvent: 2 },
    deadlineAt: daysAgo(0),
    ...more,
  });
  return id;
}

async function addFile(owner: string, more: Partial<typeof file.$inferInsert> = {}) {
  const id = randomUUID();
  await app.database.db.insert(file).values({
    ...{ id, owner, storageKey: `photos/${id}.png`, contentType: 'image/png' },
    kind: 'photo',
    ...{ bytes: 100, sha256: id },
    ...more,
  });
  return id;
}

const parts = () => ({ ...app, clock: app.clock.now });
/** As if a minute had passed. */
async function tidyNow() {
  await app.database.db.delete(duty);
  expect(await tidy(parts())).toBe(true);
  expect(await finishUpdate(parts())).toBe(true);
}

test('one process holds a duty until it expires', async () => {
  const { db } = app.database;
  const taken = await Promise.all(
    Array.from({ length: 8 }, () => takeDuty(db, 'cleaning', 60_000)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await takeDuty(db, 'cooking', 0)).toBeDefined();
  expect(await takeDuty(db, 'cooking', 0)).toBeDefined();
  await takeDuty(db, 'tidy', 60_000);
  expect(await tidy(parts())).toBe(false);
  // A release before this one holds that duty as long as it lives.
  expect(await finishUpdate(parts())).toBe(true);
});

test('storage is counted with every change of files; deleted results use none', async () => {
  const { db } = app.database;
  const used = async () =>
    (await db.select().from(storageUse).where(eq(storageUse.owner, 'counted')))[0]?.bytes;
  const id = await addResult('counted');
  const photo = await addFile('counted');
  const picture = await addFile('counted', { kind: 'picture', generationId: id, bytes: 7 });
  expect(await used()).toBe(107);
  await db.update(file).set({ bytes: 9 }).where(eq(file.id, picture));
  expect(await used()).toBe(109);
  await db.update(generation).set({ deletedAt: new Date() }).where(eq(generation.id, id));
  expect(await used()).toBe(100);
  await db.update(generation).set({ deletedAt: null }).where(eq(generation.id, id));
  expect(await used()).toBe(109);
  await db
    .update(generation)
    .set({ deletedAt: daysAgo(1) })
    .where(eq(generation.id, id));
  await tidyNow();
  expect(await app.pictureService.files.find(picture)).toBeUndefined();
  expect(await used()).toBe(100);
  await app.pictureService.files.remove([photo]);
  expect(await used()).toBe(0);
});

test('files are counted by kind with every change, before and after all were counted once', async () => {
  const { db } = app.database;
  await db.delete(storageByKind);
  const counted = async () => {
    const rows = await storageOfKinds(db);
    return rows.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
  };
  const truth = async () => {
    const { rows } = await db.execute(
      sql`select kind, count(*)::int as files, sum(bytes)::int as bytes from files group by kind order by kind`,
    );
    return rows;
  };
  const first = await addFile('by-kind', { kind: 'overlay', bytes: 11 });
  // As if from before the update.
  await db.delete(storageChange);
  await addFile('by-kind', { kind: 'mask', bytes: 5 });
  expect(await counted()).toEqual(await truth());
  for (const round of [1, 2, 3]) {
    await tidyNow();
    expect(await counted()).toEqual(await truth());
    const id = await addFile('by-kind', { kind: 'mask', bytes: round });
    await db.update(file).set({ bytes: 70 }).where(eq(file.id, id));
    await db.update(file).set({ kind: 'preview' }).where(eq(file.id, first));
    expect(await counted()).toEqual(await truth());
    await db.delete(file).where(eq(file.id, id));
    expect(await counted()).toEqual(await truth());
  }
  await tidyNow();
  expect(await db.$count(storageChange)).toBe(0);
  expect(await counted()).toEqual(await truth());
});

test('a photo stays while a result shows it, and goes with the last one', async () => {
  const { db } = app.database;
  const photo = await addFile('shown', { createdAt: daysAgo(8), dueAt: daysAgo(1) });
  const id = await addResult('shown', { originalFileId: photo });
  await tidyNow();
  const [kept] = await db.select().from(file).where(eq(file.id, photo));
  expect(kept?.dueAt?.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  await db
    .update(generation)
    .set({ deletedAt: daysAgo(1) })
    .where(eq(generation.id, id));
  await tidyNow();
  expect(await app.pictureService.files.find(photo)).toBeUndefined();
});

async function addOldResults(name: string) {
  const owner = `visitor:${name}`;
  const values = Array.from({ length: 501 }, (_, index): typeof generation.$inferInsert => ({
    ...{ id: `${name}-${index}`, owner, title: 'old' },
    tool: 'visual',
    status: 'done',
    ...{ recipe: {}, quotaSubject: 'x', quotaDay: '2026-01-01', quotaUnits: 1 },
    deadlineAt: daysAgo(31),
    createdAt: daysAgo(index === 0 ? 29 : 31),
  }));
  await app.database.db.insert(generation).values(values);
}

test('a backup that begins meanwhile stops it between two batches, until it ends', async () => {
  const { db } = app.database;
  await addOldResults('two');
  const left = () => db.$count(generation, eq(generation.owner, 'visitor:two'));
  await db.delete(duty);
  const backups: Promise<{ end(): Promise<void> }>[] = [];
  let batches = 0;
  const isUp = async () => {
    batches += 1;
    if (batches === 2) backups.push(pauseDuty(db, tidyDuty));
    await Promise.all(backups);
    return true;
  };
  await tidy({ ...parts(), pictureService: { ...app.pictureService, storeWatch: { isUp } } });
  expect(await left()).toBe(301);
  await db.delete(duty).where(eq(duty.name, tidyDuty));
  expect(await tidy(parts())).toBe(false);
  for (const backup of backups) await (await backup).end();
  await tidyNow();
  expect(await left()).toBe(1);
});

test("visitors' results are deleted after a month, in several batches", async () => {
  const { db } = app.database;
  await addOldResults('one');
  await tidyNow();
  const left = await db.select().from(generation).where(eq(generation.owner, 'visitor:one'));
  expect(left.map(({ id }) => id)).toEqual(['one-0']);
});

test('steps of work that is over are forgotten, its end and those of open work are not', async () => {
  const { db } = app.database;
  const over = await addResult('told');
  const open = await addResult('told', { status: 'running' });
  const createdAt = daysAgo(3);
  await db.insert(generationEvent).values([
    { generationId: over, number: 1, data: { type: 'queued', position: 0 }, createdAt },
    { generationId: over, number: 2, data: { type: 'done' }, createdAt },
    { generationId: open, number: 1, data: { type: 'queued', position: 0 }, createdAt },
  ]);
  await tidyNow();
  const left = await db.select().from(generationEvent);
  expect(left.map(({ generationId, number }) => [generationId, number]).sort()).toEqual(
    [
      [over, 2],
      [open, 1],
    ].sort(),
  );
  await db.update(generation).set({ status: 'done' }).where(eq(generation.id, open));
});

test('expired invitations are removed', async () => {
  const { db } = app.database;
  const note = { note: 'Ada', createdAt: daysAgo(15) };
  await db.insert(invitation).values([
    { ...note, id: randomUUID(), codeHash: 'over', expiresAt: daysAgo(1) },
    { ...note, id: randomUUID(), codeHash: 'open', expiresAt: daysAgo(-1) },
  ]);
  await tidyNow();
  expect((await db.select().from(invitation)).map(({ codeHash }) => codeHash)).toEqual(['open']);
});

test('counts of days are forgotten after forty', async () => {
  const { db } = app.database;
  const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  const days = [42, 41, 39, 0].map(dayOf);
  await db.insert(quota).values(days.map((day) => ({ subject: 'user:counted', day })));
  await tidyNow();
  const left = await db.select({ day: quota.day }).from(quota).orderBy(quota.day);
  expect(left.map(({ day }) => day)).toEqual(days.slice(2));
});

test('expired sessions are removed', async () => {
  const { db } = app.database;
  const gone = await app.person();
  const here = await app.person();
  await db
    .update(session)
    .set({ expiresAt: daysAgo(1) })
    .where(eq(session.id, gone.sessionId));
  await tidyNow();
  const left = await db.select({ id: session.id }).from(session);
  expect(left.map(({ id }) => id)).toEqual([here.sessionId]);
});
