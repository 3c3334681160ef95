import { expect, test } from 'vitest';
import type { Piece } from './layout.ts';
import { edited } from './use-edits.ts';

const plan = (key: string) => [{ key } as Piece];
const first: ReturnType<typeof edited<Piece[]>> = { past: [], now: plan('as made'), future: [] };

test('undo and redo, until a new edit', () => {
  const moved = edited(first, { type: 'edit', now: plan('moved') });
  const undone = edited(moved, { type: 'undo' });
  expect(undone).toEqual({ past: [], now: plan('as made'), future: [plan('moved')] });
  expect(edited(undone, { type: 'redo' })).toEqual(moved);
  expect(edited(undone, { type: 'edit', now: plan('turned') }).future).toEqual([]);
});

test('nothing to undo before the first edit or redo after the last', () => {
  expect(edited(first, { type: 'undo' })).toEqual(first);
  expect(edited(first, { type: 'redo' })).toEqual(first);
});

test('a hundred steps are kept', () => {
  let edits = first;
  for (let step = 0; step < 130; step++)
    edits = edited(edits, { type: 'edit', now: plan(`${step}`) });
  expect(edits.past).toHaveLength(100);
  expect(edits.past[0]).toEqual(plan('29'));
});
