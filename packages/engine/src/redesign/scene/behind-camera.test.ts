import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { SceneBuilder } from '../../visuals/scene/builder.ts';
import { wallSpot } from '../furnish/floor-plan.ts';
import { styleKit } from '../furnish/style-kit.ts';
import { drawnRoom } from '../testing/drawn-room.ts';
import { drawnPicture } from '../testing/drawn-shell.ts';
import { furnishBehindCamera } from './behind-camera.ts';

/** Corners of everything that hangs out of view in a synthetic room. */
function hungIn(seed: number, hasMirrors = true) {
  const { shell, record } = drawnRoom(seed);
  const b = new SceneBuilder();
  const random = createRandom(seed);
  const kit = styleKit(b, record, random);
  const mirrors = hasMirrors ? [wallSpot(shell, 'back', shell.width / 3)] : [];
  furnishBehindCamera(b, { shell, record, kit, random, hasTowels: true, mirrors });
  const { positions, count } = b.triangles;
  const corners = Array.from({ length: count * 3 }, (_, k) => positions.subarray(k * 3, k * 3 + 3));
  return { shell, corners };
}

test('pictures hang on walls outside the photo only', () => {
  let all = 0;
  const wrong: string[] = [];
  for (let seed = 1; seed <= 40; seed++) {
    const { shell, corners } = hungIn(seed);
    const { position, right, forward, focalPx, centreX } = shell.camera;
    all += corners.length;
    for (const [x, y, z] of corners) {
      const isInside =
        Math.abs(x!) < shell.width / 2 + 0.01 &&
        Math.abs(z!) < shell.depth / 2 + 0.01 &&
        y! < shell.height;
      const [dx, dz] = [x! - position[0], z! - position[2]];
      const away = dx * forward[0] + dz * forward[2];
      const column = centreX + (focalPx * (dx * right[0] + dz * right[2])) / away;
      const isSeen = away >= 0.3 && column >= 0 && column <= drawnPicture.widthPx;
      if (!isInside || isSeen) wrong.push(`${seed}: ${x} ${y} ${z}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(all).toBeGreaterThan(2000);
});

test('more hangs where a mirror shows a bare wall', () => {
  const hung = (hasMirrors: boolean) =>
    Array.from({ length: 40 }, (_, seed) => hungIn(seed, hasMirrors).corners.length).reduce(
      (sum, one) => sum + one,
      0,
    );
  expect(hung(true)).toBeGreaterThan(hung(false));
});
