/** Kitchen islands, in styles that match the cabinets. */
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { softBox } from '../../curved/soft-box.ts';
import { box } from '../../solids.ts';
import type { FrontStyle, KitchenMaterials } from './kitchen-fronts.ts';

/** Gap between fronts. */
const gap = 0.004;

interface Island {
  readonly width: number;
  readonly depth: number;
  readonly m: KitchenMaterials;
  readonly body: MaterialHandle;
  readonly style: FrontStyle;
  readonly waterfall: boolean;
}

/** An island with its long side towards +z, where the stools are. */
export function island(b: SceneBuilder, { width, depth, m, body, style, waterfall }: Island): void {
  b.begin('furniture', 'kitchen island');
  const [w, d] = [width / 2, depth / 2];
  box(b, [-w, 0.06, -d], [w, 0.88, d - 0.28], body);
  box(b, [-w + 0.03, 0, -d + 0.04], [w - 0.03, 0.06, d - 0.3], m.black);
  if (style === 'shaker') {
    const count = Math.max(2, Math.round(width / 0.7));
    for (let index = 0; index < count; index++) {
      const [u0, u1] = [
        -w + (width * index) / count + 0.05,
        -w + (width * (index + 1)) / count - 0.05,
      ];
      for (const [v0, v1, a, c] of [
        [0.12, 0.16, u0, u1],
        [0.8, 0.84, u0, u1],
      ] as const)
        box(b, [a, v0, d - 0.28], [c, v1, d - 0.268], body);
      box(b, [u0, 0.16, d - 0.28], [u0 + 0.04, 0.8, d - 0.268], body);
      box(b, [u1 - 0.04, 0.16, d - 0.28], [u1, 0.8, d - 0.268], body);
    }
  }
  if (style === 'flat') {
    const count = Math.max(2, Math.round(width / 0.6));
    for (let index = 0; index < count; index++) {
      const [u0, u1] = [-w + (width * index) / count, -w + (width * (index + 1)) / count];
      box(b, [u0 + gap, 0.08, d - 0.28], [u1 - gap, 0.87, d - 0.262], body);
    }
  }
  softBox(b, [-w - 0.04, 0.88, -d - 0.03], [w + 0.04, 0.94, d + 0.02], 0.008, m.top);
  // flush with the end of the top: one slab that folds down
  if (waterfall)
    for (const side of [-1, 1]) {
      const [inner, outer] = [side * (w - 0.01), side * (w + 0.04)];
      const x = [Math.min(inner, outer), Math.max(inner, outer)] as const;
      softBox(b, [x[0], 0, -d - 0.03], [x[1], 0.886, d + 0.02], 0.004, m.top);
    }
  b.facts.island = true;
}
