import { expect, test } from 'vitest';
import { eveningPanes } from './evening-panes.ts';

const panes = { dark: 0.02, middle: 0.1, bright: 0.3 };

test('long exposures do not burn out lit rooms, and dim rooms stay as they are', () => {
  const rooms = Array.from({ length: 100 }, (_, k) => k * 0.05);
  expect(eveningPanes([...rooms], panes) * 4).toBeLessThan(0.7);
  expect(
    eveningPanes(
      rooms.map((level) => level / 20),
      panes,
    ),
  ).toBe(1);
});
