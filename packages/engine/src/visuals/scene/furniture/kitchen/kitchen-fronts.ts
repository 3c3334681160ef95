/** Materials, dimensions and fronts of a kitchen, in local wall coordinates: u along the wall, z into the room. */
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
  /** Inside of ceramic sinks, darker by their rim's shade; sinks without it have no drain. */
  readonly basin?: MaterialHandle;
  readonly glass: MaterialHandle;
  /** Dark material between fronts, and along the edges of their panels. */
  readonly gap: MaterialHandle;
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
  /** Side of a door's handle. */
  readonly opensAt?: 'left' | 'right';
}

const gapMetres = 0.0035;
/** Shaker frames: width, thickness, and the shadow line at the panel. */
const shaker = { wide: 0.06, thick: 0.012, line: 0.004 } as const;

interface FramedFront extends Pick<CabinetFront, 'u0' | 'v0' | 'u1' | 'v1' | 'z'> {
  readonly m: Pick<KitchenMaterials, 'cabinet' | 'gap'>;
}

/** How far a frame stands out from its front. */
export const frameMetres = shaker.thick;

export function shakerFrame(b: SceneBuilder, { u0, v0, u1, v1, z, m }: FramedFront): void {
  const { wide: t, thick, line } = shaker;
  const [back, face] = [z + 0.018, z + 0.018 + thick];
  const bar = (a: number, c: number, d: number, e: number) =>
    box(b, [a, c, back], [d, e, face], m.cabinet);
  bar(u0, v0, u1, v0 + t);
  bar(u0, v1 - t, u1, v1);
  bar(u0, v0 + t, u0 + t, v1 - t);
  bar(u1 - t, v0 + t, u1, v1 - t);
  const [left, right, low, high] = [u0 + t, u1 - t, v0 + t, v1 - t];
  const shade = (a: number, c: number, d: number, e: number) =>
    b.quad(
      [a, c, back + 0.0005],
      [d, c, back + 0.0005],
      [d, e, back + 0.0005],
      [a, e, back + 0.0005],
      m.gap,
    );
  shade(left, high - 1.5 * line, right, high);
  shade(left, low, right, low + line / 2);
  shade(left, low, left + line, high);
  shade(right - line, low, right, high);
}

/** A door or drawer front. */
export function front(b: SceneBuilder, one: CabinetFront): void {
  const { u0, v0, u1, v1, z, style, m, handle } = one;
  const g = gapMetres;
  box(b, [u0 + g, v0 + g, z], [u1 - g, v1 - g, z + 0.018], m.cabinet);
  if (style === 'shaker')
    shakerFrame(b, { ...one, u0: u0 + g, v0: v0 + g, u1: u1 - g, v1: v1 - g });
  if (handle !== 'none') addHandle(b, one);
}

const grip = { fromEnd: 0.09, fromSide: 0.05, long: 0.26, drawer: 0.2, thick: 0.006 } as const;
/** Higher doors have the handle at mid-height. */
const tallDoorMetres = 1.2;

/** Doors below a worktop have the handle at the top, wall cabinets at the bottom. */
function gripOf({ v0, v1 }: CabinetFront): number {
  if (v1 - v0 > tallDoorMetres) return Math.min(v1 - grip.fromEnd, Math.max(v0, 1.05));
  return v0 > worktop ? v0 + grip.fromEnd : v1 - grip.fromEnd;
}

function addHandle(b: SceneBuilder, one: CabinetFront): void {
  const { u0, u1, v0, v1, z, m, handle, vertical, opensAt = 'right' } = one;
  const face = z + 0.018 + (one.style === 'shaker' ? shaker.thick : 0);
  const middle = (u0 + u1) / 2;
  const side = opensAt === 'right' ? u1 - grip.fromSide : u0 + grip.fromSide;
  const at = vertical ? gripOf(one) : Math.max((v0 + v1) / 2, v1 - 0.09);
  if (handle === 'knob') {
    const u = vertical ? side : middle;
    tube(b, [u, at, face], [u, at, face + 0.018], 0.006, m.handle, 8);
    sphere(b, [u, at, face + 0.024], 0.016, m.handle, 10);
    return;
  }
  const half = Math.min(vertical ? grip.long : grip.drawer, vertical ? v1 - v0 : u1 - u0) / 2;
  const out = face + 0.03;
  const along = vertical ? (v0 > worktop ? at + half : at - half) : middle;
  const place = (s: number, depth: number) =>
    vertical ? ([side, along + s, depth] as const) : ([middle + s, at, depth] as const);
  const { thick } = grip;
  tube(b, [...place(-half, out)], [...place(half, out)], thick, m.handle, 8);
  for (const s of [-half * 0.8, half * 0.8])
    tube(b, [...place(s, face)], [...place(s, out)], thick * 0.8, m.handle, 6);
}
