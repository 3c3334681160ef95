/** Furniture of the photo that new furniture replaces. All else, openings above all, stays to the pixel. */
import type { Detection } from '../../../detector/detect-things.ts';
import { detectionsOn } from '../../../detector/photo-detections.ts';
import type { RgbImage } from '../../../image/image.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { behind } from '../../empty/planes-behind.ts';
import { grown } from '../../empty/thing-mask.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { roomClass } from '../../shell/room-class.ts';
import { bodiesOf, type FittedPiece } from './fit-piece.ts';
import { ownRegions } from './own-regions.ts';
import { eachPixelOf } from './piece-outline.ts';

type Kinds = Readonly<Record<string, number>>;

const sofas: Kinds = { sofa: 0.27 };

/** Kinds that are replaced, with the detector's least score, by room type. Other room types are not staged. */
const replacedIn: Readonly<Record<string, Kinds>> = {
  Bedroom: { bed: 0.24 },
  'Living Room': sofas,
  Den: sofas,
  'Dining Room': {},
  Office: {},
};
/** Furniture of any kind, which tells that a room is not empty. */
const anyFurniture: Kinds = { bed: 0.24, sofa: 0.24, chair: 0.24, 'dining table': 0.2 };

export const mayBeStaged = (roomType: string): boolean => replacedIn[roomType] !== undefined;

/** Margins as shares of the picture's width: of boxes, and around things for fringes and shadows on the floor. */
const margin = { box: 0.012, outline: 0.015, rim: 0.006, floor: 0.014 } as const;

/** A piece of the old furniture; its box in shares of the picture. */
export type FoundThing = Pick<Detection, 'kind' | 'box' | 'score'>;

/** With the new piece that looks most like it. */
export interface OldThing extends FoundThing {
  readonly fitted: FittedPiece;
}

const atLeast = (photographed: RgbImage, kinds: Kinds): FoundThing[] =>
  (detectionsOn(photographed) ?? []).filter(({ kind, score }) => score >= (kinds[kind] ?? 2));

export const furnitureFound = (photographed: RgbImage, roomType: string): FoundThing[] =>
  atLeast(photographed, replacedIn[roomType] ?? {});

export const hasFurniture = (photographed: RgbImage): boolean =>
  atLeast(photographed, anyFurniture).length > 0;

/** 1 for pixels of things in a box. @param stays 0..1 per pixel: what has to stay */
export function pixelsInBox(
  { box }: FoundThing,
  { classOf, photo }: Analysis,
  stays?: Float32Array,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const object = roomClass('object');
  const [across, down] = [margin.box, (margin.box * w) / h];
  const pixels = new Uint8Array(w * h);
  const [top, bottom] = [box.y - down, box.y + box.height + down];
  const [left, right] = [box.x - across, box.x + box.width + across];
  for (let y = Math.max(0, Math.round(top * h)); y < Math.min(h, bottom * h); y++)
    for (let x = Math.max(0, Math.round(left * w)); x < Math.min(w, right * w); x++) {
      const at = y * w + x;
      if (classOf[at] === object && !isStaying(stays, at)) pixels[at] = 1;
    }
  return pixels;
}

/** 1 for pixels of old things: in their boxes, and of regions within the outlines of what takes their places. */
export function pixelsOf(
  things: readonly OldThing[],
  analysis: Analysis,
  shell: Pick<PhotoShell, 'camera'>,
  stays?: Float32Array,
): Uint8Array {
  const { photo } = analysis;
  const pixels = new Uint8Array(photo.widthPx * photo.heightPx);
  for (const thing of things) {
    const outline = new Uint8Array(pixels.length);
    for (const body of bodiesOf(thing.fitted.piece, thing.fitted.spot))
      eachPixelOf(body, shell, photo, (at) => {
        outline[at] = 1;
      });
    const radius = Math.max(2, Math.round(photo.widthPx * margin.outline));
    const own = ownRegions(photo, grown(outline, photo.widthPx, photo.heightPx, radius));
    const inBox = pixelsInBox(thing, analysis, stays);
    for (let at = 0; at < pixels.length; at++) if (own[at] && inBox[at]) pixels[at] = 1;
  }
  return pixels;
}

const isStaying = (stays: Float32Array | undefined, at: number) => (stays?.[at] ?? 0) > 0.5;

/** The same with their rims, and with their shadows on the floor. */
export function withRims(
  things: Uint8Array,
  { classOf, photo }: Analysis,
  planes: Uint8Array,
  stays?: Float32Array,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const [object, window, door] = (['object', 'window', 'door'] as const).map(roomClass);
  const rim = grown(things, w, h, Math.max(2, Math.round(w * margin.rim)));
  const wide = grown(things, w, h, Math.max(3, Math.round(w * margin.floor)));
  return rim.map((isNear, at) => {
    const kind = classOf[at];
    if (kind === window || kind === door || isStaying(stays, at)) return 0;
    const isShaded = wide[at] && planes[at] === behind.floor && kind !== object;
    return isNear || isShaded ? 1 : 0;
  });
}

/** 1 for openings and things that stay. */
export function stayingPixels(classOf: Uint8Array, replaced: Uint8Array): Uint8Array {
  const kinds = (['window', 'door', 'object'] as const).map(roomClass);
  return classOf.map((kind, at) => (!replaced[at] && kinds.includes(kind) ? 1 : 0));
}
