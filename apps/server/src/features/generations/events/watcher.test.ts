import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { generation, generationEvent } from '../../../platform/db/schema/generations.ts';
import { firstOf } from '../../../testing/first-of.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createWatcher } from './watcher.ts';

const { db } = await openTestDatabase();
afterEach(async () => {
  vi.useRealTimers();
  await db.delete(generation);
});

/** The database, counting statements. */
function counting(of: Database) {
  const asked = { statements: 0 };
  const counted = new Proxy(of, {
    get(target, name, receiver) {
      if (name === 'select' || name === 'execute') asked.statements += 1;
      const value = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { asked, counted };
}

function testNotifier() {
  const heard = new Map<string, () => void>();
  return {
    notify: (id: string) => heard.get(id)?.(),
    heard,
    listen: (id: string, hear: () => void) => {
      heard.set(id, hear);
      return () => void heard.delete(id);
    },
  };
}

async function addWork(id: string, order: number): Promise<void> {
  await db.insert(generation).values({
    id,
    owner: id,
    tool: 'visual',
    status: 'queued',
    title: id,
    recipe: {},
    quotaSubject: id,
    quotaDay: '2026-01-01',
    quotaUnits: 1,
    deadlineAt: new Date('2030-01-01'),
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, order)),
    lastEvent: 1,
  });
  await db
    .insert(generationEvent)
    .values({ generationId: id, number: 1, data: { type: 'queued', position: order } });
}

async function addEvent(id: string, number: number): Promise<void> {
  await db.insert(generationEvent).values({
    generationId: id,
    number,
    data: { type: 'stage', name: 'Drawing', percent: number },
  });
  await db.update(generation).set({ lastEvent: number }).where(eq(generation.id, id));
}

test('two hundred streams cost two statements every three seconds, and two per notice (19.4)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ids = Array.from({ length: 50 }, (_, index) => `watched-${index}`);
  for (const [order, id] of ids.entries()) await addWork(id, order);
  const { asked, counted } = counting(db);
  const notifier = testNotifier();
  const { follow } = createWatcher({ db: counted, notifier });
  const stop = new AbortController();
  const told: string[] = [];
  const reading = Array.from({ length: 200 }, async (_, index) => {
    const id = ids[index % ids.length]!;
    for await (const { data } of follow(id, 0, stop.signal, async () => true)) {
      told.push(data.type);
    }
  });
  await expect.poll(() => told).toHaveLength(200);
  asked.statements = 0;
  vi.advanceTimersByTime(5_000);
  // Where each stands, and the whole line.
  await expect.poll(() => asked.statements).toBe(2);
  await addEvent(firstOf(ids), 2);
  notifier.notify(firstOf(ids));
  await expect.poll(() => told.filter((type) => type === 'stage')).toHaveLength(4);
  expect(asked.statements).toBe(2 + 2);
  stop.abort();
  await Promise.all(reading);
  expect(notifier.heard.size).toBe(0);
});

test('notified work is skipped in the next poll only', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await addWork('heard', 0);
  const { asked, counted } = counting(db);
  const notifier = testNotifier();
  const stop = new AbortController();
  const events = createWatcher({ db: counted, notifier }).follow(
    'heard',
    0,
    stop.signal,
    async () => true,
  );
  await events.next();
  await db.update(generation).set({ status: 'running' });
  await addEvent('heard', 2);
  const next = events.next();
  notifier.notify('heard');
  await next;
  const before = asked.statements;
  vi.advanceTimersByTime(5_000);
  expect(asked.statements).toBe(before);
  vi.advanceTimersByTime(5_000);
  expect(asked.statements).toBe(before + 1);
  stop.abort();
  await events.return();
});

test('new readers start at the beginning, returning ones where they were', async () => {
  await addWork('read', 0);
  const notifier = testNotifier();
  const { follow } = createWatcher({ db, notifier });
  const read = async (after: number, most: number) => {
    const stop = new AbortController();
    const numbers: (number | undefined)[] = [];
    for await (const { number } of follow('read', after, stop.signal, async () => true)) {
      numbers.push(number);
      if (numbers.length >= most) stop.abort();
    }
    return numbers;
  };
  expect(await read(0, 1)).toEqual([1]);
  for (const number of [2, 3, 4]) await addEvent('read', number);
  await db.update(generation).set({ status: 'done' });
  expect(await read(0, 9)).toEqual([1, 2, 3, 4]);
  expect(await read(2, 9)).toEqual([3, 4]);
  expect(await read(4, 9)).toEqual([]);
});

test('a notice is delivered at once; queue moves are sent without a number', async () => {
  await addWork('first', 1);
  await addWork('second', 2);
  const notifier = testNotifier();
  const { follow } = createWatcher({ db, notifier });
  const stop = new AbortController();
  const events = follow('second', 0, stop.signal, async () => true);
  expect((await events.next()).value).toMatchObject({ number: 1, data: { position: 2 } });
  const now = await events.next();
  expect(now.value).toEqual({ data: { type: 'queued', position: 1 } });
  await addEvent('second', 2);
  const next = events.next();
  notifier.notify('second');
  expect((await next).value).toMatchObject({ number: 2, data: { type: 'stage' } });
  await events.return();
  expect(notifier.heard.size).toBe(0);
});

test('a stop ends a stream at once, also one with more to tell', async () => {
  await addWork('many', 0);
  for (const number of [2, 3, 4]) await addEvent('many', number);
  const notifier = testNotifier();
  const stop = new AbortController();
  const events = createWatcher({ db, notifier }).follow('many', 0, stop.signal, async () => true);
  expect((await events.next()).value).toMatchObject({ number: 1 });
  stop.abort();
  expect((await events.next()).done).toBe(true);
  expect(notifier.heard.size).toBe(0);
});

test('deleted work ends its streams', async () => {
  const { follow } = createWatcher({ db, notifier: testNotifier() });
  const events = follow('gone', 0, new AbortController().signal, async () => true);
  expect((await events.next()).done).toBe(true);
});

/** The database, with outages. */
function interrupted(of: Database) {
  const line = { isDown: false, failures: 0 };
  const failing = new Proxy(of, {
    get(target, name, receiver) {
      if (line.isDown && name === 'execute') {
        line.failures += 1;
        throw new Error('The connection is gone');
      }
      const value = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { line, failing };
}

test('a stream that breaks twice misses and repeats nothing (R-07)', async () => {
  await addWork('broken', 0);
  await addEvent('broken', 2);
  const { line, failing } = interrupted(db);
  const notifier = testNotifier();
  const { follow } = createWatcher({ db: failing, notifier });
  const told: number[] = [];
  /** Reads this many events, then continues during the outage; with fewer, to the end. */
  const read = async (after: number, most: number) => {
    line.isDown = false;
    const { signal } = new AbortController();
    for await (const { number } of follow('broken', after, signal, async () => true)) {
      // Queue positions aren't numbered, and are sent again to everyone.
      if (number === undefined) continue;
      told.push(number);
      if (told.length < most) continue;
      line.isDown = true;
      notifier.notify('broken');
    }
  };
  await expect(read(0, 2)).rejects.toThrow('The connection is gone');
  for (const number of [3, 4]) await addEvent('broken', number);
  await expect(read(2, 4)).rejects.toThrow('The connection is gone');
  await addEvent('broken', 5);
  await db.update(generation).set({ status: 'done' });
  await read(4, 9);
  expect(told).toEqual([1, 2, 3, 4, 5]);
  expect(notifier.heard.size).toBe(0);
});

test("a reader after a failed poll isn't affected", async () => {
  await addWork('failed look', 0);
  const { line, failing } = interrupted(db);
  const notifier = testNotifier();
  const { follow } = createWatcher({ db: failing, notifier });
  const { signal } = new AbortController();
  const first = follow('failed look', 0, signal, async () => true);
  await first.next();
  line.isDown = true;
  notifier.notify('failed look');
  await expect.poll(() => line.failures).toBeGreaterThan(0);
  line.isDown = false;
  await addEvent('failed look', 2);
  const second = follow('failed look', 1, signal, async () => true);
  expect((await second.next()).value).toMatchObject({ number: 2 });
  await second.return();
  await expect(first.next()).rejects.toThrow('The connection is gone');
});
