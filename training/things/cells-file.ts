/** File of the surface network's features for each cell of a picture, as train.py reads it. */
import { writeFileSync } from 'node:fs';
import { readAs } from '../../packages/engine/src/analysis/scene-features.ts';
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { withScratch } from '../../packages/engine/src/ops/scratch-arrays.ts';
import type { SceneKind } from '../../packages/engine/src/sense/analysis.ts';

/**
 * A head of six sizes and five numbers of the view, then summary, scores and cells.
 *
 * @param view the part that is shown, as shares of the photo, and 1 if it is mirrored
 */
export function writeCells(
  file: string,
  picture: RgbImage,
  kind: SceneKind,
  view: readonly number[],
): void {
  const parts = withScratch(() => {
    const seen = readAs(picture, kind);
    const cells = seen.features();
    const classes = seen.scores.length / (seen.width * seen.height);
    const sizes = [cells.width, cells.height, cells.channels, seen.width, seen.height, classes];
    return [Float32Array.of(...sizes, ...view), seen.summary, seen.scores, cells.data];
  });
  const bytes = parts.map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength));
  writeFileSync(file, Buffer.concat(bytes));
}
