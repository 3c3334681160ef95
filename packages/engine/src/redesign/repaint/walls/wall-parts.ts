/**
 * Walls in different colours: the room's quiet walls, one that was painted apart from them, and what stays, such as
 * murals and stone. Parts grow over a coarse grid as long as the light changes smoothly.
 */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { guidedFilter } from '../../../ops/guided-filter.ts';
import { luminance } from '../../../ops/ramps.ts';
import { resizeBilinear } from '../../../ops/resize.ts';
import { rootOf, separateSets } from '../../../ops/union-find.ts';
import { spread } from '../../empty/spread.ts';

/** Cells across the picture, and the part of a cell that tells its colour. */
const across = 200;
const leastTold = 0.5;
/** Cover from which a pixel counts. */
const covered = 0.6;
/** Steps between cells of one part: logarithms of light, and of its ratios. */
const step = { light: 0.16, colour: 0.09 } as const;
/** Parts from this share of the walls may be the room's usual ones. */
const large = 0.35;
/** Distances up to which a part is painted like the usual one. */
const alike = { colour: 0.4, darker: 1.3 } as const;
/** A wall apart: share of the picture, and most of its texture (logarithm of light in a cell). */
const apart = { least: 0.05, texture: 0.13 } as const;
/** Rougher parts are stone, or things. */
const mostTexture = 0.22;
/** Smaller parts in another colour stay, as a share of the picture. */
const speck = 0.0004;
/** Rings of a lamp's light on a wall apart: how many, their texture and size (share of the picture). */
const glowRings = 12;
const glowTexture = 0.3;
const glowMost = 0.01;
const dark = 0.02;
/** Along edges: radius in cells, and regularisation. */
const edge = { cells: 1.2, epsilon: 0.0008 } as const;

export interface WallParts {
  /** 0..1 per pixel, whether it is wall or not. */
  readonly quiet: Float32Array;
  readonly apart: Float32Array | undefined;
  /** Typical colours in linear light. */
  readonly quietOwn: LinearRgb;
  readonly apartOwn: LinearRgb | undefined;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cellPx: number;
  /** Told pixels of each cell, sums of linear light, and deviation of its logarithm. */
  readonly count: Float64Array;
  readonly light: Float64Array;
  readonly texture: Float64Array;
}

interface Part {
  cells: number;
  readonly light: [number, number, number];
  count: number;
  texture: number;
}

/** Undefined if no wall is told. @param share of the walls in each pixel, 0..1 */
export function wallParts(photo: RgbImage, share: Float32Array): WallParts | undefined {
  const grid = gridOf(photo, share);
  const partOf = grownParts(grid);
  const parts = measured(grid, partOf);
  const usual = usualOf([...parts.values()]);
  if (!usual) return undefined;
  const all = grid.columns * grid.rows;
  const kinds = new Map([...parts].map(([id, part]) => [id, kindOf(part, usual, all)]));
  joinGlow(kinds, parts, partOf, grid);
  const weights = new Float32Array(all * 2);
  const known = new Float32Array(all);
  for (let cell = 0; cell < all; cell++) {
    const kind = kinds.get(partOf[cell]!);
    if (!kind) continue;
    known[cell] = 1;
    if (kind === 'quiet') weights[cell * 2] = 1;
    if (kind === 'apart') weights[cell * 2 + 1] = 1;
  }
  spread(weights, known, grid.columns, grid.rows, 2);
  const others = [...parts].filter(([id]) => kinds.get(id) === 'apart').map(([, part]) => part);
  const largest = others.sort((one, other) => other.cells - one.cells)[0];
  const planes = [0, 1].map((channel) =>
    channel === 1 && !largest ? undefined : enlarged(weights, channel, grid, photo),
  );
  alongEdges(photo, grid.cellPx, planes);
  return {
    quiet: planes[0]!,
    apart: planes[1],
    quietOwn: colourOf(usual),
    apartOwn: largest && colourOf(largest),
  };
}

function gridOf({ widthPx: w, heightPx: h, data }: RgbImage, share: Float32Array): Grid {
  const cellPx = Math.max(2, Math.round(w / across));
  const [columns, rows] = [Math.ceil(w / cellPx), Math.ceil(h / cellPx)];
  const list = (per = 1) => new Float64Array(columns * rows * per);
  const grid: Grid = { columns, rows, cellPx, count: list(), light: list(3), texture: list() };
  const [logs, squares] = [list(), list()];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      if (share[at]! < covered) continue;
      const cell = Math.floor(y / cellPx) * columns + Math.floor(x / cellPx);
      grid.count[cell]! += 1;
      for (let c = 0; c < 3; c++) grid.light[cell * 3 + c]! += linearFromSrgb8[data[at * 3 + c]!]!;
      const log = Math.log(linearFromSrgb8[data[at * 3 + 1]!]! + dark);
      logs[cell]! += log;
      squares[cell]! += log * log;
    }
  for (let cell = 0; cell < grid.count.length; cell++) {
    const count = Math.max(1, grid.count[cell]!);
    const middle = logs[cell]! / count;
    grid.texture[cell] = Math.sqrt(Math.max(0, squares[cell]! / count - middle * middle));
    if (grid.count[cell]! < leastTold * cellPx * cellPx) grid.count[cell] = 0;
  }
  return grid;
}

/** Logarithms of light, and of two ratios of it. */
function toneOf(light: ArrayLike<number>, count: number, first = 0): [number, number, number] {
  const [red, green, blue] = [0, 1, 2].map((c) => Math.log(light[first + c]! / count + dark)) as [
    number,
    number,
    number,
  ];
  return [green, red - green, blue - green];
}

/** The part of each cell, -1 where no wall is told. */
function grownParts({ columns, rows, count, light }: Grid): Int32Array {
  const parent = separateSets(columns * rows);
  const tones = Array.from({ length: columns * rows }, (_, cell) =>
    count[cell]! > 0 ? toneOf(light, count[cell]!, cell * 3) : undefined,
  );
  const join = (cell: number, next: number) => {
    const [one, other] = [tones[cell], tones[next]];
    if (!one || !other) return;
    const colour = Math.hypot(one[1] - other[1], one[2] - other[2]);
    if (Math.abs(one[0] - other[0]) < step.light && colour < step.colour)
      parent[rootOf(parent, cell)] = rootOf(parent, next);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (column + 1 < columns) join(cell, cell + 1);
      if (row + 1 < rows) join(cell, cell + columns);
    }
  return Int32Array.from(parent, (_, cell) => (tones[cell] ? rootOf(parent, cell) : -1));
}

function measured({ count, light, texture }: Grid, partOf: Int32Array): Map<number, Part> {
  const parts = new Map<number, Part>();
  for (let cell = 0; cell < partOf.length; cell++) {
    const id = partOf[cell]!;
    if (id < 0) continue;
    const part = parts.get(id) ?? { cells: 0, light: [0, 0, 0], count: 0, texture: 0 };
    parts.set(id, part);
    part.cells += 1;
    part.count += count[cell]!;
    part.texture += texture[cell]!;
    for (const c of [0, 1, 2] as const) part.light[c] += light[cell * 3 + c]!;
  }
  return parts;
}

const colourOf = ({ light, count }: Part): LinearRgb => [
  light[0] / count,
  light[1] / count,
  light[2] / count,
];

/** The lightest of the large parts. */
function usualOf(parts: readonly Part[]): Part | undefined {
  const most = Math.max(0, ...parts.map(({ cells }) => cells));
  return parts
    .filter(({ cells }) => cells >= large * most)
    .sort((one, other) => luminance(colourOf(other)) - luminance(colourOf(one)))[0];
}

type Kind = 'quiet' | 'apart' | 'stays';

function kindOf(part: Part, usual: Part, all: number): Kind {
  const [own, other] = [toneOf(part.light, part.count), toneOf(usual.light, usual.count)];
  const colour = Math.hypot(own[1] - other[1], own[2] - other[2]);
  const isAlike = colour < alike.colour && own[0] > other[0] - alike.darker;
  if (isAlike) return part.texture < mostTexture * part.cells ? 'quiet' : 'stays';
  if (part.cells < speck * all) return 'stays';
  const isPlain = part.texture < apart.texture * part.cells;
  return isPlain && part.cells > apart.least * all ? 'apart' : 'stays';
}

/** In place: the pool of light of a lamp on a wall apart belongs to it. */
function joinGlow(
  kinds: Map<number, Kind>,
  parts: ReadonlyMap<number, Part>,
  partOf: Int32Array,
  { columns, rows }: Grid,
): void {
  for (let round = 0; round < glowRings; round++) {
    const around = new Map<number, { apart: number; all: number }>();
    const meet = (one: number, other: number) => {
      if (one === other || one < 0 || other < 0) return;
      for (const [id, near] of [
        [one, other],
        [other, one],
      ] as const) {
        const count = around.get(id) ?? { apart: 0, all: 0 };
        around.set(id, count);
        count.all += 1;
        if (kinds.get(near) === 'apart') count.apart += 1;
      }
    };
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const cell = row * columns + column;
        if (column + 1 < columns) meet(partOf[cell]!, partOf[cell + 1]!);
        if (row + 1 < rows) meet(partOf[cell]!, partOf[cell + columns]!);
      }
    for (const [id, { apart: mine, all }] of around) {
      const part = parts.get(id)!;
      const isPlain = part.texture < glowTexture * part.cells;
      if (
        kinds.get(id) !== 'apart' &&
        isPlain &&
        part.cells < glowMost * partOf.length &&
        mine > 0.5 * all
      )
        kinds.set(id, 'apart');
    }
  }
}

function enlarged(
  weights: Float32Array,
  channel: number,
  { columns, rows, cellPx }: Grid,
  { widthPx, heightPx }: RgbImage,
): Float32Array {
  const one = new Float32Array(columns * rows);
  for (let cell = 0; cell < one.length; cell++) one[cell] = weights[cell * 2 + channel]!;
  const [wide, tall] = [columns * cellPx, rows * cellPx];
  const whole = resizeBilinear(one, columns, rows, wide, tall);
  if (wide === widthPx && tall === heightPx) return whole;
  const out = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++)
    out.set(whole.subarray(y * wide, y * wide + widthPx), y * widthPx);
  return out;
}

/** In place. */
function alongEdges(
  { widthPx, heightPx, data }: RgbImage,
  cellPx: number,
  planes: readonly (Float32Array | undefined)[],
): void {
  const guide = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < guide.length; at++)
    guide[at] = (0.3 * data[at * 3]! + 0.59 * data[at * 3 + 1]! + 0.11 * data[at * 3 + 2]!) / 255;
  const signals = planes.flatMap((plane) => (plane ? [plane] : []));
  const radius = Math.max(2, Math.round(cellPx * edge.cells));
  guidedFilter({ data: guide, width: widthPx, height: heightPx, radius }, signals, edge.epsilon);
  for (const plane of signals)
    for (let at = 0; at < plane.length; at++) plane[at] = Math.min(1, Math.max(0, plane[at]!));
}
