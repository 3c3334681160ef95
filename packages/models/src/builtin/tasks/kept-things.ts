/** Kept things of an order: located by the analysis, and described in words. */
import { type Analysis, keptCover, keptThings, type ThingToKeep } from '@maquette/engine/restyle';
import type { KeepMaskInput, RestyleRecipe } from './messages/restyle.ts';
import { boxIn, paintedCover, paintedToKeep } from './painted-things.ts';
import { type ReadPhoto, readPhoto } from './photo/photo-analysis.ts';
import { decodeMask, encodePng } from './plain-picture.ts';
import type { TaskReports } from './task-table.ts';

/** Converts boxes to shares of the analysed picture, which lacks letterbox bars. */
export function keptThingsOf(
  { keptThings: wanted = [] }: Pick<RestyleRecipe, 'keptThings'>,
  read: Pick<ReadPhoto, 'analysis' | 'widthPx' | 'heightPx'>,
): ThingToKeep[] {
  return wanted.map(({ name, box }) => ({ name, box: boxIn(read, box) }));
}

/** Things that stay in a refurnished room: people, pets, and things kept or painted by the user. */
export function stayingOf(
  recipe: Pick<RestyleRecipe, 'keptThings' | 'paintedThings'>,
  read: Pick<ReadPhoto, 'analysis' | 'widthPx' | 'heightPx' | 'leftAlone'>,
): ThingToKeep[] {
  const kept = keptThingsOf(recipe, read);
  const isKept = ({ name, box }: ThingToKeep) =>
    kept.some((one) => one.name === name && one.box.x === box.x && one.box.y === box.y);
  return [
    ...read.leftAlone.filter(({ isLiving }) => isLiving),
    ...kept,
    ...paintedToKeep(recipe, read).filter((thing) => !isKept(thing)),
  ];
}

/** The brush's mask plus kept and painted things; undefined if there are none. */
export function withKeptThings(
  protect: Float32Array | undefined,
  analysis: Analysis,
  keep: readonly ThingToKeep[],
  read: Pick<ReadPhoto, 'analysis' | 'painted'>,
): Float32Array | undefined {
  const covers = [protect, keptCover(keptThings(analysis, keep)), paintedCover(read, analysis)];
  return covers.reduce((all, cover) =>
    all && cover ? all.map((value, at) => Math.max(value, cover[at]!)) : (all ?? cover),
  );
}

/** As a mask for other engines. */
export async function keepMask(
  { photo, recipe, protect }: KeepMaskInput,
  reports: TaskReports,
): Promise<{ mask: Uint8Array; names: readonly string[] }> {
  const read = await readPhoto(photo, recipe.kind, recipe.maxSidePx, recipe, reports);
  const { analysis, widthPx, heightPx } = read;
  const { crop } = analysis;
  const kept = keptThings(analysis, keptThingsOf(recipe, read));
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
