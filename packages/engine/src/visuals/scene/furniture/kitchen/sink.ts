/** A sink in its worktop, in local wall coordinates: u along the wall, z into the room. */
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { softBox } from '../../curved/soft-box.ts';
import { lathe } from '../../curved/turned.ts';
import { box } from '../../solids.ts';
import { basinDrain } from '../bath/basin-drain.ts';
import { tap } from '../bath/tap.ts';
import { type KitchenMaterials, worktop } from './kitchen-fronts.ts';

const boardMetres = 0.04;
const overhang = 0.007;
const basin = { half: 0.27, back: 0.13, front: 0.51, deep: 0.19 } as const;

/** Front of a ceramic sink: half its width, how far it stands out, and its lower edge. */
export const apron = { half: 0.34, front: 0.655, low: 0.665 } as const;

interface Board {
  readonly from: number;
  readonly to: number;
  readonly deep: number;
}

/** The worktop, with a hole for a sink. */
export function worktopBoard(
  b: SceneBuilder,
  { from, to, deep }: Board,
  sinkAt: number | undefined,
  material: MaterialHandle,
  isOpenInFront = false,
): void {
  const part = (u0: number, z0: number, u1: number, z1: number) =>
    box(b, [u0, worktop - boardMetres, z0], [u1, worktop, z1], material);
  if (sinkAt === undefined) {
    part(from, 0, to, deep);
    return;
  }
  const half = isOpenInFront ? apron.half : basin.half;
  const [left, right] = [sinkAt - half, sinkAt + half];
  part(from, 0, left, deep);
  part(right, 0, to, deep);
  part(left, 0, right, basin.back);
  if (!isOpenInFront) part(left, basin.front, right, deep);
}

/** The cabinet body below, lower at the basin. */
export function carcass(
  b: SceneBuilder,
  { from, to, deep }: Board,
  sinkAt: number | undefined,
  material: MaterialHandle,
): void {
  const [low, high, back] = [0.1, worktop - boardMetres, 0.01];
  if (sinkAt === undefined) {
    box(b, [from, low, back], [to, high, deep], material);
    return;
  }
  const wall = 0.02;
  const [left, right] = [sinkAt - basin.half - wall, sinkAt + basin.half + wall];
  box(b, [from, low, back], [left, high, deep], material);
  box(b, [right, low, back], [to, high, deep], material);
  box(b, [left, low, back], [right, high - basin.deep, deep], material);
  box(b, [left, high - basin.deep, basin.front + wall], [right, high, deep], material);
}

const rim = { wide: 0.014, high: 0.0025 } as const;

/** A flat rim on the worktop. */
function rimOf(b: SceneBuilder, u: number, material: MaterialHandle): void {
  const [u0, u1, z0, z1] = [u - basin.half, u + basin.half, basin.back, basin.front];
  const { wide, high } = rim;
  const strip = (from: number, back: number, to: number, front: number) =>
    box(b, [from, worktop, back], [to, worktop + high, front], material);
  strip(u0 - wide, z0 - wide, u1 + wide, z0);
  strip(u0 - wide, z1, u1 + wide, z1 + wide);
  strip(u0 - wide, z0, u0, z1);
  strip(u1, z0, u1 + wide, z1);
}

const inside = 0.002;

/** Inside of the basin, in front of the board's cut edges; returns its height. */
function hollow(b: SceneBuilder, u: number, material: MaterialHandle): number {
  const [u0, u1] = [u - basin.half + inside, u + basin.half - inside];
  const [z0, z1] = [basin.back + inside, basin.front - inside];
  const [low, high] = [worktop - boardMetres - basin.deep, worktop];
  b.quad([u0, low, z1], [u1, low, z1], [u1, low, z0], [u0, low, z0], material);
  b.quad([u0, low, z0], [u1, low, z0], [u1, high, z0], [u0, high, z0], material);
  b.quad([u1, low, z1], [u0, low, z1], [u0, high, z1], [u1, high, z1], material);
  b.quad([u0, low, z1], [u0, low, z0], [u0, high, z0], [u0, high, z1], material);
  b.quad([u1, low, z0], [u1, low, z1], [u1, high, z1], [u1, high, z0], material);
  return low;
}

/** Walls of a ceramic sink, set in front of the cabinets and just below the worktop; returns the height of its floor. */
function apronSink(
  b: SceneBuilder,
  u: number,
  { white: outside, basin: material = outside }: Pick<KitchenMaterials, 'white' | 'basin'>,
): number {
  const { half, front, low } = apron;
  const high = worktop - 0.006;
  const inner = basin.half + overhang;
  softBox(b, [u - half, low, basin.front], [u + half, high, front], 0.012, outside);
  for (const side of [-1, 1]) {
    const [u0, u1] = [u + side * inner, u + side * half];
    softBox(
      b,
      [Math.min(u0, u1), worktop - 0.1, basin.back],
      [Math.max(u0, u1), high, basin.front + 0.02],
      0.006,
      outside,
    );
  }
  // in front of the board's cut edge, which would show in stripes
  const [z0, z1, floor] = [basin.back + inside, basin.front, high - basin.deep];
  const [left, right] = [u - inner, u + inner];
  b.quad([left, floor, z1], [right, floor, z1], [right, floor, z0], [left, floor, z0], material);
  b.quad([left, floor, z0], [right, floor, z0], [right, high, z0], [left, high, z0], material);
  b.quad([right, floor, z1], [left, floor, z1], [left, high, z1], [right, high, z1], material);
  b.quad([left, floor, z1], [left, floor, z0], [left, high, z0], [left, high, z1], material);
  b.quad([right, floor, z0], [right, floor, z1], [right, high, z1], [right, high, z0], material);
  return floor;
}

/** A tall spout over the basin. */
const tallTap = { rise: 0.27, reach: 0.2, drop: 0.055, thick: 0.0115, turnShare: 1 } as const;
const tapBehindMetres = 0.075;

export function sink(b: SceneBuilder, u: number, m: KitchenMaterials, hasApron = false): void {
  b.begin('appliance', 'sink');
  const floor = hasApron ? apronSink(b, u, m) : hollow(b, u, m.steel);
  if (!hasApron) rimOf(b, u, m.steel);
  if (m.basin !== undefined) basinDrain(b, [u, floor, (basin.back + basin.front) / 2], m);
  tap(b, [u, worktop, tapBehindMetres], tallTap, m.handle);
  lathe(
    b,
    [u + 0.36, worktop, 0.1],
    [
      [0.03, 0],
      [0.03, 0.13],
      [0.01, 0.15],
      [0.012, 0.18],
      [0, 0.18],
    ],
    m.wood,
    12,
  );
  b.facts.sink = true;
}
