/** Vanities in front of their wall: z into the room, centred. */
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { softBox } from '../../curved/soft-box.ts';
import { lathe } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';
import { frameMetres, shakerFrame } from '../kitchen/kitchen-fronts.ts';
import { gapOf, seams } from '../unlit-gap.ts';
import { basinDrain } from './basin-drain.ts';
import { tap } from './tap.ts';

export type BasinStyle = 'bowl' | 'block' | 'inset';

interface Vanity {
  readonly width: number;
  readonly basins: number;
  readonly style: 'floating' | 'legs' | 'pedestal';
  readonly basin?: BasinStyle;
  readonly body: MaterialHandle;
  /** Fronts with a frame around a panel. */
  readonly isFramed?: boolean;
  readonly top: MaterialHandle;
  readonly porcelain: MaterialHandle;
  /** Inside of inset basins: light that is shut out by their rim. */
  readonly inside?: MaterialHandle;
  readonly metal: MaterialHandle;
  /** Hole of the drain, if basins have one. */
  readonly black?: MaterialHandle;
}

const heights = { top: 0.85, under: 0.82 } as const;
const deep = { body: 0.48, top: 0.5 } as const;
/** A basin: half width, distances of back and front from the wall, and depth. */
const hole = { half: 0.23, back: 0.12, front: 0.42, deep: 0.13 } as const;
const wall = 0.012;
/** Overhang of the top above the rim of an inset basin. */
const overhang = 0.007;

interface Part {
  readonly low: number;
  readonly high: number;
  readonly deep: number;
  readonly half: number;
}

/** A board or body with a hole from above for each basin. */
function withHoles(
  b: SceneBuilder,
  { low, high, deep: front, half }: Part,
  holes: readonly number[],
  margin: number,
  material: MaterialHandle,
): void {
  let from = -half;
  for (const u of holes) {
    const [left, right] = [u - hole.half - margin, u + hole.half + margin];
    box(b, [from, low, 0], [left, high, front], material);
    box(b, [left, low, 0], [right, high, hole.back - margin], material);
    box(b, [left, low, hole.front + margin], [right, high, front], material);
    from = right;
  }
  box(b, [from, low, 0], [half, high, front], material);
}

const tapShape = { reach: 0.14, drop: 0.012, thick: 0.0105, turnShare: 0.82 } as const;

function bowl(b: SceneBuilder, u: number, porcelain: MaterialHandle): void {
  lathe(
    b,
    [u, heights.top, 0.27],
    [
      [0.11, 0],
      [0.16, 0.025],
      [0.2, 0.085],
      [0.207, 0.128],
      [0.203, 0.132],
      [0.197, 0.128],
      [0.18, 0.075],
      [0.1, 0.035],
      [0, 0.03],
    ],
    porcelain,
    36,
  );
}

/** A straight-sided countertop basin. */
function block(b: SceneBuilder, u: number, porcelain: MaterialHandle): void {
  const [half, back, front] = [hole.half + 0.02, hole.back - 0.02, hole.front + 0.02];
  const [low, high] = [heights.top, heights.top + 0.115];
  const side = 0.016;
  softBox(b, [u - half, low, back], [u + half, low + 0.025, front], 0.008, porcelain);
  for (const [u0, u1, z0, z1] of [
    [u - half, u - half + side, back, front],
    [u + half - side, u + half, back, front],
    [u - half, u + half, back, back + side],
    [u - half, u + half, front - side, front],
  ] as const)
    softBox(b, [u0, low, z0], [u1, high, z1], 0.006, porcelain);
}

function inset(b: SceneBuilder, u: number, porcelain: MaterialHandle): void {
  const [u0, u1, z0, z1] = [u - hole.half, u + hole.half, hole.back, hole.front];
  const [high, low] = [heights.under, heights.top - hole.deep];
  b.quad([u0, low, z1], [u1, low, z1], [u1, low, z0], [u0, low, z0], porcelain);
  b.quad([u0, low, z0], [u1, low, z0], [u1, high, z0], [u0, high, z0], porcelain);
  b.quad([u1, low, z1], [u0, low, z1], [u0, high, z1], [u1, high, z1], porcelain);
  b.quad([u0, low, z1], [u0, low, z0], [u0, high, z0], [u0, high, z1], porcelain);
  b.quad([u1, low, z0], [u1, low, z1], [u1, high, z1], [u1, high, z0], porcelain);
}

const draw = { bowl, block, inset };
/** Floors of the basins, above the top. */
const drainMetres = { bowl: 0.03, block: 0.025, inset: -hole.deep } as const;

/** Countertop basins are high, and so are their taps. */
const tapRise = { bowl: 0.2, block: 0.18, inset: 0.09 } as const;

function drawers(b: SceneBuilder, low: number, { width, body, isFramed, metal }: Vanity): void {
  const count = Math.max(2, Math.round(width / 0.55));
  const [g, face] = [0.004, deep.body];
  const board = face + 0.018;
  const front = board + (isFramed ? frameMetres : 0);
  const [x, high] = [width / 2, heights.under];
  const gap = gapOf(b, body);
  seams(b, [g - x, low + g], [x - g, high - g], face, gap);
  const half = (low + high) / 2;
  for (let index = 0; index < count; index++) {
    const [u0, u1] = [index, index + 1].map((k) => -x + (width * k) / count);
    for (const [v0, v1] of [
      [low + g, half - g / 2],
      [half + g / 2, high - 0.012],
    ] as const) {
      box(b, [u0! + g, v0, face], [u1! - g, v1, board], body);
      if (isFramed)
        shakerFrame(b, { u0: u0! + g, v0, u1: u1! - g, v1, z: face, m: { cabinet: body, gap } });
      const middle = (u0! + u1!) / 2;
      const grip = v1 - (isFramed ? 0.03 : 0.06);
      tube(
        b,
        [middle - 0.07, grip, front + 0.022],
        [middle + 0.07, grip, front + 0.022],
        0.0055,
        metal,
        8,
      );
      for (const du of [-0.055, 0.055])
        tube(b, [middle + du, grip, front], [middle + du, grip, front + 0.022], 0.0045, metal, 6);
    }
  }
}

function pedestal(b: SceneBuilder, { porcelain, metal }: Vanity): void {
  lathe(
    b,
    [0, 0, 0.26],
    [
      [0.14, 0],
      [0.1, 0.1],
      [0.09, 0.6],
      [0.16, 0.74],
    ],
    porcelain,
    24,
  );
  softBox(b, [-0.3, 0.74, 0.02], [0.3, 0.88, 0.5], 0.05, porcelain);
  b.begin('furniture', 'washbasin');
  tap(b, [0, 0.88, 0.07], { ...tapShape, rise: 0.09 }, metal);
}

export function vanity(b: SceneBuilder, one: Vanity): void {
  const { width, basins, style, basin = 'bowl', body, top, porcelain, metal } = one;
  const { inside = porcelain, black } = one;
  b.begin('furniture', 'vanity');
  b.facts.sink = basins;
  if (style === 'pedestal') {
    pedestal(b, one);
    return;
  }
  const low = style === 'floating' ? 0.42 : 0.16;
  const half = width / 2;
  const places = Array.from({ length: basins }, (_, k) => -half + (width * (k + 0.5)) / basins);
  const holes = basin === 'inset' ? places : [];
  const hung = heights.top - hole.deep - wall;
  box(b, [-half, low, 0.01], [half, hung, deep.body], body);
  withHoles(b, { low: hung, high: heights.under, deep: deep.body, half }, holes, wall, body);
  drawers(b, low, one);
  if (style === 'legs')
    for (const x of [-half + 0.05, half - 0.05])
      for (const z of [0.06, 0.43])
        box(b, [x - 0.02, 0, z - 0.02], [x + 0.02, low + 0.01, z + 0.02], body);
  withHoles(
    b,
    { low: heights.under, high: heights.top, deep: deep.top, half: half + 0.01 },
    holes,
    -overhang,
    top,
  );
  for (const u of places) {
    b.begin('furniture', 'washbasin');
    draw[basin](b, u, basin === 'inset' ? inside : porcelain);
    if (black !== undefined)
      basinDrain(b, [u, heights.top + drainMetres[basin], 0.27], { steel: metal, black });
    tap(b, [u, heights.top, 0.055], { ...tapShape, rise: tapRise[basin] }, metal);
  }
}
