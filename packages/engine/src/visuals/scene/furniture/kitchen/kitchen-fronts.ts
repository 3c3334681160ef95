/** Materials, measures and fronts of a kitchen, in wall coordinates: u along the wall, z into the room. */
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { sphere } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';

export interface KitchenMaterials {
  readonly cabinet: MaterialHandle;
  readonly top: MaterialHandle;
  readonly handle: MaterialHandle;
  readonly black: MaterialHandle;
  readonly steel: MaterialHandle;
  readonly wood: MaterialHandle;
  readonly white: MaterialHandle;
  readonly glass: MaterialHandle;
}

/** Height of the worktop. */
export const worktop = 0.92;

export type FrontStyle = 'flat' | 'shaker';
export type Handle = 'bar' | 'knob' | 'none';

interface CabinetFront {
  readonly u0: number;
  readonly v0: number;
  readonly u1: number;
  readonly v1: number;
  readonly z: number;
  readonly style: FrontStyle;
  readonly m: KitchenMaterials;
  readonly handle: Handle;
  readonly vertical: boolean;
}

/** Door or drawer front of a cabinet. */
export function front(
  b: SceneBuilder,
  { u0, v0, u1, v1, z, style, m, handle, vertical }: CabinetFront,
): void {
  const g = 0.003;
  box(b, [u0 + g, v0 + g, z], [u1 - g, v1 - g, z + 0.018], m.cabinet);
  if (style === 'shaker') {
    const t = 0.055;
    const zz = z + 0.018;
    box(b, [u0 + g, v0 + g, zz], [u1 - g, v0 + t, zz + 0.008], m.cabinet);
    box(b, [u0 + g, v1 - t, zz], [u1 - g, v1 - g, zz + 0.008], m.cabinet);
    box(b, [u0 + g, v0 + t, zz], [u0 + t, v1 - t, zz + 0.008], m.cabinet);
    box(b, [u1 - t, v0 + t, zz], [u1 - g, v1 - t, zz + 0.008], m.cabinet);
  }
  const front = z + 0.03;
  if (handle === 'knob')
    sphere(
      b,
      [vertical ? u1 - 0.06 : (u0 + u1) / 2, vertical ? (v0 + v1) / 2 : v1 - 0.07, front + 0.012],
      0.016,
      m.handle,
      8,
    );
  if (handle === 'bar' && vertical)
    tube(
      b,
      [u1 - 0.05, v0 + 0.12, front],
      [u1 - 0.05, Math.min(v1 - 0.06, v0 + 0.4), front],
      0.007,
      m.handle,
      6,
    );
  if (handle === 'bar' && !vertical)
    tube(
      b,
      [(u0 + u1) / 2 - 0.09, v1 - 0.06, front],
      [(u0 + u1) / 2 + 0.09, v1 - 0.06, front],
      0.007,
      m.handle,
      6,
    );
}
