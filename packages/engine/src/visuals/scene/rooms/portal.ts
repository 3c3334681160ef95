/** Daylight through a hole in a wall. */
import type { SceneBuilder } from '../builder.ts';
import type { Opening } from '../wall-parts.ts';

/** @param behind offset behind the wall's face, negative */
export function portal(b: SceneBuilder, { u0, u1, v0, v1 }: Opening, behind: number): void {
  const corner = b.world([u0, v0, behind]);
  const right = b.world([u1, v0, behind]);
  const up = b.world([u0, v1, behind]);
  b.lights.push({
    kind: 'portal',
    corner,
    edgeU: [right[0] - corner[0], right[1] - corner[1], right[2] - corner[2]],
    edgeV: [up[0] - corner[0], up[1] - corner[1], up[2] - corner[2]],
    normal: b.direction([0, 0, 1]),
  });
}
