/**
 * Segments things from the room by superpixels: from the matte, from colour similarity to nearby surfaces and
 * things, and from neighbours without an edge in between.
 */
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { resizeArea } from '../../../ops/resize.ts';
import { type ColourPlanes, type Superpixels, superpixels } from './superpixels.ts';

/** Larger photos are segmented at this width; the rim is refined at full size later. */
const mostWidthPx = 640;
/** Superpixels across the picture. */
const across = 91;
const leastStepPx = 3;
/** Lightness varies along a surface, tint hardly. */
const lightnessWeight = 0.55;
/** Radius of colour comparison, as a share of the width. */
const reach = 0.22;
/** Scale of colour similarity (codes). */
const alike = 10;
/** Squared distance beyond which similarity is 0. */
const furthest = 7 * alike ** 2;
const doubleAlike = 2 * alike ** 2;
/** Colours with a lower density on both sides are no evidence. */
const unknown = 0.02;
/** Share of nearby pixels below which things, or room, count as absent. */
const leastSide = 0.04;
/** Largest weight of the matte (logits): in the room, at the rim of things and deep inside. */
const told = { room: 2.6, rim: 1.4, deep: 2.4 } as const;
/** Distance from the rim (share of the width) that counts as deep inside. */
const depth = 0.035;
/** Weight of colours, and its limit (logits). */
const colourCounts = 1.25;
const mostByColour = 3.2;
/** Weight of neighbours, and the colour distance (codes) of an edge. */
const neighbours = { weight: 1.6, edge: 9 } as const;
const rounds = { colours: 3, relax: 12 } as const;

/** By superpixel: the matte's evidence, and its surroundings. */
interface Told {
  readonly share: Float32Array;
  readonly around: Float32Array;
}

interface Border {
  readonly from: number;
  readonly to: number;
  readonly pull: number;
}

/** @param matte confidence that a pixel is a thing, 0..1 @returns the matte, decided */
export function colourCut(photo: RgbImage, matte: Float32Array): Float32Array {
  const { widthPx: w, heightPx: h } = photo;
  const width = Math.min(w, mostWidthPx);
  const height = Math.max(1, Math.round((h * width) / w));
  const small = (values: Float32Array) =>
    width === w ? values : resizeArea(values, w, h, width, height);
  const planes = opponentColours(photo).map(small) as unknown as ColourPlanes['planes'];
  const step = Math.max(leastStepPx, width / across);
  const patches = superpixels({ width, height, planes }, step);
  const shown = small(matte);
  const given: Told = {
    share: meansOf(shown, patches),
    around: meansOf(boxMean(shown, width, height, Math.round(depth * width)), patches),
  };
  const borders = bordersOf(patches, { width, height, planes });
  let shares = given.share;
  for (let round = 0; round < rounds.colours; round++)
    shares = relaxed(logits(given, shares, patches, reach * width), borders, patches);
  const out = new Float32Array(w * h);
  for (let at = 0; at < out.length; at++) {
    const row = Math.min(height - 1, Math.floor(((Math.floor(at / w) + 0.5) * height) / h));
    const column = Math.min(width - 1, Math.floor((((at % w) + 0.5) * width) / w));
    out[at] = shares[patches.of[row * width + column]!]!;
  }
  return out;
}

/** Lightness and two tints, in codes. */
export function opponentColours({ data }: RgbImage): ColourPlanes['planes'] {
  const list = () => new Float32Array(data.length / 3);
  const [light, tint, other] = [list(), list(), list()];
  for (let at = 0; at < light.length; at++) {
    const [red, green, blue] = [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!];
    light[at] = lightnessWeight * (0.3 * red + 0.6 * green + 0.1 * blue);
    tint[at] = red - green;
    other[at] = (red + green) / 2 - blue;
  }
  return [light, tint, other];
}

function meansOf(values: Float32Array, { of, size }: Superpixels): Float32Array {
  const means = new Float32Array(size.length);
  for (let at = 0; at < of.length; at++) means[of[at]!]! += values[at]!;
  return means.map((sum, k) => sum / Math.max(1, size[k]!));
}

const squared = ({ colours: [a, b, c] }: Superpixels, k: number, j: number) =>
  (a[k]! - a[j]!) ** 2 + (b[k]! - b[j]!) ** 2 + (c[k]! - c[j]!) ** 2;

/** Pairwise terms: strong along a long border without an edge. */
function bordersOf(patches: Superpixels, { width, height, planes }: ColourPlanes): Border[] {
  const { of, size } = patches;
  const pairs = new Map<number, { length: number; steps: number }>();
  const meet = (at: number, next: number) => {
    const [from, to] = [Math.min(of[at]!, of[next]!), Math.max(of[at]!, of[next]!)];
    if (from === to) return;
    const key = from * size.length + to;
    let pair = pairs.get(key);
    if (!pair) {
      pair = { length: 0, steps: 0 };
      pairs.set(key, pair);
    }
    pair.length += 1;
    const [light, tint, other] = planes;
    pair.steps += Math.hypot(
      light[at]! - light[next]!,
      tint[at]! - tint[next]!,
      other[at]! - other[next]!,
    );
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x + 1 < width) meet(at, at + 1);
      if (y + 1 < height) meet(at, at + width);
    }
  const usual = Math.sqrt(of.length / size.length);
  return [...pairs].map(([key, { length, steps }]) => {
    const [from, to] = [Math.floor(key / size.length), key % size.length];
    const edge = Math.max(squared(patches, from, to), (steps / length) ** 2);
    const pull = (length / usual) * Math.exp(-edge / (2 * neighbours.edge ** 2));
    return { from, to, pull: neighbours.weight * pull };
  });
}

/** Evidence for a thing in each superpixel, from the matte and from colours nearby. */
function logits(
  given: Told,
  shares: Float32Array,
  patches: Superpixels,
  radius: number,
): Float32Array {
  const { size, x, y, colours } = patches;
  const [light, tint, other] = colours;
  const near = patchesNear(patches, radius);
  const radiusSquared = radius * radius;
  return given.share.map((value, k) => {
    let room = 0;
    let thing = 0;
    let roomAlike = 0;
    let thingAlike = 0;
    const [ownX, ownY] = [x[k]!, y[k]!];
    const [ownLight, ownTint, ownOther] = [light[k]!, tint[k]!, other[k]!];
    for (const row of near(k)) {
      // The innermost loop of every redesign: a thousand patches for each of thousands.
      for (let at = 0; at < row.length; at++) {
        const j = row[at]!;
        const aside = x[j]! - ownX;
        const along = y[j]! - ownY;
        const apart = aside * aside + along * along;
        if (apart >= radiusSquared || j === k) continue;
        const share = shares[j]!;
        const weight = (1 - apart / radiusSquared) * size[j]!;
        room += weight * (1 - share);
        thing += weight * share;
        const a = light[j]! - ownLight;
        const b = tint[j]! - ownTint;
        const c = other[j]! - ownOther;
        const away = a * a + b * b + c * c;
        if (away > furthest) continue;
        const match = weight * Math.exp(-away / doubleAlike);
        roomAlike += match * (1 - share);
        thingAlike += match * share;
      }
    }
    const density = (match: number, all: number) => unknown + (all > 0 ? match / all : 0);
    // with hardly any pixels on one side, colours are weak evidence
    const known = Math.min(1, Math.min(room, thing) / Math.max(1, leastSide * (room + thing)));
    const colour =
      known * colourCounts * Math.log(density(thingAlike, thing) / density(roomAlike, room));
    const held = Math.min(0.995, Math.max(0.005, value));
    const most = told.rim + (told.deep - told.rim) * smoothStep(0.85, 1, given.around[k]!);
    const matte = Math.min(most, Math.max(-told.room, Math.log(held / (1 - held))));
    return matte + Math.min(mostByColour, Math.max(-mostByColour, colour));
  });
}

/** Other superpixels in the 3 x 3 cells around one; the cell size is the comparison radius. */
function patchesNear({ x, y }: Superpixels, radius: number): (k: number) => Int32Array[] {
  const place = (k: number): [number, number] => [
    Math.floor(x[k]! / radius),
    Math.floor(y[k]! / radius),
  ];
  const cells = new Map<string, number[]>();
  for (let k = 0; k < x.length; k += 2) {
    const key = place(k).join();
    const cell = cells.get(key);
    if (cell) cell.push(k);
    else cells.set(key, [k]);
  }
  const around = new Map<string, Int32Array[]>();
  const found = (column: number, row: number) =>
    [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].map((right) =>
        Int32Array.from(cells.get(`${column + right},${row + down}`) ?? []),
      ),
    );
  return (k) => {
    const [column, row] = place(k);
    const key = `${column},${row}`;
    const known = around.get(key) ?? found(column, row);
    around.set(key, known);
    return known;
  };
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Mean-field iterations. */
function relaxed(
  own: Float32Array,
  borders: readonly Border[],
  { size, of }: Superpixels,
): Float32Array {
  const usual = of.length / size.length;
  const weighted = own.map((value, k) => value * Math.min(1.5, size[k]! / usual));
  let shares = weighted.map(sigmoid);
  for (let round = 0; round < rounds.relax; round++) {
    const sums = weighted.slice();
    for (const { from, to, pull } of borders) {
      sums[from]! += pull * (2 * shares[to]! - 1);
      sums[to]! += pull * (2 * shares[from]! - 1);
    }
    shares = sums.map(sigmoid);
  }
  return shares;
}
