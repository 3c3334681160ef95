/** Detects things that must keep their place: fixtures depend on pipes. */
import type { ThingsFound } from '../../analysis/seen-things.ts';
import { type Expected, findThings } from '../../analysis/things.ts';
import { detectionsOn } from '../../detector/photo-detections.ts';
import type { RgbImage } from '../../image/image.ts';

/** Shares of the picture, from its top left corner. */
export type PlaceInPicture = ThingsFound['things'][number]['box'];
/** By name of the piece that takes the place. */
export type OldPlaces = ReadonlyMap<string, PlaceInPicture>;

interface Fixture {
  readonly piece: string;
  /** Detector names of its parts: the first one found leads, overlapping others are merged into it. */
  readonly detectedAs: readonly string[];
  /** The first of these names is required. */
  readonly isNamed?: true;
}

const bath: readonly Fixture[] = [
  { piece: 'Vanity with basin', detectedAs: ['sink', 'cabinets', 'worktop'] },
  { piece: 'Toilet', detectedAs: ['toilet'] },
  { piece: 'Bath tub', detectedAs: ['bathtub', 'shower'], isNamed: true },
  { piece: 'Shower', detectedAs: ['shower'] },
];

const kitchen: readonly Fixture[] = [
  { piece: 'Refrigerator', detectedAs: ['refrigerator'] },
  { piece: 'Hob', detectedAs: ['oven or stove'] },
  { piece: 'Sink', detectedAs: ['sink'] },
];

/** By room type, misspelt as in the contract. */
const fixtures: Readonly<Record<string, readonly Fixture[]>> = {
  Bathroom: bath,
  'Poweder Room': bath,
  Kitchen: kitchen,
};

/** Parts of a run of cabinets. */
const runParts: readonly string[] = [
  'cabinets',
  'worktop',
  'oven or stove',
  'refrigerator',
  'dishwasher',
  'microwave',
  'sink',
];

/** Tubs and showers may fill a small room. */
export const isFixture = (piece: string): boolean => bath.some((one) => one.piece === piece);

/** Where glass may belong to a shower. */
export const isWet = (roomType: string | undefined): boolean =>
  roomType !== undefined && fixtures[roomType] === bath;

/** Lower thresholds, since nearly all bathrooms have a tub or a shower. */
const expectedInBath: Expected = new Map([
  ['bathtub', 0.5],
  ['shower', 0.5],
]);

type Things = ThingsFound['things'];
const known = {
  wet: new WeakMap<RgbImage, ThingsFound>(),
  dry: new WeakMap<RgbImage, ThingsFound>(),
};

/** Cached per photo. */
export function sightsOn(photo: RgbImage, roomType?: string): ThingsFound {
  const wet = isWet(roomType);
  const held = known[wet ? 'wet' : 'dry'];
  const found =
    held.get(photo) ??
    findThings(photo, 'interior', detectionsOn(photo), wet ? expectedInBath : undefined);
  held.set(photo, found);
  return found;
}

export const thingsOn = (photo: RgbImage, roomType?: string): Things =>
  sightsOn(photo, roomType).things;

const meet = (one: PlaceInPicture, other: PlaceInPicture): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

function around(one: PlaceInPicture, other: PlaceInPicture): PlaceInPicture {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** A sink that overlaps a tub by this share is the tub itself. */
const sinkOverTub = 0.5;

function isTubAsSink({ name, box }: Things[number], things: Things): boolean {
  if (name !== 'sink') return false;
  const outline = { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
  return things.some((one) => one.name === 'bathtub' && likeness(outline, one.box) > sinkOverTub);
}

export function placesAmong(all: Things, roomType: string): OldPlaces {
  const things = all.filter((thing) => !isTubAsSink(thing, all));
  const places = new Map<string, PlaceInPicture>();
  for (const { piece, detectedAs, isNamed } of fixtures[roomType] ?? []) {
    if (isNamed && !things.some(({ name }) => name === detectedAs[0])) continue;
    const boxes = detectedAs.flatMap((name) => things.find((one) => one.name === name)?.box ?? []);
    const [first, ...others] = boxes;
    if (!first) continue;
    const own = others.filter((box) => meet(first, box));
    places.set(
      piece,
      own.reduce((all, box) => around(all, box), first),
    );
  }
  return places;
}

/** Empty for room types without fixtures. */
export const oldPlaces = (photo: RgbImage, roomType: string): OldPlaces =>
  fixtures[roomType] ? placesAmong(thingsOn(photo, roomType), roomType) : new Map();

/** Extends a wall cabinet down to the floor, for the base units that were not detected. */
const downToFloor = (box: PlaceInPicture): PlaceInPicture => ({ ...box, height: 1 - box.y });

/** Boxes of a kitchen's cabinets, worktops and appliances; empty for other rooms. */
export const oldCabinets = (photo: RgbImage, roomType: string): readonly PlaceInPicture[] =>
  fixtures[roomType] === kitchen
    ? thingsOn(photo)
        .filter(({ name }) => runParts.includes(name))
        .map(({ name, box }) => (name === 'cabinets' ? downToFloor(box) : box))
    : [];

/** Tolerance of boxes, which come from coarse cells. */
const boxMargin = 0.02;

export const isInAny = (boxes: readonly PlaceInPicture[], x: number, y: number): boolean =>
  boxes.some(
    (box) =>
      x > box.x - boxMargin &&
      x < box.x + box.width + boxMargin &&
      y > box.y - boxMargin &&
      y < box.y + box.height + boxMargin,
  );

interface Outline {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Share of a place within an outline. */
export function coverOf({ left, right, top, bottom }: Outline, place: PlaceInPicture): number {
  const across = Math.min(right, place.x + place.width) - Math.max(left, place.x);
  const down = Math.min(bottom, place.y + place.height) - Math.max(top, place.y);
  return across > 0 && down > 0 ? (across * down) / (place.width * place.height) : 0;
}

/** Intersection over union of an outline, clipped to the picture, and a place. */
export function likeness({ left, right, top, bottom }: Outline, place: PlaceInPicture): number {
  const [x0, x1] = [Math.max(0, left), Math.min(1, right)];
  const [y0, y1] = [Math.max(0, top), Math.min(1, bottom)];
  const across = Math.min(x1, place.x + place.width) - Math.max(x0, place.x);
  const down = Math.min(y1, place.y + place.height) - Math.max(y0, place.y);
  if (across <= 0 || down <= 0) return 0;
  const both = across * down;
  return both / ((x1 - x0) * (y1 - y0) + place.width * place.height - both);
}
