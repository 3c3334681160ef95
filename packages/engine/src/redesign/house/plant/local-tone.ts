/** Matches new plants to visible ones nearby: their leaves come from elsewhere and may be much lighter or darker. */
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import type { Leaves } from './leaf-patches.ts';

/** Search region, as shares: of the house's height above the foot, below it, and to both sides. */
const rows = { above: 0.35, below: 0.06 } as const;
const aside = { near: 0.06, far: 0.2 } as const;
/** Fewer pixels, as a share of the photo, are ignored. */
const leastShare = 0.0015;
/** How far leaves shift towards the colour of nearby plants, and limits of the change. */
const moved = 0.85;
const range = { least: 0.35, most: 3.2 } as const;
/** Limits of a channel's change apart from the light: leaves from deep shade would stay blue-green. */
const hueRange = { least: 0.3, most: 4 } as const;
type Colour = [number, number, number];

/** Leaves are lit anew, so this much of the light and shade of those of the photo is left out. */
const calmed = 0.45;
const samples = 12;
/** Bounds of the plants' lightness relative to the mean of all the photo's plants; they also hold where none are near. */
const ofAll = { least: 0.55, most: 1.1 } as const;
const lightOf = ([red, green, blue]: Readonly<Colour>) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Mean linear colour of plants around a column; undefined if there are few. */
function plantsNear(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { base, top }: Pick<HouseOutline, 'base' | 'top'>,
  isOut: (pixel: number) => boolean,
): (x: number) => Colour | undefined {
  const { widthPx: w, heightPx: h, data } = photo;
  const sums = new Float64Array((w + 1) * 4);
  const from = Math.max(0, Math.round(base - rows.above * (base - top)));
  const to = Math.min(h, Math.round(base + rows.below * h));
  for (let x = 0; x < w; x++) {
    const at = (x + 1) * 4;
    for (let k = 0; k < 4; k++) sums[at + k] = sums[at + k - 4]!;
    for (let y = from; y < to; y++) {
      const i = y * w + x;
      if (classOf[i] !== classNumber.vegetation || isOut(i)) continue;
      for (let c = 0; c < 3; c++) sums[at + c]! += linearFromSrgb8[data[i * 3 + c]!]!;
      sums[at + 3]!++;
    }
  }
  const least = leastShare * w * h;
  return (x) => {
    for (const share of [aside.near, aside.far]) {
      const a = Math.max(0, Math.round(x - share * w)) * 4;
      const b = Math.min(w, Math.round(x + share * w)) * 4;
      const count = sums[b + 3]! - sums[a + 3]!;
      if (count < least) continue;
      return [0, 1, 2].map((c) => (sums[b + c]! - sums[a + c]!) / count) as Colour;
    }
    return undefined;
  };
}

function meanOf(leaves: Leaves, plant: number, wide: number, high: number): Colour {
  const leaf = new Float64Array(3);
  const sum: Colour = [0, 0, 0];
  for (let k = 0; k < samples * samples; k++) {
    const across = (((k % samples) + 0.5) / samples - 0.5) * 2 * wide;
    const up = ((Math.floor(k / samples) + 0.5) / samples - 0.5) * high;
    leaves(across, up, plant, leaf);
    for (const c of [0, 1, 2] as const) sum[c] += leaf[c]! / samples ** 2;
  }
  return sum;
}

/** Mean linear colour of the plants of the photo. */
function meanPlant(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  isOut: (pixel: number) => boolean,
): Colour | undefined {
  const sum: Colour = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < classOf.length; i += 3) {
    if (classOf[i] !== classNumber.vegetation || isOut(i)) continue;
    count++;
    for (const c of [0, 1, 2] as const) sum[c] += linearFromSrgb8[photo.data[i * 3 + c]!]!;
  }
  return count * 3 < leastShare * classOf.length
    ? undefined
    : (sum.map((value) => value / count) as Colour);
}

function withinLight(colour: Colour, all: Colour | undefined): Colour {
  if (!all) return colour;
  const [own, usual] = [Math.max(1e-4, lightOf(colour)), lightOf(all)];
  const share = Math.max(ofAll.least * usual, Math.min(ofAll.most * usual, own)) / own;
  return colour.map((value) => value * share) as Colour;
}

/** Without plants nearby, leaves take this share of the hue of all: deserts and evenings have no fresh green. */
const hueOfAll = 0.65;

function inHue(colour: Colour, all: Colour | undefined): Colour {
  if (!all) return colour;
  const share = lightOf(colour) / Math.max(1e-4, lightOf(all));
  return colour.map(
    (value, c) => value + (all[c as 0 | 1 | 2] * share - value) * hueOfAll,
  ) as Colour;
}

const limited = (value: number, { least, most }: { least: number; most: number }) =>
  Math.max(least, Math.min(most, value));

/** Factor on each channel. */
function gainTowards(own: Readonly<Colour>, wished: Readonly<Colour>): readonly number[] {
  const lighter = Math.max(1e-4, lightOf(wished)) / Math.max(1e-4, lightOf(own));
  const light = limited(lighter ** moved, range);
  return wished.map((value, c) => {
    const hue = value / Math.max(1e-4, own[c as 0 | 1 | 2]) / lighter;
    return light * limited(hue ** moved, hueRange);
  });
}

/** Leaves for a plant at a column, scaled to its size in pixels. */
export function leavesInPlace(
  analysis: Pick<Analysis, 'classOf' | 'photo'>,
  outline: Pick<HouseOutline, 'base' | 'top'>,
  isOut: (pixel: number) => boolean,
  leaves: Leaves,
): (x: number, plant: number, wide: number, high: number) => Leaves {
  const near = plantsNear(analysis, outline, isOut);
  const all = meanPlant(analysis, isOut);
  return (x, plant, wide, high) => {
    const own = meanOf(leaves, plant, wide, high);
    const told = near(x);
    if (!told && !all) return leaves;
    const wished = withinLight(told ?? inHue(own, all), all);
    const gain = gainTowards(own, wished);
    return (u, v, key, out) => {
      leaves(u, v, key, out);
      for (const c of [0, 1, 2] as const) {
        const moved = out[c]! * gain[c]!;
        out[c] = Math.min(1, moved + (own[c]! * gain[c]! - moved) * calmed);
      }
    };
  };
}
