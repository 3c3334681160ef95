/** Armchairs. Origin on the floor at the centre, facing +z. */

import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { boxedCushion } from '../../curved/boxed-cushion.ts';
import { paddedSlab } from '../../curved/padded-slab.ts';
import { rolledArm } from '../../curved/rolled-arm.ts';
import { softBox } from '../../curved/soft-box.ts';
import { surface } from '../../curved/surface.ts';
import { lathe } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';

export type ArmchairStyle = 'shell' | 'wing' | 'frame' | 'club';

/** A tub: its wall falls from the back to the ends of the arms, thick as upholstery is. */
const tub = {
  ...{ radius: 0.355, thick: 0.1, low: 0.2, back: 0.8, arm: 0.6 },
  opensRad: 0.78,
} as const;
/** Section of its wall: outwards in half thicknesses, and up in shares of its height, from the inside up and over. */
const tubSection = [
  [-1, 0],
  [-1.02, 0.5],
  [-1, 0.86],
  [-0.85, 0.95],
  [-0.45, 1],
  [0.35, 1],
  [0.8, 0.96],
  [1, 0.88],
  [1.04, 0.5],
  [0.94, 0],
] as const;

function tubWall(b: SceneBuilder, fabric: MaterialHandle): void {
  const { radius, thick, low, back, arm, opensRad } = tub;
  const half = Math.PI - opensRad;
  surface(
    b,
    36,
    tubSection.length - 1,
    (s, t) => {
      const turn = (2 * s - 1) * half;
      const share = Math.abs(turn) / half;
      // falls along the sides and is level over the back
      const fall = 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, (share - 0.22) / 0.7)));
      const top = back + (arm - back) * fall;
      const round = Math.sqrt(Math.max(0, 1 - Math.max(0, (share - 0.9) / 0.1) ** 2.2));
      const [outwards, up] = tubSection[Math.round(t * (tubSection.length - 1))]!;
      const r = radius + (thick / 2) * outwards * round + 0.035 * up * (1 - fall);
      const y = low + (top - low - 0.03 * (1 - round)) * up;
      return [-Math.sin(turn) * r, y, -Math.cos(turn) * r];
    },
    fabric,
  );
}

function tubChair(b: SceneBuilder, fabric: MaterialHandle, leg: MaterialHandle): void {
  lathe(
    b,
    [0, 0, 0],
    [
      [0, 0.19],
      [0.33, 0.19],
      [0.35, 0.22],
      [0.35, 0.34],
      [0, 0.34],
    ],
    fabric,
    32,
  );
  lathe(
    b,
    [0, 0.34, 0.02],
    [
      [0.29, 0],
      [0.318, 0.015],
      [0.325, 0.05],
      [0.318, 0.085],
      [0.28, 0.106],
      [0.16, 0.122],
      [0, 0.126],
    ],
    fabric,
    32,
  );
  tubWall(b, fabric);
  for (let index = 0; index < 4; index++) {
    const angle = index * (Math.PI / 2) + Math.PI / 4;
    const at = (r: number, y: number): Vector3 => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    tube(b, at(0.26, 0.21), at(0.315, 0), [0.021, 0.012], leg, 10);
  }
}

/** A bent arm on two legs, as of one piece of wood. */
function openFrame(b: SceneBuilder, leg: MaterialHandle): void {
  for (const x of [-0.34, 0.34]) {
    tube(b, [x, 0, 0.34], [x, 0.585, 0.3], [0.015, 0.021], leg, 10);
    tube(b, [x, 0, -0.38], [x, 0.6, -0.3], [0.015, 0.02], leg, 10);
    softBox(b, [x - 0.032, 0.58, -0.36], [x + 0.032, 0.61, 0.36], 0.014, leg);
    tube(b, [x, 0.31, 0.32], [x, 0.27, -0.33], 0.014, leg, 8);
  }
  for (const [y, z] of [
    [0.31, 0.3],
    [0.27, -0.3],
  ] as const)
    tube(b, [-0.34, y, z], [0.34, y, z], 0.014, leg, 8);
}

function wingChair(b: SceneBuilder, fabric: MaterialHandle): void {
  softBox(b, [-0.36, 0.2, -0.34], [0.36, 0.4, 0.37], 0.03, fabric);
  boxedCushion(b, [-0.29, 0.39, -0.26], [0.29, 0.5, 0.4], fabric, { band: 0.11, puff: 0.04 });
  const lean = 0.14;
  paddedSlab(
    b,
    [
      [-0.34, 0.22],
      [0, 0.2],
      [0.34, 0.22],
      [0.37, 0.7],
      [0.33, 1.02],
      [0.16, 1.09],
      [-0.16, 1.09],
      [-0.33, 1.02],
      [-0.37, 0.7],
    ],
    0.16,
    (u, v, w) => [u, v, -0.24 - lean * (v - 0.4) + w],
    fabric,
  );
  for (const side of [-1, 1] as const) {
    rolledArm(b, fabric, {
      ...{ middle: side * 0.36, half: 0.075, low: 0.2, top: 0.64, back: -0.3, front: 0.36 },
    });
    paddedSlab(
      b,
      [
        [-0.36, 0.58],
        [-0.1, 0.57],
        [0.1, 0.6],
        [0.02, 0.78],
        [-0.06, 0.94],
        [-0.18, 1.05],
        [-0.36, 1.06],
      ],
      0.09,
      (z, y, w) => [side * (0.36 + 0.08 * Math.max(0, z + 0.3)) - side * w, y, z],
      fabric,
    );
  }
}

function clubChair(b: SceneBuilder, fabric: MaterialHandle): void {
  softBox(b, [-0.4, 0.14, -0.38], [0.4, 0.34, 0.38], 0.03, fabric);
  boxedCushion(b, [-0.275, 0.33, -0.24], [0.275, 0.47, 0.41], fabric, { band: 0.14, puff: 0.05 });
  softBox(b, [-0.42, 0.14, -0.42], [0.42, 0.72, -0.24], 0.06, fabric, 0.01);
  boxedCushion(b, [-0.275, 0.44, -0.25], [0.275, 0.8, -0.12], fabric, {
    ...{ band: 0.12, puff: 0.06, stands: true, leanRad: 0.16 },
  });
  for (const side of [-1, 1])
    softBox(
      b,
      [Math.min(side * 0.28, side * 0.45), 0.14, -0.42],
      [Math.max(side * 0.28, side * 0.45), 0.6, 0.4],
      0.055,
      fabric,
      0.012,
    );
}

export function armchair(
  b: SceneBuilder,
  style: ArmchairStyle,
  fabric: MaterialHandle,
  leg: MaterialHandle,
): void {
  b.begin('furniture', 'armchair');
  if (style === 'shell') {
    tubChair(b, fabric, leg);
    return;
  }
  if (style === 'frame') {
    openFrame(b, leg);
    boxedCushion(b, [-0.31, 0.33, -0.28], [0.31, 0.44, 0.36], fabric, { band: 0.11, puff: 0.035 });
    boxedCushion(b, [-0.31, 0.47, -0.24], [0.31, 0.93, -0.13], fabric, {
      ...{ band: 0.1, puff: 0.035, stands: true, leanRad: 0.28 },
    });
    return;
  }
  if (style === 'wing') wingChair(b, fabric);
  else clubChair(b, fabric);
  const high = style === 'wing' ? 0.22 : 0.16;
  for (const x of [-0.31, 0.31])
    for (const [z, back] of [
      [-0.3, -0.04],
      [0.31, 0.01],
    ] as const) {
      if (style === 'club') box(b, [x - 0.025, 0, z - 0.025], [x + 0.025, high, z + 0.025], leg);
      else tube(b, [x, high, z], [x, 0, z + back], [0.024, 0.014], leg, 10);
    }
}
