import { expect, test } from 'vitest';
import { roomSize } from './room-size.ts';

const headlineOf = (values: Record<string, number>) => roomSize.run(values).headline;

test('a plain room has a floor and a volume', () => {
  expect(headlineOf({ length: 5, width: 4, height: 2.5 })).toMatch(
    /^\*\*20 m² .* of floor\*\*, 50 m³ .* of volume at 2\.5 m/,
  );
});

test.each([
  [{ length: 5, width: 4, pieces: 2 }, '40'],
  [{ length: 5, width: 4, more: 6 }, '26'],
])('several rooms or an L shape %j have an area in all', (values, area) => {
  expect(headlineOf(values)).toMatch(new RegExp(`^\\*\\*${area} m² .*\\*\\* in all\\.$`));
});
