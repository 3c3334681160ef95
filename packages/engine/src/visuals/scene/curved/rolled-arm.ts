/** Rolled arms of sofas and wing chairs: a panel with a roll on top. Metres, facing +z. */
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { surface } from './surface.ts';

export interface RolledArm {
  readonly middle: number;
  /** Radius of the roll. */
  readonly half: number;
  readonly low: number;
  readonly top: number;
  readonly back: number;
  readonly front: number;
}

/** How far behind its front, and how wide, the arm is at its rounded edge; the last row closes it. */
const edge = [
  [0.05, 1],
  [0.018, 1],
  [0.006, 0.97],
  [0.001, 0.9],
  [0, 0.8],
  [0, 0],
] as const;
const neckShare = 0.62;

export function rolledArm(
  b: SceneBuilder,
  material: MaterialHandle,
  { middle, half, low, top, back, front }: RolledArm,
): void {
  const [neck, under] = [neckShare * half, top - 2.1 * half];
  const roll = Array.from({ length: 17 }, (_, k) => {
    const turn = -0.75 + (k / 16) * (Math.PI + 1.5);
    return [half * Math.cos(turn), top - half + half * Math.sin(turn)] as const;
  });
  const outline = [[neck, low], [neck, under], ...roll, [-neck, under], [-neck, low]] as const;
  surface(
    b,
    outline.length - 1,
    edge.length,
    (u, v) => {
      const [x, y] = outline[Math.round(u * (outline.length - 1))]!;
      const row = Math.round(v * edge.length);
      const [behind, share] = row === 0 ? [front - back, 1] : edge[row - 1]!;
      return [middle + x * share, y, front - behind];
    },
    material,
  );
}
