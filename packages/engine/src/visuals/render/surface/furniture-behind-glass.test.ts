import { expect, test } from 'vitest';
import {
  furnishRoomBehindGlass,
  type SilhouetteHit,
  sampleFurniture,
} from './furniture-behind-glass.ts';

const softMetres = 0.01;

function coverAt(roomWidthMetres: number, identity: number, x: number, y: number): SilhouetteHit {
  const hit: SilhouetteHit = { cover: 0, isLamp: false };
  const room = furnishRoomBehindGlass(roomWidthMetres, identity, 7);
  sampleFurniture(room, x, y, softMetres, new Float64Array(3), hit);
  return hit;
}

const identities = Array.from({ length: 40 }, (_, index) => index / 40);
const heights = Array.from({ length: 60 }, (_, index) => 0.02 + index * 0.05);

test.each([1, 2.3, 3, 4.5])(
  'nothing intersects the walls of a room %f m wide',
  (roomWidthMetres) => {
    const inWall = identities.filter((identity) =>
      heights.some(
        (y) =>
          coverAt(roomWidthMetres, identity, -0.15, y).cover > 0 ||
          coverAt(roomWidthMetres, identity, roomWidthMetres + 0.15, y).cover > 0,
      ),
    );
    expect(inWall).toEqual([]);
  },
);

test('the light of a room is at its lit lamp shade', () => {
  for (const identity of identities) {
    const { group, middleMetres } = furnishRoomBehindGlass(4.5, identity, 7);
    const { across, high } = group.lamp;
    expect(coverAt(4.5, identity, middleMetres + across, high)).toEqual({ cover: 1, isLamp: true });
  }
});

test('rooms of one house vary in furniture', () => {
  const groups = identities.map((identity) => furnishRoomBehindGlass(4.5, identity, 7).group);
  expect(new Set(groups).size).toBeGreaterThan(3);
});
