/** Sofas with their cushions and blankets, and armchairs. Origin on the floor at the middle, facing +z. */

import type { Random } from '../../../random/random.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { box, cylinder, lathe, softBox, tube } from '../solids.ts';

export interface SofaMaterials {
  readonly fabric: MaterialHandle;
  readonly leg: MaterialHandle;
  readonly cushions: readonly MaterialHandle[];
}

export type SeatStyle = 'soft' | 'slim' | 'tufted';

interface SofaShape {
  readonly seat: number;
  readonly arm: number;
  readonly back: number;
  readonly legs: number;
  readonly radius: number;
}

const shapes: Record<SeatStyle, SofaShape> = {
  soft: { seat: 0.42, arm: 0.24, back: 0.84, legs: 0.06, radius: 0.09 },
  slim: { seat: 0.42, arm: 0.1, back: 0.8, legs: 0.17, radius: 0.04 },
  tufted: { seat: 0.44, arm: 0.22, back: 0.78, legs: 0.1, radius: 0.1 },
};

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
  const { legs, arm } = shape;
  b.begin('furniture', 'sofa');
  softBox(b, [-w, legs, -d], [w, legs + 0.24, d], 0.04, m.fabric);
  softBox(b, [-w, legs, -d], [w, shape.back, -d + 0.22], shape.radius, m.fabric);
  softBox(
    b,
    [-w, legs, -d],
    [-w + arm, style === 'tufted' ? shape.back : 0.62, d],
    shape.radius,
    m.fabric,
  );
  softBox(
    b,
    [w - arm, legs, -d],
    [w, style === 'tufted' ? shape.back : 0.62, d],
    shape.radius,
    m.fabric,
  );
  const seats = Math.max(2, Math.round((width - arm * 2) / 0.75));
  const each = (width - arm * 2) / seats;
  for (let seat = 0; seat < seats; seat++) {
    const x = -w + arm + seat * each;
    const out = options.chaise === true && seat === seats - 1 ? 0.75 : 0;
    if (out > 0)
      softBox(b, [x, legs, d - 0.1], [x + each + arm * 0.9, legs + 0.26, d + out], 0.05, m.fabric);
    softBox(
      b,
      [x + 0.01, legs + 0.22, -d + 0.2],
      [x + each - 0.01, shape.seat + 0.08, d + 0.02 + out],
      0.07,
      m.fabric,
      0.02,
    );
    softBox(
      b,
      [x + 0.02, shape.seat + 0.04, -d + 0.16],
      [x + each - 0.02, shape.back + 0.08, -d + 0.38],
      0.09,
      m.fabric,
      0.03,
    );
    if (style === 'tufted')
      for (const v of [0.58, 0.72])
        cylinder(b, [x + each / 2, v, -d + 0.39], 0.018, 0.01, m.leg, 8);
  }
  b.begin('textile', 'cushions');
  m.cushions.forEach((material, index) => {
    const left = index % 2 === 0;
    const x = left
      ? -w + arm + 0.26 + 0.3 * Math.floor(index / 2)
      : w - arm - 0.26 - 0.3 * Math.floor(index / 2);
    b.place(
      {
        at: [x, shape.seat + 0.28, -d + 0.46],
        turnRad: (left ? 0.25 : -0.25) + random.between(-0.1, 0.1),
      },
      () => {
        softBox(b, [-0.22, -0.2, -0.07], [0.22, 0.2, 0.07], 0.06, material, 0.05);
      },
    );
  });
  b.begin('furniture', 'sofa legs');
  for (const x of [-w + 0.1, w - 0.1])
    for (const z of [-d + 0.1, d - 0.1])
      tube(b, [x, legs + 0.02, z], [x, 0, z], [0.025, 0.016], m.leg, 8);
}

/** A folded blanket over an arm or a bed's foot. */
export function blanket(b: SceneBuilder, width: number, material: MaterialHandle): void {
  b.begin('textile', 'blanket');
  softBox(b, [-width / 2, 0, -0.25], [width / 2, 0.05, 0.25], 0.025, material, 0.01);
  softBox(b, [-width / 2, -0.3, 0.22], [width / 2, 0.04, 0.27], 0.02, material);
}

export type ArmchairStyle = 'shell' | 'wing' | 'frame' | 'club';

export function armchair(
  b: SceneBuilder,
  style: ArmchairStyle,
  fabric: MaterialHandle,
  leg: MaterialHandle,
): void {
  b.begin('furniture', 'armchair');
  if (style === 'shell') {
    lathe(
      b,
      [0, 0, 0],
      [
        [0, 0.34],
        [0.34, 0.34],
        [0.37, 0.4],
        [0.35, 0.47],
        [0, 0.49],
      ],
      fabric,
      24,
    );
    const turn: readonly [number, number] = [0.95, Math.PI * 2 - 0.95];
    lathe(
      b,
      [0, 0, 0],
      [
        [0.33, 0.36],
        [0.42, 0.36],
        [0.45, 0.56],
        [0.455, 0.8],
        [0.42, 0.84],
        [0.38, 0.8],
        [0.36, 0.4],
      ],
      fabric,
      26,
      turn,
    );
    for (let index = 0; index < 4; index++) {
      const angle = index * (Math.PI / 2) + Math.PI / 4;
      tube(
        b,
        [Math.sin(angle) * 0.22, 0.36, Math.cos(angle) * 0.22],
        [Math.sin(angle) * 0.34, 0, Math.cos(angle) * 0.34],
        [0.022, 0.013],
        leg,
        7,
      );
    }
    return;
  }
  if (style === 'frame') {
    for (const x of [-0.34, 0.34]) {
      tube(b, [x, 0, 0.34], [x, 0.58, 0.3], 0.02, leg, 7);
      tube(b, [x, 0, -0.36], [x, 0.62, -0.32], 0.02, leg, 7);
      box(b, [x - 0.035, 0.58, -0.36], [x + 0.035, 0.615, 0.36], leg);
    }
    softBox(b, [-0.31, 0.3, -0.3], [0.31, 0.45, 0.36], 0.05, fabric, 0.015);
    b.place({ at: [0, 0.42, -0.3] }, () => {
      b.quad([-0.31, 0, 0.05], [0.31, 0, 0.05], [0.31, 0.5, -0.14], [-0.31, 0.5, -0.14], fabric);
      softBox(b, [-0.31, 0.02, -0.16], [0.31, 0.5, 0.0], 0.05, fabric, 0.02);
    });
    return;
  }
  const wing = style === 'wing';
  softBox(b, [-0.4, 0.14, -0.38], [0.4, 0.42, 0.4], 0.07, fabric);
  softBox(b, [-0.27, 0.38, -0.28], [0.27, 0.52, 0.41], 0.06, fabric, 0.02);
  softBox(b, [-0.4, 0.2, -0.42], [0.4, wing ? 1.08 : 0.8, -0.22], 0.1, fabric);
  for (const side of [-1, 1]) {
    softBox(b, [side * 0.4 - 0.07, 0.2, -0.36], [side * 0.4 + 0.07, 0.64, 0.38], 0.07, fabric);
    if (wing)
      softBox(b, [side * 0.39 - 0.06, 0.6, -0.4], [side * 0.39 + 0.06, 1.02, -0.06], 0.06, fabric);
  }
  for (const x of [-0.32, 0.32])
    for (const z of [-0.3, 0.32]) tube(b, [x, 0.16, z], [x, 0, z], [0.022, 0.015], leg, 7);
}
