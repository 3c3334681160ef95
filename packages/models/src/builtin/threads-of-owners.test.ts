import { expect, test } from 'vitest';
import { threadsOfOwners } from './threads-of-owners.ts';

const free = (...ids: number[]) => ids.map((id) => ({ id, currentUsage: 0 }));
const busy = (id: number) => ({ id, currentUsage: 1 });

test('a thread stays with its owner while another one may start (19.2)', () => {
  const choose = threadsOfOwners(2);
  expect(choose({ owner: 'ada' }, free(1))?.id).toBe(1);
  // A thread is started for someone else; it has no owner yet.
  const bens = { owner: 'ben' };
  expect(choose(bens, free(1))).toBe(undefined);
  expect(choose(bens, free(1, 2))?.id).toBe(2);
  expect(choose({ owner: 'ada' }, free(2, 1))?.id).toBe(1);
  expect(choose({ owner: 'ben' }, free(1, 2))?.id).toBe(2);
});

test('at the limit the least recently used thread is taken', () => {
  const choose = threadsOfOwners(2);
  choose({ owner: 'ada' }, free(1));
  choose({ owner: 'ben' }, free(1, 2));
  choose({ owner: 'ada' }, free(1, 2));
  expect(choose({ owner: 'cleo' }, free(1, 2))?.id).toBe(2);
  expect(choose({ owner: 'dora' }, free(1, 2))?.id).toBe(1);
  expect(choose({ owner: 'emil' }, [busy(1), busy(2)])).toBe(undefined);
});

test('one task never starts two threads', () => {
  const choose = threadsOfOwners(8);
  choose({ owner: 'ada' }, free(1));
  const task = { owner: 'ben' };
  expect(choose(task, free(1))).toBe(undefined);
  expect(choose(task, free(1))?.id).toBe(1);
});

test('work without an owner uses a free thread and leaves it to its owner', () => {
  const choose = threadsOfOwners(2);
  choose({ owner: 'ada' }, free(1));
  expect(choose({ owner: undefined }, free(1))?.id).toBe(1);
  expect(choose({ owner: 'ada' }, free(2, 1))?.id).toBe(1);
});
