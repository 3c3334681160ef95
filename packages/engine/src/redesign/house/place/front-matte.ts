/**
 * Alpha matting of leaves and twigs against the old house and sky, from local colours of both, so that neither
 * shows around them against the new house.
 */
import { boxMean } from '../../../ops/box-blur.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';

/** Shares of the photo's width: matting band outside and inside an edge. */
const reachShares = { out: 0.006, in: 0.035 } as const;
/** Cell size of colour samples as a share of the width, and samples of each kind per cell. */
const cellShare = 0.02;
const most = 7;
/** Weight of the class prior, in squared codes. */
const priorWeights = { inside: 1100, outside: 2600 } as const;
const sure = { front: 0.97, back: 0.02 } as const;
/** With less alpha a pixel's own colour can't be recovered from the mixture. */
const leastAlpha = 0.3;
/** Tolerance in codes around the lightness range of nearby leaves. */
const overLevels = 14;

export interface FrontMatte {
  /** The photo, with the plants' own colours where they are mixed with the house. */
  readonly colours: Uint8ClampedArray;
}

interface Pools {
  readonly fronts: number[];
  readonly backs: number[];
}

export interface Sides {
  /** Old house and sky, which show through. */
  readonly isBack: (pixel: number) => boolean;
  /** Definite foreground, whose colours are samples of plants. */
  readonly shows: (pixel: number) => boolean;
}

/** Refines `front` in place. */
export function matteFront(
  data: Uint8ClampedArray,
  front: Float32Array,
  { isBack, shows }: Sides,
  w: number,
  end: number,
): FrontMatte {
  const h = front.length / w;
  const colours = new Uint8ClampedArray(data);
  const fronts = new Float32Array(w * h);
  const backs = new Float32Array(w * h);
  for (let i = 0; i < front.length; i++)
    if (front[i]! > sure.back) fronts[i] = 1;
    else if (isBack(i)) backs[i] = 1;
  const out = Math.max(2, Math.round(reachShares.out * w));
  const scratch = new Float32Array(w * h);
  const nearFront = boxMean(fronts, w, h, out, undefined, scratch);
  const reach = Math.max(3, Math.round(reachShares.in * w));
  const nearBack = boxMean(backs, w, h, reach, undefined, scratch);
  const coloursAt = coloursOf(data, front, { backs, nearFront, shows }, w);
  const alphas = front.slice();
  const rows = Math.min(h, Math.ceil(end));
  for (let i = 0; i < rows * w; i++) {
    if (nearFront[i] === 0 || nearBack[i] === 0 || (fronts[i] === 0 && backs[i] === 0)) continue;
    const colour = coloursAt(i);
    if (!colour) continue;
    const prior = front[i]!;
    const { pairs } = colour;
    if (isPlain(colour, prior, data, i * 3)) {
      if (prior <= sure.back)
        for (const c of [0, 1, 2] as const) colours[i * 3 + c] = colour.mean[c];
      continue;
    }
    const weight = prior > 0.5 ? priorWeights.inside : priorWeights.outside;
    const at = i * 3;
    const red = data[at]!;
    const green = data[at + 1]!;
    const blue = data[at + 2]!;
    let least = Infinity;
    let alpha = prior;
    let best = 0;
    for (let p = 0; p < pairs.length; p += 7) {
      const dr = red - pairs[p]!;
      const dg = green - pairs[p + 1]!;
      const db = blue - pairs[p + 2]!;
      const fr = pairs[p + 3]!;
      const fg = pairs[p + 4]!;
      const fb = pairs[p + 5]!;
      const own = (dr * fr + dg * fg + db * fb + weight * prior) / (pairs[p + 6]! + weight);
      const a = own < 0 ? 0 : own > 1 ? 1 : own;
      const cost =
        (dr - a * fr) ** 2 +
        (dg - a * fg) ** 2 +
        (db - a * fb) ** 2 +
        weight * (a - prior) * (a - prior);
      if (cost < least) {
        least = cost;
        alpha = a;
        best = p;
      }
    }
    alphas[i] = alpha;
    if (alpha > 0.99) continue;
    for (const c of [0, 1, 2] as const) {
      const back = pairs[best + c]!;
      const unmixed = back + (data[at + c]! - back) / Math.max(alpha, leastAlpha);
      const sampled = back + pairs[best + 3 + c]!;
      const seen = Math.max(
        colour.least[c] - overLevels,
        Math.min(colour.most[c] + overLevels, unmixed),
      );
      colours[at + c] = alpha >= leastAlpha ? (seen + sampled) / 2 : sampled;
    }
  }
  dropSpecks(alphas, front, w, h);
  softenEdges(alphas, front, data, w, h);
  return { colours };
}

/** Twigs are continuous: isolated foreground outside things is the wall's texture. */
const speckMean = { none: 0.16, whole: 0.42 } as const;

function dropSpecks(alphas: Float32Array, front: Float32Array, w: number, h: number): void {
  const told = alphas.slice();
  for (let i = w + 1; i < w * (h - 1) - 1; i++) {
    if (front[i]! >= 0.5 || told[i]! <= front[i]!) continue;
    let around = 0;
    for (const row of [i - w, i, i + w]) around += told[row - 1]! + told[row]! + told[row + 1]!;
    const kept = smoothStep(speckMean.none, speckMean.whole, around / 9);
    alphas[i] = front[i]! + (told[i]! - front[i]!) * kept;
  }
}

/** Colour distance at which smoothing between neighbours is halved. */
const alikeLevels = 42;

/** Writes smoothed alphas to `front`. */
function softenEdges(
  alphas: Float32Array,
  front: Float32Array,
  data: Uint8ClampedArray,
  w: number,
  h: number,
): void {
  front.set(alphas);
  for (let i = w + 1; i < w * (h - 1) - 1; i++) {
    const own = alphas[i]!;
    const isFlat =
      alphas[i - 1] === own &&
      alphas[i + 1] === own &&
      alphas[i - w] === own &&
      alphas[i + w] === own;
    if (isFlat) continue;
    let [sum, weight] = [own, 1];
    for (let dy = -w; dy <= w; dy += w)
      for (let dx = -1; dx <= 1; dx++) {
        const j = i + dy + dx;
        if (j === i) continue;
        let apart = 0;
        for (let c = 0; c < 3; c++) apart += Math.abs(data[i * 3 + c]! - data[j * 3 + c]!);
        const alike = 1 / (1 + (apart / (3 * alikeLevels)) ** 2) / (dx !== 0 && dy !== 0 ? 2 : 1);
        sum += alike * alphas[j]!;
        weight += alike;
      }
    front[i] = sum / weight;
  }
}

/** A pixel is unmixed if its squared distance to its own side's colours is smaller by this factor. */
const plainShare = 0.25;

function nearest(colours: Uint8Array, data: Uint8ClampedArray, at: number): number {
  let least = Infinity;
  for (let k = 0; k < colours.length; k += 3) {
    const red = colours[k]! - data[at]!;
    const green = colours[k + 1]! - data[at + 1]!;
    const blue = colours[k + 2]! - data[at + 2]!;
    const far = red * red + green * green + blue * blue;
    if (far < least) least = far;
  }
  return least;
}

function isPlain(
  { fronts, backs }: Colours,
  prior: number,
  data: Uint8ClampedArray,
  at: number,
): boolean {
  if (prior > sure.back && prior < sure.front) return false;
  const isFront = prior >= sure.front;
  const own = nearest(isFront ? fronts : backs, data, at);
  return own < plainShare * nearest(isFront ? backs : fronts, data, at);
}

type Triple = readonly [number, number, number];

interface Colours {
  /** Mean of the foreground samples. */
  readonly mean: Triple;
  readonly least: Triple;
  readonly most: Triple;
  readonly fronts: Uint8Array;
  readonly backs: Uint8Array;
  /** Background colours and vectors from them to foreground colours, with squared lengths. */
  readonly pairs: Float32Array;
}

interface Near extends Pick<Sides, 'shows'> {
  readonly backs: Float32Array;
  readonly nearFront: Float32Array;
}

/** Local foreground and background samples of a pixel. */
function coloursOf(
  data: Uint8ClampedArray,
  front: Float32Array,
  { backs, nearFront, shows }: Near,
  w: number,
): (pixel: number) => Colours | undefined {
  const h = front.length / w;
  const size = Math.max(6, Math.round(cellShare * w));
  const [across, down] = [Math.ceil(w / size), Math.ceil(h / size)];
  const cells = Array.from({ length: across * down }, (): Pools => ({ fronts: [], backs: [] }));
  for (let y = 0; y < h; y += 2)
    for (let x = 0; x < w; x += 2) {
      const i = y * w + x;
      const cell = cells[((y / size) | 0) * across + ((x / size) | 0)]!;
      if (front[i]! > sure.front) {
        if (shows(i)) cell.fronts.push(i);
      } else if (backs[i] === 1 && nearFront[i] === 0) cell.backs.push(i);
    }
  const known = new Map<number, Colours | undefined>();
  const sampled = (column: number, row: number, kind: keyof Pools, reach: number) => {
    const all: number[] = [];
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [u, v] = [column + dx, row + dy];
        if (u < 0 || v < 0 || u >= across || v >= down) continue;
        all.push(...cells[v * across + u]![kind]);
      }
    if (all.length <= most) return all;
    return Array.from(
      { length: most },
      (_, k) => all[Math.floor(((k + hashLattice(column, row, k)) / most) * all.length)]!,
    );
  };
  const find = (column: number, row: number): Colours | undefined => {
    const fronts = sampled(column, row, 'fronts', 1);
    let behind = sampled(column, row, 'backs', 1);
    if (behind.length < most) behind = sampled(column, row, 'backs', 2);
    if (fronts.length < 3 || behind.length < 3) return undefined;
    const pairs = new Float32Array(fronts.length * behind.length * 7);
    let p = 0;
    for (const f of fronts)
      for (const b of behind) {
        let long = 0;
        for (const c of [0, 1, 2] as const) {
          const way = data[f * 3 + c]! - data[b * 3 + c]!;
          pairs[p + c] = data[b * 3 + c]!;
          pairs[p + 3 + c] = way;
          long += way * way;
        }
        pairs[p + 6] = long;
        p += 7;
      }
    const listed = (pixels: readonly number[]) =>
      Uint8Array.from(pixels.flatMap((j) => [data[j * 3]!, data[j * 3 + 1]!, data[j * 3 + 2]!]));
    const over = (reduce: (all: number[]) => number) =>
      [0, 1, 2].map((c) => reduce(fronts.map((j) => data[j * 3 + c]!))) as unknown as Triple;
    return {
      mean: over((all) => all.reduce((sum, one) => sum + one, 0) / all.length),
      least: over((all) => Math.min(...all)),
      most: over((all) => Math.max(...all)),
      ...{ pairs, fronts: listed(fronts), backs: listed(behind) },
    };
  };
  return (i) => {
    const [column, row] = [((i % w) / size) | 0, (((i / w) | 0) / size) | 0];
    const key = row * across + column;
    if (!known.has(key)) known.set(key, find(column, row));
    return known.get(key);
  };
}
