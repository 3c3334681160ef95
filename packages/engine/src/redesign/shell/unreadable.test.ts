import { expect, test } from 'vitest';
import type { Analysis } from '../../sense/analysis.ts';
import { whyNotFurnished, whyTooNarrow, whyUnreadable } from './unreadable.ts';

test('a kitchen as narrow as a corridor was misread, and is reported', () => {
  expect(whyTooNarrow(1.1, 'Kitchen')).toContain('cannot be told from what stands before them');
  expect(whyTooNarrow(1.54, 'Bedroom')).toBeDefined();
  expect(whyTooNarrow(1.8, 'Kitchen')).toBeDefined();
});

test('potentially narrow rooms, and wide enough ones, are furnished', () => {
  expect(whyTooNarrow(1.1, 'Bathroom')).toBeUndefined();
  expect(whyTooNarrow(1.3, 'Foyer')).toBeUndefined();
  expect(whyTooNarrow(1.85, 'Bedroom')).toBeUndefined();
});

/** A room without floor and ceiling in view. */
const withoutFloor = (walls = 0.4) =>
  ({
    kind: 'interior',
    photo: { widthPx: 64, heightPx: 48, data: new Uint8Array(64 * 48 * 3).fill(128) },
    box: { confidence: 0.004 },
    surfaces: [
      { className: 'floor', area: 0 },
      { className: 'wall', area: walls },
      { className: 'ceiling', area: 0 },
    ],
  }) as unknown as Analysis;

test('bathrooms and kitchens are read without a visible floor, other rooms are not', () => {
  expect(whyUnreadable(withoutFloor(), 'Bathroom')).toBeUndefined();
  expect(whyUnreadable(withoutFloor(), 'Kitchen')).toBeUndefined();
  expect(whyUnreadable(withoutFloor(), 'Bedroom')).toContain('The floor cannot be seen');
});

test('kitchens whose cabinets cover all walls are read, other rooms are not', () => {
  expect(whyUnreadable(withoutFloor(0.05), 'Kitchen')).toBeUndefined();
  expect(whyUnreadable(withoutFloor(0.05), 'Bedroom')).toContain('Too little of the walls');
});

test("a kitchen without cabinets or a bedroom without a bed isn't shown", () => {
  expect(whyNotFurnished(false, 'Kitchen')).toContain('There is no wall');
  expect(whyNotFurnished(false, 'Bedroom')).toContain('There is no wall');
  expect(whyNotFurnished(true, 'Kitchen')).toBeUndefined();
  expect(whyNotFurnished(false, 'Living Room')).toBeUndefined();
});
