/** Detects beds, sofas, dining tables and televisions: a room stays the owner's if these keep their places. */
import type { Detection } from '../../detector/detect-things.ts';
import { detectionsOn } from '../../detector/photo-detections.ts';
import type { RgbImage } from '../../image/image.ts';
import type { PlaceInPicture } from './old-places.ts';

export type OldKind = 'bed' | 'sofa' | 'dining table' | 'television';
/** Separate things of each kind, large and sure ones first. */
export type OldFurniture = ReadonlyMap<OldKind, readonly PlaceInPicture[]>;

/** Kinds that a room's furnisher places; other rooms aren't searched. */
const wanted: Readonly<Record<string, readonly OldKind[]>> = {
  Bedroom: ['bed', 'television'],
  'Living Room': ['sofa', 'dining table', 'television'],
  Den: ['sofa', 'dining table', 'television'],
  'Dining Room': ['dining table'],
  Kitchen: ['dining table'],
  Office: ['dining table'],
};

/** Least score of the detector. */
const leastScore: Readonly<Record<OldKind, number>> = {
  bed: 0.24,
  sofa: 0.3,
  'dining table': 0.3,
  television: 0.4,
};
/** Coffee tables and worktops are detected as dining tables too; those for dining have chairs. */
const dining = { chairs: 2, chairScore: 0.25 } as const;
/** Where any table counts: a desk is detected as a dining table. */
const anyTable: readonly string[] = ['Dining Room', 'Office'];
/** A second one of a kind needs a surer score. */
const surer = 0.45;
/** A second box of one thing shares as much with the first, as a share of the smaller one. */
const sameThing = 0.4;
/** Smaller things, as a share of the picture, belong to another room. */
const leastArea = 0.008;

const areaOf = ({ width, height }: PlaceInPicture): number => width * height;

const weightOf = ({ box, score }: { readonly box: PlaceInPicture; readonly score: number }) =>
  score * Math.sqrt(areaOf(box));

function shared(one: PlaceInPicture, other: PlaceInPicture): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The part of a box within the picture. */
function inPicture({ x, y, width, height }: PlaceInPicture): PlaceInPicture {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width) - left,
    height: Math.min(1, y + height) - top,
  };
}

function hasChairs(box: PlaceInPicture, detections: readonly Detection[]): boolean {
  const chairs = detections.filter(
    (one) => one.kind === 'chair' && one.score >= dining.chairScore && shared(one.box, box) > 0,
  );
  return chairs.length >= dining.chairs;
}

export function furnitureAmong(detections: readonly Detection[], roomType: string): OldFurniture {
  const furniture = new Map<OldKind, readonly PlaceInPicture[]>();
  const mayDine = (kind: OldKind, box: PlaceInPicture) =>
    kind !== 'dining table' || anyTable.includes(roomType) || hasChairs(box, detections);
  for (const kind of wanted[roomType] ?? []) {
    const boxes = detections
      .filter((one) => one.kind === kind && one.score >= leastScore[kind])
      .map(({ box, score }) => ({ box: inPicture(box), score }))
      .filter(({ box }) => areaOf(box) >= leastArea && mayDine(kind, box))
      .sort((one, other) => weightOf(other) - weightOf(one));
    const places: PlaceInPicture[] = [];
    for (const { box, score } of boxes) {
      const isApart = places.every((one) => shared(one, box) <= sameThing * areaOf(box));
      if (isApart && (places.length === 0 || score >= surer)) places.push(box);
    }
    if (places.length > 0) furniture.set(kind, places);
  }
  return furniture;
}

export const oldFurniture = (photo: RgbImage, roomType: string): OldFurniture =>
  wanted[roomType] ? furnitureAmong(detectionsOn(photo) ?? [], roomType) : new Map();
