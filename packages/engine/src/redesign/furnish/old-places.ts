/** Where the photo shows things that have to stay where they are: fixtures stand at their pipes. */
import type { ThingsFound } from '../../analysis/seen-things.ts';
import { type Expected, findThings } from '../../analysis/things.ts';
import type { RgbImage } from '../../image/image.ts';

/** Shares of the picture, from its top left corner. */
export type PlaceInPicture = ThingsFound['things'][number]['box'];
/** By the names of the pieces that take their places. */
export type OldPlaces = ReadonlyMap<string, PlaceInPicture>;

interface Fixture {
  readonly piece: string;
  /** Names of what is seen of it; the first that is there leads, the others belong to it where they meet it. */
  readonly seenAs: readonly string[];
  /** The first of these names has to be there. */
  readonly isNamed?: true;
}

const bath: readonly Fixture[] = [
  { piece: 'Vanity with basin', seenAs: ['sink', 'cabinets', 'worktop'] },
  { piece: 'Toilet', seenAs: ['toilet'] },
  { piece: 'Bath tub', seenAs: ['bathtub', 'shower'], isNamed: true },
  { piece: 'Shower', seenAs: ['shower'] },
];

const kitchen: readonly Fixture[] = [
  { piece: 'Refrigerator', seenAs: ['refrigerator'] },
  { piece: 'Hob', seenAs: ['oven or stove'] },
  { piece: 'Sink', seenAs: ['sink'] },
];

/** By room type, misspelt as in the contract. */
const fixtures: Readonly<Record<string, readonly Fixture[]>> = {
  Bathroom: bath,
  'Poweder Room': bath,
  Kitchen: kitchen,
};

/** The parts of a run of cabinets. */
const runParts: readonly string[] = [
  'cabinets',
  'worktop',
  'oven or stove',
  'refrigerator',
  'dishwasher',
  'microwave',
  'sink',
];

/** Tubs and showers fill small rooms: nobody minds. */
export const isFixture = (piece: string): boolean => bath.some((one) => one.piece === piece);

/** Where glass may be that of a shower. */
export const isWet = (roomType: string | undefined): boolean =>
  roomType !== undefined && fixtures[roomType] === bath;

/** Nearly all bathrooms have a tub or a shower: there they are told sooner. */
const expectedInBath: Expected = new Map([
  ['bathtub', 0.5],
  ['shower', 0.5],
]);

type Things = ThingsFound['things'];
const known = { wet: new WeakMap<RgbImage, Things>(), dry: new WeakMap<RgbImage, Things>() };

/** Read once a photo. */
export function thingsOn(photo: RgbImage, roomType?: string): Things {
  const wet = isWet(roomType);
  const held = known[wet ? 'wet' : 'dry'];
  const things =
    held.get(photo) ??
    findThings(photo, 'interior', undefined, wet ? expectedInBath : undefined).things;
  held.set(photo, things);
  return things;
}

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

/** A tub is called a sink too: no sink lies over most of a tub. */
const sinkOverTub = 0.5;

function isTubAsSink({ name, box }: Things[number], things: Things): boolean {
  if (name !== 'sink') return false;
  const outline = { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
  return things.some((one) => one.name === 'bathtub' && likeness(outline, one.box) > sinkOverTub);
}

export function placesAmong(all: Things, roomType: string): OldPlaces {
  const things = all.filter((thing) => !isTubAsSink(thing, all));
  const places = new Map<string, PlaceInPicture>();
  for (const { piece, seenAs, isNamed } of fixtures[roomType] ?? []) {
    if (isNamed && !things.some(({ name }) => name === seenAs[0])) continue;
    const boxes = seenAs.flatMap((name) => things.find((one) => one.name === name)?.box ?? []);
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

/** Of a room without fixtures nothing is looked for. */
export const oldPlaces = (photo: RgbImage, roomType: string): OldPlaces =>
  fixtures[roomType] ? placesAmong(thingsOn(photo, roomType), roomType) : new Map();

/** Below wall cabinets stands what else was not told. */
const downToFloor = (box: PlaceInPicture): PlaceInPicture => ({ ...box, height: 1 - box.y });

/** All boxes of cabinets, worktops and appliances of a kitchen; empty for other rooms. */
export const oldCabinets = (photo: RgbImage, roomType: string): readonly PlaceInPicture[] =>
  fixtures[roomType] === kitchen
    ? thingsOn(photo)
        .filter(({ name }) => runParts.includes(name))
        .map(({ name, box }) => (name === 'cabinets' ? downToFloor(box) : box))
    : [];

/** Boxes of things are told by coarse cells. */
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

/** Overlap of an outline, as far as it lies in the picture, with a place: intersection over union, 0..1. */
export function likeness({ left, right, top, bottom }: Outline, place: PlaceInPicture): number {
  const [x0, x1] = [Math.max(0, left), Math.min(1, right)];
  const [y0, y1] = [Math.max(0, top), Math.min(1, bottom)];
  const across = Math.min(x1, place.x + place.width) - Math.max(x0, place.x);
  const down = Math.min(y1, place.y + place.height) - Math.max(y0, place.y);
  if (across <= 0 || down <= 0) return 0;
  const both = across * down;
  return both / ((x1 - x0) * (y1 - y0) + place.width * place.height - both);
}
