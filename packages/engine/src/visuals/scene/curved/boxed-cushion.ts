/** Cushions with a band between two faces, and cord along the seams: of seats and backs. Metres. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { type OutlinePoint, roundedOutline } from './rounded-outline.ts';
import { surface } from './surface.ts';

export interface CushionShape {
  /** Thickness at its seams and in the middle of each face. */
  readonly band: number;
  readonly puff: number;
  /** A lying cushion faces up; a standing one faces forwards, and leans back by an angle. */
  readonly stands?: boolean;
  readonly leanRad?: number;
}

const cornerMetres = 0.045;
const cordMetres = 0.0055;
const bulgeMetres = 0.012;
const faceCells = 10;

/**
 * A cushion in a box without puff: its bottom at `low`, its top at `high`.
 * Local axes of a face: u to the right, v away from the front or up, w outwards.
 */
export function boxedCushion(
  b: SceneBuilder,
  low: Vector3,
  high: Vector3,
  material: MaterialHandle,
  { band, puff, stands = false, leanRad = 0 }: CushionShape,
): void {
  const [halfU, halfY, halfZ] = low.map((value, axis) => (high[axis]! - value) / 2) as [
    number,
    number,
    number,
  ];
  const middle = low.map((value, axis) => (high[axis]! + value) / 2);
  const halfV = stands ? halfY : halfZ;
  const [cos, sin] = [Math.cos(leanRad), Math.sin(leanRad)];
  const at = (u: number, v: number, w: number): Vector3 => {
    const [y, z] = stands ? [v, w] : [w, -v];
    // leaning turns it about its lower edge
    const up = y + halfY;
    return stands
      ? [middle[0]! + u, low[1] + up * cos + z * sin, middle[2]! + z * cos - up * sin]
      : [middle[0]! + u, middle[1]! + y, middle[2]! + z];
  };
  const edge = roundedOutline(halfU, halfV, cornerMetres);
  for (const side of [1, -1] as const) {
    surface(
      b,
      faceCells,
      faceCells,
      (s, t) => {
        const [p, q] = [side * (2 * s - 1), 2 * t - 1];
        const round = (value: number, half: number) =>
          Math.abs(value) * half - (half - cornerMetres);
        const [du, dv] = [round(p, halfU), round(q, halfV)];
        const beyond = du > 0 && dv > 0 ? Math.hypot(du, dv) / cornerMetres : 0;
        const pull = beyond > 1 ? 1 - 1 / beyond : 0;
        const u = Math.sign(p) * (Math.abs(p) * halfU - Math.max(0, du) * pull);
        const v = Math.sign(q) * (Math.abs(q) * halfV - Math.max(0, dv) * pull);
        const rise = Math.sqrt((1 - p ** 4) * (1 - q ** 4));
        return at(u, v, side * (band / 2 + puff * rise));
      },
      material,
    );
    cord(b, edge, (u, v, w) => at(u, v, side * (band / 2) + w), material);
  }
  surface(
    b,
    edge.length,
    4,
    (s, t) => {
      const { u, v, nu, nv } = edge[Math.round(s * edge.length) % edge.length]!;
      const out = bulgeMetres * (1 - (2 * t - 1) ** 2);
      return at(u + out * nu, v + out * nv, (t - 0.5) * band);
    },
    material,
  );
}

const cordSides = 5;

/** Covered cord along a seam. */
function cord(
  b: SceneBuilder,
  edge: readonly OutlinePoint[],
  at: (u: number, v: number, w: number) => Vector3,
  material: MaterialHandle,
): void {
  surface(
    b,
    edge.length,
    cordSides,
    (s, t) => {
      const { u, v, nu, nv } = edge[Math.round(s * edge.length) % edge.length]!;
      const turn = 2 * Math.PI * t;
      const out = cordMetres * Math.cos(turn);
      return at(u + out * nu, v + out * nv, cordMetres * Math.sin(turn));
    },
    material,
  );
}
