/** Pools that are no rectangles: kidneys and ovals, with a coping and a paved border along their edge. */
import type { Vector3 } from '../../../scene-model.ts';
import { coat } from '../../finishes.ts';
import type { Rect } from '../../wall-parts.ts';
import type { Site } from '../site.ts';

const sides = 56;
/** How deep a kidney is bent, as a share of its half depth, and how wide that bend is. */
const bend = { deep: 0.72, wide: 0.5 } as const;

type Edge = (turn: number, outMetres: number, y: number) => Vector3;

const edges: Readonly<Record<string, (halfX: number, halfZ: number) => Edge>> = {
  round: (halfX, halfZ) => (turn, out, y) => [
    (halfX + out) * Math.cos(turn),
    y,
    (halfZ + out) * Math.sin(turn),
  ],
  kidney: (halfX, halfZ) => (turn, out, y) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    // Its waist is on our side.
    const dent = sin > 0 ? bend.deep * halfZ * Math.exp(-((cos / bend.wide) ** 2)) * sin : 0;
    return [(halfX + out) * cos, y, (halfZ + out) * sin - dent];
  },
};

/** False for a pool that has no such name. */
export function shapedPool(
  { b, palette, design }: Site,
  rect: Rect,
  borderMetres: number,
): boolean {
  const kind = design.brief.parts.pool?.kind;
  const shape = kind === undefined ? undefined : edges[kind];
  if (kind === undefined || shape === undefined) return false;
  const { x0, x1, z0, z1 } = rect;
  const edge = shape((x1 - x0) / 2, (z1 - z0) / 2);
  const coping = b.material(coat('#d9d4c9', { name: 'coping', tile: 'concretePanels' }));
  const ring = (from: number, to: number, low: number, high: number, material: typeof coping) => {
    for (let side = 0; side < sides; side++) {
      const [a, c] = [(side / sides) * Math.PI * 2, ((side + 1) / sides) * Math.PI * 2];
      b.quad(
        edge(a, from, high),
        edge(c, from, high),
        edge(c, to, high),
        edge(a, to, high),
        material,
      );
      b.quad(edge(a, to, low), edge(a, to, high), edge(c, to, high), edge(c, to, low), material);
      b.quad(
        edge(c, from, low),
        edge(c, from, high),
        edge(a, from, high),
        edge(a, from, low),
        material,
      );
    }
  };
  b.place({ at: [(x0 + x1) / 2, 0, (z0 + z1) / 2] }, () => {
    b.begin('terrace', 'pool border');
    ring(0.2, borderMetres, 0, 0.07, palette.paving);
    b.begin('trim', 'pool coping');
    ring(0, 0.24, 0, 0.105, coping);
    b.begin('water', 'pool');
    const middle: Vector3 = [0, 0.04, -(z1 - z0) * 0.14];
    for (let side = 0; side < sides; side++) {
      const [a, c] = [(side / sides) * Math.PI * 2, ((side + 1) / sides) * Math.PI * 2];
      b.tri(middle, edge(c, 0, 0.04), edge(a, 0, 0.04), palette.water);
    }
  });
  b.facts.pool = true;
  b.facts['pool kind'] = kind;
  return true;
}
