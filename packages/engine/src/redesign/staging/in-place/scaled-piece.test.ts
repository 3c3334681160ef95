import { expect, test } from 'vitest';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { styleRecord } from '../../furnish/furnish-room.ts';
import { bed } from '../../furnish/pieces/bedroom.ts';
import { scaledPiece } from './scaled-piece.ts';

test('a placed thing is scaled across, up and forwards before it is turned', () => {
  const b = new SceneBuilder();
  let corner: readonly number[] = [];
  b.place({ at: [1, 0, 0], turnRad: Math.PI / 2 }, () =>
    b.place({ scale: [2, 3, 4] }, () => {
      corner = b.world([1, 1, 1]);
    }),
  );
  expect(corner[0]).toBeCloseTo(5, 6);
  expect(corner[1]).toBeCloseTo(3, 6);
  expect(corner[2]).toBeCloseTo(-2, 6);
});

test('a wider, higher and shorter bed says so', () => {
  const own = bed(styleRecord('Modern'), 1.6, 0);
  const { widthMetres, depthMetres, heightMetres, footprint } = scaledPiece(own, [1.1, 1.2, 0.9]);
  expect(widthMetres).toBeCloseTo(2.068, 5);
  expect(depthMetres).toBeCloseTo(1.971, 5);
  expect(heightMetres).toBeCloseTo(1.2 * own.heightMetres, 5);
  expect(footprint.x1 - footprint.x0).toBeCloseTo(2.068, 5);
});
