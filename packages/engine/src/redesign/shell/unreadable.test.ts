import { expect, test } from 'vitest';
import { whyTooNarrow } from './unreadable.ts';

test('a kitchen as wide as a corridor was read wrongly, and is told', () => {
  expect(whyTooNarrow(1.1, 'Kitchen')).toContain('cannot be told from what stands before them');
  expect(whyTooNarrow(1.54, 'Bedroom')).toBeDefined();
});

test('rooms that may be narrow, and rooms that are wide enough, are furnished', () => {
  expect(whyTooNarrow(1.1, 'Bathroom')).toBeUndefined();
  expect(whyTooNarrow(1.3, 'Foyer')).toBeUndefined();
  expect(whyTooNarrow(1.85, 'Bedroom')).toBeUndefined();
});
