import { expect, test } from 'vitest';
import { surfaceOf } from '../../sense/analysis.ts';
import { boxPlanesOf } from '../masks/box-planes.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { isClearWall, shareBeyondBox } from './surface-trust.ts';

const room = syntheticScene({ widthPx: 160 });
const back = room.planes.findIndex((plane) => plane.id === 'wall-back');
const ceiling = room.planes.findIndex((plane) => plane.id === 'ceiling');

/** The same room with the ceiling misclassified as wall. */
function wallUpToTheTop() {
  const behind = boxPlanesOf(room);
  const wall = surfaceOf(room, 'wall');
  const data = wall.matte.data.map((cover, index) => (behind[index] === ceiling ? 1 : cover));
  const surfaces = room.surfaces.map((one) =>
    one.className === 'wall' ? { ...one, matte: { ...one.matte, data } } : one,
  );
  return { ...room, surfaces };
}

test('if the ceiling may be wall there is no accent wall', () => {
  expect(shareBeyondBox(room, surfaceOf(room, 'wall'))).toBeLessThan(0.1);
  expect(isClearWall(room, surfaceOf(room, 'wall'), back)).toBe(true);
  const torn = wallUpToTheTop();
  expect(shareBeyondBox(torn, surfaceOf(torn, 'wall'))).toBeGreaterThan(0.2);
  expect(isClearWall(torn, surfaceOf(torn, 'wall'), back)).toBe(false);
});
