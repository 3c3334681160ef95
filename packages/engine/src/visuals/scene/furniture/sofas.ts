/** Sofas with cushions. Origin on the floor at the centre, facing +z. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { boxedCushion } from '../curved/boxed-cushion.ts';
import { pillow } from '../curved/drape/pillow.ts';
import { softBox } from '../curved/soft-box.ts';
import { cylinder } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';

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
    ...{ seat: 0.44, arm: 0.18, armTop: 0.66, back: 0.84, legs: 0, radius: 0.07 },
    arms: 'rolled',
    isLoose: true,
  },
  low: {
    seat: 0.38,
    arm: 0.28,
    armTop: 0.5,
    back: 0.68,
    legs: 0,
    radius: 0.1,
    arms: 'cloth',
    isLoose: true,
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
  const inset = arms === 'rolled' ? 0.03 : 0;
  softBox(b, [x0 + inset, legs, -d], [x1 - inset, armTop - inset, d], radius, m.fabric);
  if (arms !== 'rolled') return;
  // the roll lies on the armrest and protrudes slightly at its front
  const roll = shape.arm / 2;
  softBox(b, [x0, armTop - 2 * roll, -d + 0.02], [x1, armTop, d + 0.02], roll, m.fabric);
}

function frame(b: SceneBuilder, { width, depth, shape, m }: SofaBody): void {
  const { legs, back, radius, arms } = shape;
  const [w, d] = [width / 2, depth / 2];
  if (arms === 'wooden') {
    softBox(b, [-w + 0.03, legs, -d + 0.06], [w - 0.03, legs + 0.07, d - 0.06], 0.015, m.leg);
    for (const y of [back - 0.06, back - 0.28])
      box(b, [-w + 0.03, y, -d + 0.07], [w - 0.03, y + 0.05, -d + 0.1], m.leg);
    return;
  }
  softBox(b, [-w, legs, -d], [w, legs + 0.24, d], 0.04, m.fabric);
  softBox(b, [-w, legs, -d], [w, back, -d + 0.22], radius, m.fabric);
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
  b.begin('furniture', 'sofa');
  frame(b, body);
  arm(b, body, -1);
  arm(b, body, 1);
  const seats = Math.max(2, Math.round((width - armWide * 2) / 0.75));
  const each = (width - armWide * 2) / seats;
  for (let seat = 0; seat < seats; seat++) {
    const x = -w + armWide + seat * each;
    const out = options.chaise === true && seat === seats - 1 ? 0.75 : 0;
    if (out > 0)
      softBox(
        b,
        [x, legs, d - 0.1],
        [x + each + armWide * 0.9, legs + 0.26, d + out],
        0.05,
        m.fabric,
      );
    const seatBand = shape.seat + 0.03 - under;
    boxedCushion(
      b,
      [x + 0.008, under, -d + 0.2],
      [x + each - 0.008, under + seatBand, d + 0.02 + out],
      m.fabric,
      { band: seatBand, puff: 0.045 },
    );
    const tall = shape.back + 0.06 - shape.seat - 0.06;
    if (shape.isLoose)
      b.place({ at: [x + each / 2, shape.seat + 0.07 + tall * 0.47, -d + 0.31] }, () =>
        pillow(b, [each * 0.52, tall * 0.56, 0.12], m.fabric, random.fork(`back ${seat}`), 0.2),
      );
    else
      boxedCushion(
        b,
        [x + 0.012, shape.seat + 0.07, -d + 0.2],
        [x + each - 0.012, shape.seat + 0.07 + tall, -d + 0.34],
        m.fabric,
        { band: 0.13, puff: 0.035, stands: true, leanRad: 0.12 },
      );
    if (shape.hasButtons)
      for (const v of [0.58, 0.72])
        cylinder(b, [x + each / 2, v, -d + 0.39], 0.018, 0.01, m.leg, 8);
  }
  b.begin('textile', 'cushions');
  m.cushions.forEach((material, index) => {
    const left = index % 2 === 0;
    const x = left
      ? -w + armWide + 0.26 + 0.3 * Math.floor(index / 2)
      : w - armWide - 0.26 - 0.3 * Math.floor(index / 2);
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
  const feet = [-w + 0.1, w - 0.1].flatMap((x) => [-d + 0.1, d - 0.1].map((z) => [x, z] as const));
  if (options.chaise === true)
    for (const x of [w - armWide - each + 0.08, w - 0.1]) feet.push([x, d + 0.65]);
  for (const [x, z] of feet) tube(b, [x, legs + 0.02, z], [x, 0, z], [0.025, 0.016], m.leg, 8);
}
