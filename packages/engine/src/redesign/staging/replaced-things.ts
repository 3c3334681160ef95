/** Furniture of the photo that new furniture replaces. All else, openings above all, stays to the pixel. */
import type { Detection } from '../../detector/detect-things.ts';
import { detectionsOn } from '../../detector/photo-detections.ts';
import type { RgbImage } from '../../image/image.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { behind } from '../empty/planes-behind.ts';
import { grown } from '../empty/thing-mask.ts';
import { roomClass } from '../shell/room-class.ts';

type Kinds = Readonly<Record<string, number>>;

const seats: Kinds = { sofa: 0.27, chair: 0.25, 'dining table': 0.2 };
const table: Kinds = { chair: 0.25, 'dining table': 0.2 };

/** Kinds that are replaced, with the detector's least score, by room type. Other room types are not staged. */
const replacedIn: Readonly<Record<string, Kinds>> = {
  Bedroom: { bed: 0.24 },
  'Living Room': seats,
  Den: seats,
  'Dining Room': table,
  Office: table,
};

export const mayBeStaged = (roomType: string): boolean => replacedIn[roomType] !== undefined;

/** Margins as shares of the picture's width: of boxes, and around things for fringes and shadows on the floor. */
const margin = { box: 0.012, rim: 0.008, floor: 0.02 } as const;

/** A piece of the old furniture; its box in shares of the picture. */
export type OldThing = Pick<Detection, 'kind' | 'box' | 'score'>;

export const furnitureFound = (photographed: RgbImage, roomType: string): OldThing[] =>
  (detectionsOn(photographed) ?? []).filter(
    ({ kind, score }) => score >= (replacedIn[roomType]?.[kind] ?? 2),
  );

/** 1 for pixels of old things. @param stays 0..1 per pixel: what has to stay */
export function pixelsOf(
  things: readonly OldThing[],
  { classOf, photo }: Analysis,
  stays?: Float32Array,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const object = roomClass('object');
  const [across, down] = [margin.box, (margin.box * w) / h];
  const pixels = new Uint8Array(w * h);
  for (const { box } of things) {
    const [top, bottom] = [box.y - down, box.y + box.height + down];
    const [left, right] = [box.x - across, box.x + box.width + across];
    for (let y = Math.max(0, Math.round(top * h)); y < Math.min(h, bottom * h); y++)
      for (let x = Math.max(0, Math.round(left * w)); x < Math.min(w, right * w); x++) {
        const at = y * w + x;
        if (classOf[at] === object && !isStaying(stays, at)) pixels[at] = 1;
      }
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
