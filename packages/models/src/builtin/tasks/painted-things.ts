/** Things that the user paints or clads: applied to the analysed photo, before anything is made of it. */
import type { PaintedThing, ThingOnPhoto } from '@maquette/contract';
import { detectionsOn, handOnDetections } from '@maquette/engine/detector';
import {
  type Analysis,
  isKeepable,
  paintedCoverAt,
  paintThings,
  scaleAnalysis,
  type ThingToKeep,
} from '@maquette/engine/restyle';
import type { RestyleRecipe } from './messages/restyle.ts';
import type { ReadPhoto } from './photo/photo-analysis.ts';
import { materialOf } from './restyle-request.ts';

/** 0..1 per pixel of the analysed photo, and the names of the painted things. */
export interface PaintedParts {
  readonly cover: Float32Array;
  readonly names: readonly string[];
}

type Framed = Pick<ReadPhoto, 'analysis' | 'widthPx' | 'heightPx'>;

/** The analysed photo lacks letterbox bars. */
const placeIn = ({ analysis: { crop }, widthPx, heightPx }: Framed) => ({
  across: (share: number) => (share * widthPx - crop.x) / crop.widthPx,
  down: (share: number) => (share * heightPx - crop.y) / crop.heightPx,
});

/** Converts a box of the photo to shares of the analysed part. */
export function boxIn(
  read: Framed,
  { x, y, width, height }: ThingOnPhoto['box'],
): ThingToKeep['box'] {
  const { across, down } = placeIn(read);
  return {
    x: across(x),
    y: down(y),
    width: across(x + width) - across(x),
    height: down(y + height) - down(y),
  };
}

/** The last result per analysis, reused by every preview. */
const lasts = new WeakMap<ReadPhoto, { readonly key: string; readonly painted: ReadPhoto }>();

export function withPaint(read: ReadPhoto, things: readonly PaintedThing[] = []): ReadPhoto {
  if (things.length === 0) return read;
  const key = JSON.stringify(things);
  const last = lasts.get(read);
  if (last?.key === key) return last.painted;
  const { across, down } = placeIn(read);
  const { analysis, ...parts } = paintThings(
    read.analysis,
    things.map(({ name, box, at, material, colour }) => ({
      name,
      box: boxIn(read, box),
      at: at && { x: across(at.x), y: down(at.y) },
      material: materialOf(material),
      paint: colour,
    })),
  );
  // paint changes no thing's place
  handOnDetections(analysis.photo, detectionsOn(read.analysis.photo));
  const painted: ReadPhoto = {
    ...read,
    analysis,
    painted: parts,
    smaller: (widthPx) => scaleAnalysis(analysis, widthPx),
  };
  lasts.set(read, { key, painted });
  return painted;
}

/** Scaled to a smaller version of the photo. */
export function paintedCover(
  { analysis, painted }: Pick<ReadPhoto, 'analysis' | 'painted'>,
  { photo }: Analysis,
): Float32Array | undefined {
  if (!painted || painted.names.length === 0) return undefined;
  return paintedCoverAt(painted.cover, analysis.photo, photo);
}

/** Painted things are kept when the furniture is replaced. */
export const paintedToKeep = (
  { paintedThings = [] }: Pick<RestyleRecipe, 'paintedThings'>,
  read: Framed,
): ThingToKeep[] =>
  paintedThings
    .filter(({ name }) => isKeepable(name))
    .map(({ name, box }) => ({ name, box: boxIn(read, box) }));
