/** Kitchen cabinets in local wall coordinates: u along the wall, z into the room. */
import type { Random } from '../../../../random/random.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { box, tube } from '../../solids.ts';
import { seams } from '../unlit-gap.ts';
import { fridgeDoors, hobWithOven, standingFridge } from './appliances.ts';
import { type FrontStyle, front, type Handle, type KitchenMaterials } from './kitchen-fronts.ts';
import { apron, carcass, sink, worktopBoard } from './sink.ts';

export interface RunOptions {
  readonly from: number;
  readonly to: number;
  readonly style: FrontStyle;
  readonly handle: Handle;
  readonly sinkAt?: number;
  readonly hobAt?: number;
  /** A ceramic sink whose front shows between the cabinets. */
  readonly hasApronSink?: boolean;
}

/** Depth at which fronts of base cabinets start. */
const fronts = 0.58;

/** Dark grip groove below the worktop, for fronts without handles. */
const gripRail = { low: 0.845, high: 0.88 } as const;

/** Narrower fronts are left out: their handles would be wider than they are. */
const leastFront = 0.22;

interface Fronts {
  readonly start: number;
  readonly end: number;
  readonly isBelowApron: boolean;
}

const ovenHalf = 0.3;

/** Stretches with fronts: an oven below the hob has its own, those below an apron sink are lower. */
function stretchesOf({ from, to, hobAt, sinkAt, hasApronSink }: RunOptions): Fronts[] {
  const apart = [
    ...(hobAt === undefined ? [] : [{ at: hobAt, half: ovenHalf, isApron: false }]),
    ...(sinkAt === undefined || !hasApronSink
      ? []
      : [{ at: sinkAt, half: apron.half, isApron: true }]),
  ].sort((one, other) => one.at - other.at);
  const fronts: Fronts[] = [];
  let start = from;
  for (const { at, half, isApron } of apart) {
    fronts.push({ start, end: at - half, isBelowApron: false });
    if (isApron) fronts.push({ start: at - half, end: at + half, isBelowApron: true });
    start = at + half;
  }
  fronts.push({ start, end: to, isBelowApron: false });
  return fronts.filter((one) => one.end - one.start > leastFront);
}

/** Doors open in pairs. */
const sideOf = (index: number, count: number) =>
  index % 2 === 0 && index < count - 1 ? 'right' : 'left';

/** Base cabinets with worktop, sink and hob. */
export function baseRun(
  b: SceneBuilder,
  options: RunOptions,
  m: KitchenMaterials,
  random: Random,
): void {
  const { from, to, style, handle } = options;
  b.begin('furniture', 'base cabinets');
  box(b, [from, 0, 0.02], [to, 0.1, 0.52], m.black);
  carcass(b, { from, to, deep: fronts }, options.sinkAt, m.cabinet);
  const usual = handle === 'none' ? gripRail.low : gripRail.high;
  if (handle === 'none')
    box(b, [from, gripRail.low, fronts], [to, gripRail.high, fronts + 0.003], m.black);
  for (const { start, end, isBelowApron } of stretchesOf(options)) {
    const high = isBelowApron ? apron.low - 0.004 : usual;
    seams(b, [start, 0.1], [end, high], fronts, m.gap);
    const count = Math.max(1, Math.round((end - start) / 0.6));
    for (let index = 0; index < count; index++) {
      const u0 = start + ((end - start) * index) / count;
      const u1 = start + ((end - start) * (index + 1)) / count;
      const rows = !isBelowApron && random.chance(0.35) ? [0.1, 0.4, 0.66, high] : [0.1, high];
      const vertical = rows.length === 2;
      for (const [row, v0] of rows.slice(0, -1).entries())
        front(b, {
          u0,
          v0,
          u1,
          v1: rows[row + 1]!,
          z: fronts,
          style,
          m,
          handle,
          vertical,
          opensAt: sideOf(index, count),
        });
    }
  }
  b.begin('furniture', 'worktop');
  const board = { from: from - 0.01, to: to + 0.01, deep: 0.64 };
  const hasApron = options.hasApronSink === true;
  worktopBoard(b, board, options.sinkAt, m.top, hasApron);
  if (options.sinkAt !== undefined) sink(b, options.sinkAt, m, hasApron);
  if (options.hobAt !== undefined) hobWithOven(b, options.hobAt, m);
}

interface WallCabinets {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  readonly style: FrontStyle;
  readonly handle: Handle;
  readonly m: KitchenMaterials;
  readonly glazed: boolean;
}

export function wallCabinets(
  b: SceneBuilder,
  { from, to, bottom, top, style, handle, m, glazed }: WallCabinets,
): void {
  b.begin('furniture', 'wall cabinets');
  box(b, [from, bottom, 0], [to, top, 0.33], m.cabinet);
  seams(b, [from, bottom], [to, top], 0.33, m.gap);
  const count = Math.max(1, Math.round((to - from) / 0.5));
  for (let index = 0; index < count; index++) {
    const [u0, u1] = [
      from + ((to - from) * index) / count,
      from + ((to - from) * (index + 1)) / count,
    ];
    front(b, {
      u0,
      v0: bottom,
      u1,
      v1: top,
      z: 0.33,
      style,
      m,
      handle,
      vertical: true,
      opensAt: sideOf(index, count),
    });
    if (glazed && index % 2 === 0)
      b.quad(
        [u0 + 0.06, bottom + 0.06, 0.354],
        [u1 - 0.06, bottom + 0.06, 0.354],
        [u1 - 0.06, top - 0.06, 0.354],
        [u0 + 0.06, top - 0.06, 0.354],
        m.glass,
      );
  }
}

/** Higher units have a cupboard above the refrigerator. */
const fridgeMetres = 1.86;

interface TallUnit {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly style: FrontStyle;
  readonly m: KitchenMaterials;
  readonly kind: 'fridge' | 'larder' | 'ovens';
  /** A fridge that stands by itself, of this colour, instead of doors in the unit. */
  readonly fridge?: MaterialHandle | undefined;
}

export function tallUnit(
  b: SceneBuilder,
  { from, to, height, style, m, kind, fridge }: TallUnit,
): void {
  b.begin(kind === 'larder' ? 'furniture' : 'appliance', kind);
  if (kind === 'fridge' && fridge !== undefined) {
    standingFridge(b, (from + to) / 2, fridge, m);
    return;
  }
  box(b, [from, 0.08, 0], [to, height, 0.64], m.cabinet);
  box(b, [from + 0.005, 0, 0.02], [to - 0.005, 0.08, 0.59], m.black);
  seams(b, [from, 0.1], [to, height], 0.64, m.gap);
  if (kind === 'fridge') {
    const doors = Math.min(height, fridgeMetres);
    fridgeDoors(b, from, to, doors, m);
    const above = { u0: from, v0: doors, u1: to, v1: height, z: 0.64, style, m };
    if (height > doors + 0.1) front(b, { ...above, handle: 'none', vertical: true });
    return;
  }
  front(b, {
    u0: from,
    v0: 0.1,
    u1: to,
    v1: kind === 'ovens' ? 0.6 : height,
    z: 0.64,
    style,
    m,
    handle: 'bar',
    vertical: true,
  });
  if (kind === 'ovens') {
    for (const v of [0.62, 1.18]) {
      box(b, [from + 0.02, v, 0.64], [to - 0.02, v + 0.54, 0.662], m.black);
      box(b, [from + 0.08, v + 0.06, 0.663], [to - 0.08, v + 0.36, 0.666], m.glass);
      tube(b, [from + 0.1, v + 0.44, 0.69], [to - 0.1, v + 0.44, 0.69], 0.01, m.steel, 8);
    }
    front(b, {
      u0: from,
      v0: 1.74,
      u1: to,
      v1: height,
      z: 0.64,
      style,
      m,
      handle: 'none',
      vertical: true,
    });
    b.facts.oven = true;
  }
}
