/** Sofas with cushions. Origin on the floor at the centre, facing +z. */
import type { Random } from '../../../../random/random.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { boxedCushion } from '../../curved/boxed-cushion.ts';
import { pillow } from '../../curved/drape/pillow.ts';
import { rolledArm } from '../../curved/rolled-arm.ts';
import { softBox } from '../../curved/soft-box.ts';
import { sphere } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';

export interface SofaMaterials {
  readonly fabric: MaterialHandle;
  readonly leg: MaterialHandle;
  readonly cushions: readonly MaterialHandle[];
}

export type SeatStyle = 'soft' | 'slim' | 'tufted' | 'rolled' | 'wooden' | 'skirted' | 'low';

interface SofaShape {
  readonly seat: number;
  /** Width and height of an armrest. */
  readonly arm: number;
  readonly armTop: number;
  readonly back: number;
  /** Height of the legs; 0 for a sofa down to the floor. */
  readonly legs: number;
  readonly radius: number;
  readonly arms: 'cloth' | 'rolled' | 'wooden';
  readonly hasButtons?: boolean;
  /** Back cushions are pillows. */
  readonly isLoose?: boolean;
  /** Swelling of seat and back cushions. */
  readonly puff?: readonly [seat: number, back: number];
  /** Blocks set back under the frame, instead of turned legs. */
  readonly hasBlocks?: boolean;
}

const shapes: Readonly<Record<SeatStyle, SofaShape>> = {
  soft: {
    seat: 0.42,
    arm: 0.24,
    armTop: 0.62,
    back: 0.84,
    legs: 0.06,
    radius: 0.09,
    arms: 'cloth',
    isLoose: true,
  },
  slim: { seat: 0.42, arm: 0.1, armTop: 0.62, back: 0.8, legs: 0.17, radius: 0.04, arms: 'cloth' },
  tufted: {
    ...{ seat: 0.44, arm: 0.22, armTop: 0.78, back: 0.78, legs: 0.1, radius: 0.1 },
    arms: 'cloth',
    hasButtons: true,
  },
  rolled: {
    ...{ seat: 0.44, arm: 0.2, armTop: 0.6, back: 0.84, legs: 0.12, radius: 0.08 },
    arms: 'rolled',
    hasButtons: true,
  },
  wooden: {
    ...{ seat: 0.42, arm: 0.07, armTop: 0.58, back: 0.78, legs: 0.26, radius: 0.05 },
    arms: 'wooden',
  },
  skirted: {
    ...{ seat: 0.44, arm: 0.18, armTop: 0.64, back: 0.82, legs: 0, radius: 0.06 },
    arms: 'rolled',
    puff: [0.055, 0.065],
  },
  low: {
    ...{ seat: 0.4, arm: 0.2, armTop: 0.56, back: 0.7, legs: 0.06, radius: 0.045 },
    arms: 'cloth',
    puff: [0.05, 0.06],
    hasBlocks: true,
  },
};

interface SofaBody {
  readonly width: number;
  readonly depth: number;
  readonly shape: SofaShape;
  readonly m: SofaMaterials;
}

/** The armrest at one end. */
function arm(b: SceneBuilder, { width, depth, shape, m }: SofaBody, end: -1 | 1): void {
  const { legs, armTop, radius, arms } = shape;
  const d = depth / 2;
  const [outer, inner] = [(end * width) / 2, end * (width / 2 - shape.arm)];
  const [x0, x1] = [Math.min(outer, inner), Math.max(outer, inner)];
  if (arms === 'wooden') {
    const [from, to] = [-d + 0.06, d - 0.06];
    softBox(b, [x0, armTop - 0.035, from - 0.03], [x1, armTop, to + 0.03], 0.012, m.leg);
    for (const z of [from, to - 0.05])
      box(b, [x0 + 0.01, 0, z], [x1 - 0.01, armTop - 0.03, z + 0.05], m.leg);
    return;
  }
  if (arms === 'rolled')
    rolledArm(b, m.fabric, {
      ...{ middle: (x0 + x1) / 2, half: shape.arm / 2, low: legs + 0.02, top: armTop },
      ...{ back: -d + 0.02, front: d + 0.03 },
    });
  else softBox(b, [x0, legs, -d], [x1, armTop, d], radius, m.fabric);
}

function frame(b: SceneBuilder, { width, depth, shape, m }: SofaBody, hasChaise: boolean): void {
  const { legs, back, radius, arms } = shape;
  const [w, d] = [width / 2, depth / 2];
  if (arms === 'wooden') {
    softBox(b, [-w + 0.03, legs, -d + 0.06], [w - 0.03, legs + 0.07, d - 0.06], 0.015, m.leg);
    for (const y of [back - 0.06, back - 0.28])
      box(b, [-w + 0.03, y, -d + 0.07], [w - 0.03, y + 0.05, -d + 0.1], m.leg);
    return;
  }
  // arms that reach down to the legs are rounder than the frame, which would show at their corners
  const end = w - (arms === 'cloth' ? shape.arm - 0.01 : 0);
  const front = arms === 'cloth' ? d - 0.02 : d;
  const high = legs + 0.24;
  softBox(b, [-end, legs, -d], [hasChaise ? w : end, high, front], 0.03, m.fabric);
  softBox(b, [-w, legs, -d], [w, back, -d + 0.22], radius, m.fabric);
}

interface Seat {
  readonly x: number;
  readonly wide: number;
  /** How far it reaches beyond the sofa's front. */
  readonly out: number;
}

const chaiseMetres = { wide: 0.92, out: 0.75 } as const;
const seatMetres = 0.72;

/** Seats from the left; a chaise is the last, without an arm beside it. */
function seatsOf({ width, shape }: SofaBody, hasChaise: boolean): Seat[] {
  const left = -width / 2 + shape.arm;
  const right = width / 2 - (hasChaise ? chaiseMetres.wide : shape.arm);
  const count = Math.max(hasChaise ? 1 : 2, Math.round((right - left) / seatMetres));
  const wide = (right - left) / count;
  const seats = Array.from({ length: count }, (_, k) => ({ x: left + k * wide, wide, out: 0 }));
  return hasChaise ? [...seats, { x: right, ...chaiseMetres }] : seats;
}

export function sofa(
  b: SceneBuilder,
  width: number,
  style: SeatStyle,
  m: SofaMaterials,
  random: Random,
  options: { readonly chaise?: boolean } = {},
): void {
  const shape = shapes[style];
  const depth = 0.95;
  const [w, d] = [width / 2, depth / 2];
  const { legs, arm: armWide } = shape;
  const under = legs + (shape.arms === 'wooden' ? 0.07 : 0.22);
  const body: SofaBody = { width, depth, shape, m };
  const hasChaise = options.chaise === true;
  b.begin('furniture', 'sofa');
  frame(b, body, hasChaise);
  arm(b, body, -1);
  if (!hasChaise) arm(b, body, 1);
  const [seatPuff, backPuff] = shape.puff ?? [0.045, 0.035];
  const seatBand = shape.seat + 0.03 - under;
  for (const { x, wide, out } of seatsOf(body, hasChaise)) {
    if (out > 0) softBox(b, [x, legs, d - 0.1], [x + wide, legs + 0.24, d + out], 0.04, m.fabric);
    boxedCushion(
      b,
      [x + 0.008, under, -d + 0.2],
      [x + wide - 0.008, under + seatBand, d + 0.02 + out],
      m.fabric,
      { band: seatBand, puff: seatPuff },
    );
    const tall = shape.back - shape.seat;
    if (shape.isLoose)
      b.place({ at: [x + wide / 2, shape.seat + 0.07 + tall * 0.47, -d + 0.31] }, () =>
        pillow(b, [wide * 0.52, tall * 0.56, 0.12], m.fabric, random.fork(`back ${x}`), 0.2),
      );
    else
      boxedCushion(
        b,
        [x + 0.012, shape.seat + 0.07, -d + 0.2],
        [x + wide - 0.012, shape.seat + 0.07 + tall, -d + 0.34],
        m.fabric,
        { band: 0.13, puff: backPuff, stands: true, leanRad: 0.12 },
      );
    if (shape.hasButtons)
      for (const v of [0.58, 0.72]) sphere(b, [x + wide / 2, v, -d + 0.385], 0.016, m.fabric, 10);
  }
  b.begin('textile', 'cushions');
  m.cushions.forEach((material, index) => {
    const left = index % 2 === 0;
    const inwards = 0.26 + 0.3 * Math.floor(index / 2);
    const x = left ? -w + armWide + inwards : w - (hasChaise ? 0.06 : armWide) - inwards;
    b.place(
      {
        at: [x, shape.seat + 0.27, -d + 0.5],
        turnRad: (left ? 0.25 : -0.25) + random.between(-0.1, 0.1),
      },
      () => pillow(b, [0.25, 0.25, 0.1], material, random.fork(`cushion ${index}`), 0.42),
    );
  });
  if (legs === 0 || shape.arms === 'wooden') return;
  b.begin('furniture', 'sofa legs');
  // under the flat of rounded arms: nearer to an edge they would show through it
  const inset = Math.max(0.1, shape.radius + 0.03);
  const feet = [-w + inset, w - inset].flatMap((x) =>
    [-d + inset, d - inset].map((z) => [x, z] as const),
  );
  if (hasChaise)
    for (const x of [w - chaiseMetres.wide + 0.1, w - 0.1])
      feet.push([x, d + chaiseMetres.out - 0.1]);
  for (const [x, z] of feet)
    if (shape.hasBlocks) box(b, [x - 0.05, 0, z - 0.05], [x + 0.05, legs + 0.02, z + 0.05], m.leg);
    else tube(b, [x, legs + 0.03, z], [x, 0, z], [0.025, 0.016], m.leg, 10);
}
