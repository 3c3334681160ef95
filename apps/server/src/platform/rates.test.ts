import { beforeAll, expect, test } from 'vitest';
import { timedStatements } from '../testing/million/timed-statements.ts';
import { testClock } from '../testing/test-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './db/database.ts';
import { rate } from './db/schema/rates.ts';
import { forgetRefusals, knownRefusal, mostRefusals, rememberRefusal } from './limits/refusals.ts';
import { forgetTurns, sweepRates, takeTurn } from './rates.ts';

// Before anything is connected.
const statements = timedStatements();
let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase());
});

const rule = { name: 'knock', turns: 3, windowSeconds: 60 };

test('the turns of a window are counted for each subject, and come back when it ends', async () => {
  const clock = testClock();
  const take = (subject: string) => takeTurn(db, rule, subject, clock.now);
  for (let turn = 1; turn <= 3; turn += 1)
    expect(await take('ada')).toMatchObject({ allowed: true });
  expect(await take('ada')).toMatchObject({ allowed: false, retryAfterSeconds: 60 });
  expect(await take('bob')).toMatchObject({ allowed: true });
  clock.advance(40);
  expect(await take('ada')).toMatchObject({ allowed: false, retryAfterSeconds: 20 });
  clock.advance(20);
  expect(await take('ada')).toMatchObject({ allowed: true });
});

test('a flood of refused turns costs no statement, until the window ends', async () => {
  const clock = testClock();
  const take = () => takeTurn(db, rule, 'flood', clock.now);
  for (let turn = 1; turn <= 4; turn += 1) await take();
  statements.forget();
  const refused = await Promise.all(Array.from({ length: 200 }, take));
  expect(refused.filter(({ allowed }) => allowed)).toEqual([]);
  expect(statements.counts()).toEqual([]);
  clock.advance(50);
  expect(await take()).toMatchObject({ allowed: false, retryAfterSeconds: 10 });
  expect(await takeTurn(db, { ...rule, name: 'ring' }, 'flood', clock.now)).toMatchObject({
    allowed: true,
  });
  clock.advance(10);
  expect(await take()).toMatchObject({ allowed: true });
  expect(statements.counts().reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('of all that were refused only the latest are remembered', () => {
  for (let key = 0; key <= mostRefusals; key += 1) rememberRefusal(db, `${key}`, 1_000 + key);
  expect(knownRefusal(db, '0', 0)).toBeUndefined();
  expect(knownRefusal(db, '1', 0)).toBe(1_001);
  forgetRefusals(db);
  expect(knownRefusal(db, '1', 0)).toBeUndefined();
});

test('several turns are taken at once', async () => {
  const clock = testClock();
  const take = (turns: number) => takeTurn(db, rule, 'carrier', clock.now, turns);
  expect(await take(2)).toMatchObject({ allowed: true });
  expect(await take(2)).toMatchObject({ allowed: false });
});

test('of fifty turns at once exactly the allowed ones pass (C-01)', async () => {
  const clock = testClock();
  const turns = await Promise.all(
    Array.from({ length: 50 }, () => takeTurn(db, rule, 'crowd', clock.now)),
  );
  expect(turns.filter((turn) => turn.allowed)).toHaveLength(3);
});

test('a success resets the count', async () => {
  const clock = testClock();
  for (let turn = 0; turn < 4; turn += 1) await takeTurn(db, rule, 'eve', clock.now);
  await forgetTurns(db, [{ rule, subject: 'eve' }]);
  expect(await takeTurn(db, rule, 'eve', clock.now)).toMatchObject({ allowed: true });
});

test('subjects are not stored readably, and ended windows are swept away', async () => {
  const clock = testClock();
  await takeTurn(db, rule, 'somebody@example.com', clock.now);
  const rows = await db.select().from(rate);
  expect(JSON.stringify(rows)).not.toContain('somebody');
  clock.advance(3_600);
  await sweepRates(db, clock.now);
  expect(await db.select().from(rate)).toEqual([]);
});
