/** Armchairs. Origin on the floor at the centre, facing +z. */

import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { boxedCushion } from '../curved/boxed-cushion.ts';
import { softBox } from '../curved/soft-box.ts';
import { lathe } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';

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
    boxedCushion(b, [-0.31, 0.33, -0.28], [0.31, 0.44, 0.36], fabric, { band: 0.11, puff: 0.025 });
    boxedCushion(b, [-0.31, 0.47, -0.24], [0.31, 0.97, -0.13], fabric, {
      ...{ band: 0.1, puff: 0.025, stands: true, leanRad: 0.28 },
    });
    return;
  }
  const wing = style === 'wing';
  softBox(b, [-0.4, 0.14, -0.38], [0.4, 0.42, 0.4], 0.07, fabric);
  boxedCushion(b, [-0.3, 0.4, -0.28], [0.3, 0.5, 0.41], fabric, { band: 0.1, puff: 0.035 });
  softBox(b, [-0.4, 0.2, -0.42], [0.4, wing ? 1.08 : 0.8, -0.22], 0.1, fabric);
  for (const side of [-1, 1]) {
    softBox(b, [side * 0.4 - 0.07, 0.2, -0.36], [side * 0.4 + 0.07, 0.64, 0.38], 0.07, fabric);
    if (wing)
      softBox(b, [side * 0.39 - 0.06, 0.6, -0.4], [side * 0.39 + 0.06, 1.02, -0.06], 0.06, fabric);
  }
  for (const x of [-0.32, 0.32])
    for (const z of [-0.3, 0.32]) tube(b, [x, 0.16, z], [x, 0, z], [0.022, 0.015], leg, 7);
}
