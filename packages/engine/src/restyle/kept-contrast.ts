/**
 * What stands before a surface is seen by the step of light between the two: dark bedposts before a light wall
 * vanish when the wall turns as dark as they are, white frames when it turns white. So a surface goes towards
 * its new light only as far as the photo's strong steps beside it bear.
 */
import type { Analysis } from '../sense/analysis.ts';
import { coarse, gridOf, nodesOf } from './photo-grid.ts';

/** Difference of lightness that is a strong step, and the share of it that has to stay. */
const strong = 0.12;
const stays = 0.5;
/** Covers from which a cell is the surface's, and up to which it is not. */
const within = 0.7;
const without = 0.2;
/** Cells between the two sides of a step. */
const apart = 2;
/** Shares of the way to the new light that are tried, and how many of the photo's strong steps may vanish. */
const shares = [1, 0.85, 0.7, 0.55, 0.4] as const;
const bearableLoss = 0.05;
/** Lightness here is the square root of light, nearly. */
const perLightness = 1 / 2.3;

interface Steps {
  /** Lightness of the surface and of what is beside it, by turns. */
  readonly sides: readonly number[];
  /** Strong steps of the whole photo. */
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
  const { columns, rows, colours } = grid;
  const covered = coarse(grid, photo, cover, 1 / 255);
  const sides: number[] = [];
  let all = 0;
  const compare = (i: number, j: number) => {
    const [p, q] = [colours[3 * i]!, colours[3 * j]!];
    if (Math.abs(p - q) < strong) return;
    all++;
    if (covered[i]! > within && covered[j]! < without) sides.push(p, q);
    if (covered[j]! > within && covered[i]! < without) sides.push(q, p);
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      if (x + apart < columns) compare(i, i + apart);
      if (y + apart < rows) compare(i, i + apart * columns);
    }
  }
  return { sides, all };
}

/** Share of the photo's strong steps that vanish where a surface's light is multiplied so. */
function lostSteps({ sides, all }: Steps, lightness: number): number {
  let lost = 0;
  for (let k = 0; k < sides.length; k += 2) {
    const was = Math.abs(sides[k]! - sides[k + 1]!);
    if (Math.abs(sides[k]! * lightness - sides[k + 1]!) < stays * was) lost++;
  }
  return all > 0 ? lost / all : 0;
}

/**
 * What to multiply the new light by, so that things are still seen before it.
 * @param gain logarithm of the new light over the old
 */
export function bearableContrast(analysis: Analysis, cover: Uint8Array, gain: number): number {
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

/** Strong steps of the photo between loose things, or between one and something that is painted over. */
export interface LooseSteps {
  /** Nodes of a colour cube, by turns of both sides; -1 on a side that is painted over. */
  readonly nodes: readonly number[];
  readonly lightness: readonly number[];
}

/** @param covers of all that is painted over */
export function looseSteps({ photo }: Analysis, covers: readonly Uint8Array[]): LooseSteps {
  const grid = gridOf(photo);
  const { columns, rows, colours } = grid;
  const painted = covers.map((cover) => coarse(grid, photo, cover, 1 / 255));
  const nodes: number[] = [];
  const lightness: number[] = [];
  const cellNodes = nodesOf(grid);
  const nodeOf = (cell: number) => {
    let covered = 0;
    for (const cover of painted) covered += cover[cell]!;
    return covered > 0.5 ? -1 : cellNodes[cell]!;
  };
  const compare = (i: number, j: number) => {
    const [p, q] = [colours[3 * i]!, colours[3 * j]!];
    if (Math.abs(p - q) < strong) return;
    const [from, to] = [nodeOf(i), nodeOf(j)];
    if (from < 0 && to < 0) return;
    nodes.push(from, to);
    lightness.push(p, q);
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      if (x + apart < columns) compare(i, i + apart);
      if (y + apart < rows) compare(i, i + apart * columns);
    }
  }
  return { nodes, lightness };
}

/** Shares of a shift of lightness that are tried, and how many strong steps between things may vanish. */
const shifts = [1, 0.75, 0.5, 0.25] as const;
const bearableShiftLoss = 0.06;

/** How much of a shift of colours, given by node, things bear before they vanish before each other. */
export function bearableShift(
  { nodes, lightness }: LooseSteps,
  shiftAt: (node: number) => number,
): number {
  const shift = nodes.map((node) => (node < 0 ? 0 : shiftAt(node)));
  for (const share of shifts) {
    let lost = 0;
    for (let k = 0; k < nodes.length; k += 2) {
      const was = lightness[k]! - lightness[k + 1]!;
      const now = was + share * (shift[k]! - shift[k + 1]!);
      if (now / was < stays) lost++;
    }
    if (lost * 2 <= nodes.length * bearableShiftLoss) return share;
  }
  return shifts.at(-1)!;
}
