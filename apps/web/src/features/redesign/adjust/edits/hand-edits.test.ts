import { expect, test } from 'vitest';
import { cornersToKeep, noEdits } from './hand-edits.ts';

const corners = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
  { x: 0.8, y: 0.8 },
  { x: 0.2, y: 0.8 },
];

test('corners are saved when set or removed, not otherwise', () => {
  const set = { ...noEdits, boxCorners: corners };
  expect(cornersToKeep(noEdits, set)).toBe(corners);
  expect(cornersToKeep(set, { ...set, boxCorners: [...corners] })).toEqual(corners);
  expect(cornersToKeep(set, noEdits)).toBeNull();
  expect(cornersToKeep(set, { ...set })).toBeUndefined();
  expect(cornersToKeep(noEdits, { ...noEdits })).toBeUndefined();
});
