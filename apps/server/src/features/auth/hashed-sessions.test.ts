/** No query hands a session's token to the rows, and callers get back the one they asked with. */
import type { BetterAuthOptions, DBAdapter } from 'better-auth';
import { expect, test } from 'vitest';
import { hashedToken, withHashedSessions } from './hashed-sessions.ts';

/** SHA-256 of the letters "abc", by the standard's own example. */
const hashOfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

function recorded() {
  const asked: unknown[] = [];
  const answering = (answer: unknown) => async (input: unknown) => {
    asked.push(input);
    return answer;
  };
  const row = { id: 's1', token: hashOfAbc };
  const one = Object.fromEntries(
    ['create', 'findOne', 'update', 'consumeOne', 'incrementOne'].map((name) => [
      name,
      answering(row),
    ]),
  );
  const many = Object.fromEntries(
    ['updateMany', 'count', 'delete', 'deleteMany'].map((name) => [name, answering(1)]),
  );
  const adapter = {
    ...{ ...one, ...many, findMany: answering([row, { id: 's2', token: 'of another' }]) },
    transaction: async (work: (inner: unknown) => unknown) => work(adapter),
  };
  const hashing = withHashedSessions(() => adapter as unknown as DBAdapter<BetterAuthOptions>);
  return { asked, rows: hashing({}) as unknown as Record<string, (input: unknown) => unknown> };
}

const where = [
  { field: 'token', value: 'abc' },
  { field: 'userId', value: 'abc' },
];
const hashedWhere = [
  { field: 'token', value: hashOfAbc },
  { field: 'userId', value: 'abc' },
];
const plain = { id: 's1', token: 'abc' };

test('a hash has the format of the rows', () => {
  expect(hashedToken('abc')).toBe(hashOfAbc);
});

test.each(['findOne', 'consumeOne', 'incrementOne'])('%s by a token', async (name) => {
  const { asked, rows } = recorded();
  expect(await rows[name]?.({ model: 'session', where })).toEqual(plain);
  expect(asked).toEqual([{ model: 'session', where: hashedWhere }]);
});

test.each(['count', 'delete', 'deleteMany'])('%s by a token', async (name) => {
  const { asked, rows } = recorded();
  await rows[name]?.({ model: 'session', where });
  expect(asked).toEqual([{ model: 'session', where: hashedWhere }]);
});

test('a new session is stored by its hash and returned with its token', async () => {
  const { asked, rows } = recorded();
  const data = { token: 'abc', userId: 'p1' };
  expect(await rows.create?.({ model: 'session', data })).toEqual(plain);
  expect(asked).toEqual([{ model: 'session', data: { token: hashOfAbc, userId: 'p1' } }]);
});

test('an update by token that gives another token', async () => {
  const { asked, rows } = recorded();
  const update = { token: 'abc' };
  expect(await rows.update?.({ model: 'session', where, update })).toEqual(plain);
  await rows.updateMany?.({ model: 'session', where, update });
  const sent = { model: 'session', where: hashedWhere, update: { token: hashOfAbc } };
  expect(asked).toEqual([sent, sent]);
});

test('of many only the one that was asked for has its token back', async () => {
  const { asked, rows } = recorded();
  const several = [{ field: 'token', operator: 'in', value: ['abc'] }];
  expect(await rows.findMany?.({ model: 'session', where: several })).toEqual([
    plain,
    { id: 's2', token: 'of another' },
  ]);
  expect(asked).toEqual([
    { model: 'session', where: [{ field: 'token', operator: 'in', value: [hashOfAbc] }] },
  ]);
});

test('a session that is not there stays null, and a count a number', async () => {
  const adapter = { findOne: async () => null, update: async () => null };
  const rows = withHashedSessions(() => adapter as unknown as DBAdapter<BetterAuthOptions>)({});
  expect(await rows.findOne({ model: 'session', where })).toBeNull();
  expect(await rows.update({ model: 'session', where, update: {} })).toBeNull();
});

test('tokens of other tables stay as they are', async () => {
  const { asked, rows } = recorded();
  await rows.findOne?.({ model: 'verification', where });
  await rows.create?.({ model: 'verification', data: { token: 'abc' } });
  expect(asked).toEqual([
    { model: 'verification', where },
    { model: 'verification', data: { token: 'abc' } },
  ]);
});

test('a transaction hashes as well', async () => {
  const { asked, rows } = recorded();
  const within = (inner: typeof rows) => inner.findOne?.({ model: 'session', where });
  expect(await rows.transaction?.(within)).toEqual(plain);
  expect(asked).toEqual([{ model: 'session', where: hashedWhere }]);
});
