/**
 * Soft mask of one thing on a photo, from its bounding box: its own colours against those around the box,
 * limited to where the photo shows things, and aligned to edges.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { quickOkLab } from '../../colour/tables.ts';
import { connectedComponents } from '../../ops/components.ts';
import { guidedFilter } from '../../ops/guided-filter.ts';
import { smoothStep } from '../../ops/ramps.ts';
import { resizeBilinear } from '../../ops/resize.ts';
import { withScratch } from '../../ops/scratch-arrays.ts';
import { type Analysis, type SurfaceClass, surfaceOf } from '../../sense/analysis.ts';

/** As shares of the photo, from its top left corner. */
export interface ThingBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const cellsAcross = 300;
/** Boxes are coarse: how far a thing may extend beyond its own, as a share of it. */
const reach = 0.1;
/** Margin around it for sampling other colours. */
const around = 0.35;
/** Prior of the box's middle, its border and its outside. */
const prior = { middle: 0.93, border: 0.45, outside: 0.25, rise: 0.25 } as const;
/** Weight of pixels classified as something other than a thing. */
const asSurface = 0.3;
const rounds = 3;
/** Histogram bins of lightness and of the two opponent colours. */
const bins = { lightness: 14, opponent: 17, widest: 0.2 } as const;
/** Smoothing of the histograms, and limit of their influence: a white bed stands in front of white walls. */
const unseenColour = 2;
const colourCounts = 0.65;
/** Parts smaller than this share of the largest one are dropped. */
const leastPart = 0.3;
const smoothing = { cells: 3, epsilon: 0.0008, sharePx: 0.004, fineEpsilon: 0.0004 } as const;

interface Grid {
  readonly width: number;
  readonly height: number;
  /** Lightness, the guide of the edge-aware filter. */
  readonly light: Float32Array;
  /** Histogram bin of each cell's colour. */
  readonly colour: Uint16Array;
  /** Share classified as a thing. */
  readonly thing: Float32Array;
}

const colours = bins.lightness * bins.opponent * bins.opponent;

const opponentBin = (value: number): number =>
  Math.min(
    bins.opponent - 1,
    Math.max(0, Math.round((value / bins.widest / 2 + 0.5) * (bins.opponent - 1))),
  );

const grids = new WeakMap<Analysis, Map<SurfaceClass, Grid>>();

function gridOf(analysis: Analysis, readAs: SurfaceClass): Grid {
  const held = grids.get(analysis) ?? new Map<SurfaceClass, Grid>();
  grids.set(analysis, held);
  const known = held.get(readAs);
  if (known) return known;
  const { widthPx, heightPx, data } = analysis.photo;
  const cellPx = Math.max(1, Math.max(widthPx, heightPx) / cellsAcross);
  const width = Math.ceil(widthPx / cellPx);
  const height = Math.ceil(heightPx / cellPx);
  const matte = surfaceOf(analysis, readAs).matte.data;
  const grid: Grid = {
    width,
    height,
    light: new Float32Array(width * height),
    colour: new Uint16Array(width * height),
    thing: new Float32Array(width * height),
  };
  const lab = new Float64Array(3);
  for (let row = 0; row < height; row++) {
    const [y0, y1] = [Math.floor(row * cellPx), Math.min(heightPx, Math.ceil((row + 1) * cellPx))];
    for (let column = 0; column < width; column++) {
      const x0 = Math.floor(column * cellPx);
      const x1 = Math.min(widthPx, Math.ceil((column + 1) * cellPx));
      let [red, green, blue, thing] = [0, 0, 0, 0];
      for (let y = y0; y < y1; y++) {
        for (let x = x0; x < x1; x++) {
          const at = y * widthPx + x;
          red += linearFromSrgb8[data[at * 3]!]!;
          green += linearFromSrgb8[data[at * 3 + 1]!]!;
          blue += linearFromSrgb8[data[at * 3 + 2]!]!;
          thing += matte[at]!;
        }
      }
      const count = Math.max(1, (x1 - x0) * (y1 - y0));
      quickOkLab(red / count, green / count, blue / count, lab);
      const cell = row * width + column;
      grid.light[cell] = lab[0]!;
      grid.thing[cell] = thing / count;
      const level = Math.min(bins.lightness - 1, Math.floor(lab[0]! * bins.lightness));
      grid.colour[cell] =
        (level * bins.opponent + opponentBin(lab[1]!)) * bins.opponent + opponentBin(lab[2]!);
    }
  }
  held.set(readAs, grid);
  return grid;
}

/** Prior of a position by the box alone; 0 outside its reach. */
function priorAt(box: ThingBox, x: number, y: number): number {
  const across = Math.min(x - box.x, box.x + box.width - x) / box.width;
  const down = Math.min(y - box.y, box.y + box.height - y) / box.height;
  const inside = Math.min(across, down);
  if (inside >= 0)
    return prior.border + (prior.middle - prior.border) * Math.min(1, inside / prior.rise);
  return inside < -reach ? 0 : prior.outside * (1 + inside / reach);
}

/**
 * Values 0..1, one per pixel of the photo.
 * @param readAs the class of such things in the segmentation
 */
export function thingMatte(
  analysis: Analysis,
  box: ThingBox,
  readAs: SurfaceClass = 'object',
): Float32Array {
  const grid = gridOf(analysis, readAs);
  return withScratch(() => {
    const cover = coverOf(grid, box);
    const { widthPx, heightPx } = analysis.photo;
    return enlarged(analysis, grid, cover, widthPx, heightPx);
  });
}

export interface ThingCells {
  readonly width: number;
  readonly height: number;
  /** Values 0..1, one per cell. */
  readonly cover: Float32Array;
}

/** The same at the coarse resolution, which is much faster. */
export function thingCells(
  analysis: Analysis,
  box: ThingBox,
  readAs: SurfaceClass = 'object',
): ThingCells {
  const grid = gridOf(analysis, readAs);
  const { width, height } = grid;
  return { width, height, cover: withScratch(() => coverOf(grid, box)) };
}

function coverOf(grid: Grid, box: ThingBox): Float32Array {
  const { width, height, colour, thing } = grid;
  const before = new Float32Array(width * height);
  const isNear = new Uint8Array(width * height);
  const cover = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      const [x, y] = [(column + 0.5) / width, (row + 0.5) / height];
      before[cell] = priorAt(box, x, y) * (asSurface + (1 - asSurface) * thing[cell]!);
      cover[cell] = before[cell]!;
      const isAround =
        x > box.x - around * box.width &&
        x < box.x + (1 + around) * box.width &&
        y > box.y - around * box.height &&
        y < box.y + (1 + around) * box.height;
      isNear[cell] = isAround ? 1 : 0;
    }
  }
  const [own, others] = [new Float64Array(colours), new Float64Array(colours)];
  for (let round = 0; round < rounds; round++) {
    own.fill(0);
    others.fill(0);
    let [ownSum, othersSum] = [1e-6, 1e-6];
    for (let cell = 0; cell < cover.length; cell++) {
      if (!isNear[cell]) continue;
      own[colour[cell]!]! += cover[cell]!;
      others[colour[cell]!]! += 1 - cover[cell]!;
      ownSum += cover[cell]!;
      othersSum += 1 - cover[cell]!;
    }
    for (let cell = 0; cell < cover.length; cell++) {
      const sure = before[cell]!;
      if (sure === 0) continue;
      const asOwn = sure * ((own[colour[cell]!]! + unseenColour) / ownSum) ** colourCounts;
      const asOther =
        (1 - sure) * ((others[colour[cell]!]! + unseenColour) / othersSum) ** colourCounts;
      cover[cell] = asOwn / (asOwn + asOther);
    }
    const guide = { data: grid.light, width, height, radius: smoothing.cells };
    guidedFilter(guide, [cover], smoothing.epsilon);
    for (let cell = 0; cell < cover.length; cell++)
      cover[cell] = before[cell] === 0 ? 0 : Math.min(1, Math.max(0, cover[cell]!));
  }
  return inOnePiece(cover, width, height);
}

/** Drops small separate parts and closes holes. */
function inOnePiece(cover: Float32Array, width: number, height: number): Float32Array {
  const isOf = (wanted: (value: number) => boolean) =>
    connectedComponents(
      Uint8Array.from(cover, (value) => (wanted(value) ? 1 : 0)),
      width,
      height,
    );
  const parts = isOf((value) => value > 0.5);
  const least = leastPart * parts.size.reduce((most, count) => Math.max(most, count), 0);
  const gaps = isOf((value) => value <= 0.5);
  const isOpen = new Set<number>();
  for (let x = 0; x < width; x++)
    for (const y of [0, height - 1]) isOpen.add(gaps.of[y * width + x]!);
  for (let y = 0; y < height; y++)
    for (const x of [0, width - 1]) isOpen.add(gaps.of[y * width + x]!);
  // values below one half remain as the soft border of the kept part
  return cover.map((value, cell) => {
    const part = parts.of[cell]!;
    if (part >= 0) return parts.size[part]! < least ? 0 : value;
    return isOpen.has(gaps.of[cell]!) ? value : 1;
  });
}

function enlarged(
  { photo }: Analysis,
  { width, height }: Grid,
  cover: Float32Array,
  widthPx: number,
  heightPx: number,
): Float32Array {
  const matte = resizeBilinear(cover, width, height, widthPx, heightPx);
  const light = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < light.length; at++)
    light[at] = Math.cbrt(
      0.2126 * linearFromSrgb8[photo.data[at * 3]!]! +
        0.7152 * linearFromSrgb8[photo.data[at * 3 + 1]!]! +
        0.0722 * linearFromSrgb8[photo.data[at * 3 + 2]!]!,
    );
  const radius = Math.max(2, Math.round(smoothing.sharePx * widthPx));
  guidedFilter(
    { data: light, width: widthPx, height: heightPx, radius },
    [matte],
    smoothing.fineEpsilon,
  );
  return matte.map((value) => smoothStep(0.3, 0.6, value));
}
