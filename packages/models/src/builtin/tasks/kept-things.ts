/** Things of the photo that an order keeps: found where the photo was read, and told in words. */
import { type Analysis, keptCover, keptThings, type ThingToKeep } from '@maquette/engine/restyle';
import { type ReadPhoto, readPhoto } from './photo-analysis.ts';
import { decodeMask, encodePng } from './plain-picture.ts';
import type { KeepMaskInput, RestyleRecipe, TaskReports } from './task-table.ts';

/** Boxes as shares of what was analysed: empty bars of the photo are left out there. */
export function keptOf(
  { keptThings: wanted = [] }: Pick<RestyleRecipe, 'keptThings'>,
  { analysis, widthPx, heightPx }: Pick<ReadPhoto, 'analysis' | 'widthPx' | 'heightPx'>,
): ThingToKeep[] {
  const { crop } = analysis;
  const [across, down] = [widthPx / crop.widthPx, heightPx / crop.heightPx];
  return wanted.map(({ name, box }) => ({
    name,
    box: {
      x: box.x * across - crop.x / crop.widthPx,
      y: box.y * down - crop.y / crop.heightPx,
      width: box.width * across,
      height: box.height * down,
    },
  }));
}

/** The brush's mask with what is kept added to it; undefined where neither is there. */
export function withKept(
  protect: Float32Array | undefined,
  analysis: Analysis,
  keep: readonly ThingToKeep[],
): Float32Array | undefined {
  const cover = keptCover(keptThings(analysis, keep));
  if (!cover || !protect) return cover ?? protect;
  return protect.map((value, at) => Math.max(value, cover[at]!));
}

/** For engines of others, which take a mask. */
export async function keepMask(
  { photo, recipe, protect }: KeepMaskInput,
  reports: TaskReports,
): Promise<{ mask: Uint8Array; names: readonly string[] }> {
  const read = await readPhoto(photo, recipe.kind, recipe.maxSidePx, recipe, reports);
  const { analysis, widthPx, heightPx } = read;
  const { crop } = analysis;
  const kept = keptThings(analysis, keptOf(recipe, read));
  const painted = protect && (await decodeMask(protect, { widthPx, heightPx }));
  const cover = keptCover(kept);
  const data = new Uint8ClampedArray(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      const [column, row] = [x - crop.x, y - crop.y];
      const isSeen = column >= 0 && row >= 0 && column < crop.widthPx && row < crop.heightPx;
      const own = cover && isSeen ? cover[row * crop.widthPx + column]! : 0;
      data.fill(255 * Math.max(own, painted?.[at] ?? 0), at * 3, at * 3 + 3);
    }
  }
  const mask = new Uint8Array(await encodePng({ widthPx, heightPx, data }));
  return { mask, names: kept.map(({ name }) => name) };
}
