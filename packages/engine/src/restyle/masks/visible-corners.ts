/**
 * Whether a wall ends at a visible corner. An accent wall that stops in the middle of a plain wall is
 * conspicuous; real corners have a step of light.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import type { Analysis, Surface } from '../../sense/analysis.ts';
import { noPlane } from '../../sense/analysis.ts';

/** Row interval, and sampling distance from the corner as a share of the width. */
const everyRow = 5;
const beside = 0.015;
/** Minimum wall cover on both sides of a corner to judge it. */
const isWall = 0.6;
/** Step of lightness of a corner, and how far it must exceed the wall's own variation. */
const leastStep = 0.018;
const overUneven = 1.3;
/** Share of rows in which a corner must be visible; shorter corners, relative to the height, are ignored. */
const seenShare = 0.5;
const leastLength = 0.06;

/** Mean lightness of three pixels in a row, around this one. */
function lightnessAt({ data, widthPx }: RgbImage, x: number, y: number): number {
  let light = 0;
  for (let at = (y * widthPx + x - 1) * 3; at < (y * widthPx + x + 2) * 3; at += 3) {
    light +=
      0.25 * linearFromSrgb8[data[at]!]! +
      0.66 * linearFromSrgb8[data[at + 1]!]! +
      0.09 * linearFromSrgb8[data[at + 2]!]!;
  }
  return Math.cbrt(light / 3);
}

/** True if the corners between this plane and other walls are visible, or hidden by things. */
export function cornersAreVisible(analysis: Analysis, wall: Surface, plane: number): boolean {
  const { photo, planeOf } = analysis;
  const { widthPx, heightPx } = photo;
  const away = Math.max(2, Math.round(beside * widthPx));
  const matte = wall.matte.data;
  const judged = { left: 0, right: 0 };
  const seen = { left: 0, right: 0 };
  for (let y = 2; y < heightPx; y += everyRow) {
    const start = y * widthPx;
    for (let x = 2 * away + 1; x + 2 * away + 2 < widthPx; x++) {
      const [here, next] = [planeOf[start + x]!, planeOf[start + x + 1]!];
      if (here === next || here === noPlane || next === noPlane) continue;
      if (here !== plane && next !== plane) continue;
      if (matte[start + x - away]! < isWall || matte[start + x + away]! < isWall) continue;
      const side = here === plane ? 'right' : 'left';
      judged[side]++;
      const [before, after] = [lightnessAt(photo, x - away, y), lightnessAt(photo, x + away, y)];
      const uneven = Math.max(
        Math.abs(before - lightnessAt(photo, x - 2 * away, y)),
        Math.abs(after - lightnessAt(photo, x + 2 * away, y)),
      );
      const step = Math.abs(before - after);
      if (step > leastStep && step > overUneven * uneven) seen[side]++;
    }
  }
  const least = (leastLength * heightPx) / everyRow;
  return (['left', 'right'] as const).every(
    (side) => judged[side] < least || seen[side] >= seenShare * judged[side],
  );
}
