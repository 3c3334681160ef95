/** Things of a photo with their boxes: what stands in a room is none of its surfaces. */

import { detectionsOn } from '../../../detector/photo-detections.ts';
import type { RgbImage } from '../../../image/image.ts';
import { isWet, thingsOn } from '../../furnish/old-places.ts';
import type { PhotoRegions } from './photo-regions.ts';

export interface ThingBox {
  readonly name: string;
  /** Shares of the picture, from its top left corner. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Least score of the detector, by kind. */
const leastScore: Readonly<Record<string, number>> = {
  bed: 0.3,
  sofa: 0.3,
  chair: 0.3,
  'dining table': 0.25,
  toilet: 0.3,
  sink: 0.3,
  television: 0.4,
  refrigerator: 0.35,
  'oven or stove': 0.35,
  microwave: 0.4,
  plant: 0.4,
  vase: 0.4,
};
/** Kinds that only our own head finds: vanities; the cabinets of a kitchen are never all in one box. */
const byHead: readonly string[] = ['cabinets'];
/** Two boxes of a kind are one thing from this share of the smaller one. */
const sameThing = 0.6;

type Box = ThingBox['box'];
const areaOf = ({ width, height }: Box) => width * height;

export function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** Sure ones first. */
export function thingBoxes(photo: RgbImage, roomType: string): ThingBox[] {
  const things: ThingBox[] = [];
  const detected = (detectionsOn(photo) ?? []).filter(
    ({ kind, score }) => score >= (leastScore[kind] ?? 2),
  );
  for (const { kind, box } of detected.toSorted((one, other) => other.score - one.score)) {
    const isKnown = things.some(
      (one) =>
        one.name === kind &&
        sharedArea(one.box, box) > sameThing * Math.min(areaOf(one.box), areaOf(box)),
    );
    if (!isKnown) things.push({ name: kind, box });
  }
  if (!isWet(roomType)) return things;
  return [...things, ...thingsOn(photo, roomType).filter(({ name }) => byHead.includes(name))];
}

/** 1 for superpixels whose middle is in the box of a thing. */
export function heldPatches(
  things: readonly ThingBox[],
  { width, height, patches }: Pick<PhotoRegions, 'width' | 'height' | 'patches'>,
): Uint8Array {
  const held = new Uint8Array(patches.size.length);
  for (const { box } of things)
    for (let k = 0; k < held.length; k++)
      if (isIn(box, patches.x[k]! / width, patches.y[k]! / height)) held[k] = 1;
  return held;
}

/** Both as shares of the picture. */
export const isIn = ({ x, y, width, height }: Box, across: number, down: number): boolean =>
  across >= x && across <= x + width && down >= y && down <= y + height;
