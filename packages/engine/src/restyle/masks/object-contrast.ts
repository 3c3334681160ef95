/**
 * Things stand out from a surface by the step of light between them: dark bedposts on a light wall vanish if
 * the wall turns as dark as they are, white frames if it turns white. So a surface moves towards its new
 * light only as far as the photo's strong steps beside it allow.
 */
import type { Analysis } from '../../sense/analysis.ts';
import type { PhotoGrid } from './photo-grid.ts';
import { coarse, gridOf, nodesOf } from './photo-grid.ts';

/** Strong step of lightness, and the share of it that must remain. */
const strong = 0.12;
const stays = 0.5;
/** Covers from which a cell is on the surface, and up to which it isn't. */
const within = 0.7;
const without = 0.2;
/** Distance in cells between the two sides of a step. */
const apart = 2;
/** Shares of the change of light to try, and the tolerated share of lost strong steps. */
const shares = [1, 0.85, 0.7, 0.55, 0.4] as const;
const bearableLoss = 0.05;
/** Lightness here is approximately the square root of light. */
const perLightness = 1 / 2.3;

interface Steps {
  /** Lightness of the surface and of the other side, alternating. */
  readonly sides: readonly number[];
  /** Number of strong steps in the whole photo. */
  readonly all: number;
}

const held = new WeakMap<Uint8Array, Steps>();

function stepsBeside(analysis: Analysis, cover: Uint8Array): Steps {
  let steps = held.get(cover);
  if (!steps) {
    steps = findSteps(analysis, cover);
    held.set(cover, steps);
  }
  return steps;
}

function findSteps({ photo }: Analysis, cover: Uint8Array): Steps {
  const grid = gridOf(photo);
  const pairs = strongPairs(grid);
  const covered = coarse(grid, photo, cover, 1 / 255);
  const sides: number[] = [];
  for (let k = 0; k < pairs.length; k += 2) {
    addSides(sides, grid.colours, covered, pairs[k]!, pairs[k + 1]!);
  }
  return { sides, all: pairs.length / 2 };
}

/** The surface comes first. */
function addSides(
  sides: number[],
  colours: Float32Array,
  covered: Float32Array,
  i: number,
  j: number,
): void {
  const p = colours[3 * i]!;
  const q = colours[3 * j]!;
  if (covered[i]! > within && covered[j]! < without) sides.push(p, q);
  if (covered[j]! > within && covered[i]! < without) sides.push(q, p);
}

const cachedPairs = new WeakMap<PhotoGrid, readonly number[]>();

/** Cells on both sides of each strong step, alternating; cached per photo. */
function strongPairs(grid: PhotoGrid): readonly number[] {
  const known = cachedPairs.get(grid);
  if (known) return known;
  const pairs: number[] = [];
  for (let y = 0; y < grid.rows; y++) {
    const below = y + apart < grid.rows ? apart * grid.columns : 0;
    addStrongPairs(pairs, grid.colours, y * grid.columns, (y + 1) * grid.columns, below);
  }
  cachedPairs.set(grid, pairs);
  return pairs;
}

/** Strong steps of one row of cells; `below` is the offset of the row to compare with, 0 for none. */
function addStrongPairs(
  pairs: number[],
  colours: Float32Array,
  from: number,
  to: number,
  below: number,
): void {
  for (let i = from; i < to; i++) {
    const own = colours[3 * i]!;
    const right = i + apart;
    if (right < to && Math.abs(own - colours[3 * right]!) >= strong) pairs.push(i, right);
    const beneath = i + below;
    if (below > 0 && Math.abs(own - colours[3 * beneath]!) >= strong) pairs.push(i, beneath);
  }
}

/** Share of the photo's strong steps lost if a surface's light is multiplied by this factor. */
function lostSteps({ sides, all }: Steps, lightness: number): number {
  let lost = 0;
  for (let k = 0; k < sides.length; k += 2) {
    const was = Math.abs(sides[k]! - sides[k + 1]!);
    if (Math.abs(sides[k]! * lightness - sides[k + 1]!) < stays * was) lost++;
  }
  return all > 0 ? lost / all : 0;
}

/**
 * Factor on the new light that keeps things visible in front of it.
 * @param gain logarithm of new over old light
 */
export function allowedContrast(analysis: Analysis, cover: Uint8Array, gain: number): number {
  const steps = stepsBeside(analysis, cover);
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const share of shares) {
    const lost = lostSteps(steps, Math.exp(gain * share * perLightness));
    if (lost >= least) continue;
    least = lost;
    best = share;
    if (lost <= bearableLoss) break;
  }
  return Math.exp((best - 1) * gain);
}

/** Strong steps of the photo between loose things, or between one and something painted. */
export interface ObjectContrast {
  /** Colour cube nodes of both sides, alternating; -1 for a painted side. */
  readonly nodes: readonly number[];
  readonly lightness: readonly number[];
}

/** @param covers of everything painted */
export function objectContrast({ photo }: Analysis, covers: readonly Uint8Array[]): ObjectContrast {
  const grid = gridOf(photo);
  const pairs = strongPairs(grid);
  const painted = covers.map((cover) => coarse(grid, photo, cover, 1 / 255));
  const nodes: number[] = [];
  const lightness: number[] = [];
  const looseNodes = markPainted(nodesOf(grid), painted);
  for (let k = 0; k < pairs.length; k += 2) {
    const i = pairs[k]!;
    const j = pairs[k + 1]!;
    if (looseNodes[i]! >= 0 || looseNodes[j]! >= 0) {
      addLoose(looseNodes, grid.colours, i, nodes, lightness);
      addLoose(looseNodes, grid.colours, j, nodes, lightness);
    }
  }
  return { nodes, lightness };
}

function addLoose(
  looseNodes: Int32Array,
  colours: Float32Array,
  cell: number,
  nodes: number[],
  lightness: number[],
): void {
  nodes.push(looseNodes[cell]!);
  lightness.push(colours[3 * cell]!);
}

/** Sets the nodes of painted cells to -1. */
function markPainted(nodes: Int32Array, painted: readonly Float32Array[]): Int32Array {
  for (let cell = 0; cell < nodes.length; cell++) {
    let covered = 0;
    for (let k = 0; k < painted.length; k++) covered += painted[k]![cell]!;
    if (covered > 0.5) nodes[cell] = -1;
  }
  return nodes;
}

/** Shares of a change of lightness to try, and the tolerated share of lost strong steps between things. */
const shifts = [1, 0.75, 0.5, 0.25] as const;
const bearableShiftLoss = 0.06;

/**
 * Largest share of a colour shift at which things stay distinguishable.
 * @param shift of lightness, of every side of the steps
 */
export function allowedShift(steps: ObjectContrast, shift: readonly number[]): number {
  for (const share of shifts) {
    if (lostBy(steps, shift, share) * 2 <= steps.nodes.length * bearableShiftLoss) return share;
  }
  return shifts.at(-1)!;
}

function lostBy({ lightness }: ObjectContrast, shift: readonly number[], share: number): number {
  let lost = 0;
  for (let k = 0; k < lightness.length; k += 2) {
    const was = lightness[k]! - lightness[k + 1]!;
    const now = was + share * (shift[k]! - shift[k + 1]!);
    if (now / was < stays) lost++;
  }
  return lost;
}
