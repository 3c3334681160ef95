/** A leaf as a small folded blade, seen from both sides. Metres, y up. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';

interface LeafBlade {
  /** Direction in plan, radians from +z. */
  readonly turn: number;
  /** Slope at its foot. */
  readonly rise: number;
  readonly long: number;
  readonly wide: number;
  /** How far its tip hangs, as a share of its length. */
  readonly droop?: number;
  /** Cells along it: more for large leaves. */
  readonly cells?: number;
}

/** Width along it, as a share of the widest. */
const widthAt = (t: number): number => Math.sin(Math.PI * (0.04 + 0.96 * t ** 0.8));
const foldShare = 0.22;

export function leafBlade(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  material: MaterialHandle,
  { turn, rise, long, wide, droop = 0.15, cells = 4 }: LeafBlade,
): void {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const slant = Math.hypot(1, rise);
  const at = (row: number, side: number): Vector3 => {
    const t = row / cells;
    const half = (side * wide * widthAt(t)) / 2;
    const away = (long * t) / slant;
    const up = away * rise - droop * long * t * t + Math.abs(half) * foldShare;
    return [x + sin * away + cos * half, y + up, z + cos * away - sin * half];
  };
  for (let row = 0; row < cells; row++)
    for (const [from, to] of [
      [-1, 0],
      [0, 1],
    ] as const) {
      const [p, q, r, s] = [at(row, from), at(row, to), at(row + 1, to), at(row + 1, from)];
      b.quad(p, q, r, s, material);
      b.quad(q, p, s, r, material);
    }
}
