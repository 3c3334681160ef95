/** Strings of cut glass on a chandelier: three rings that grow smaller downwards. */
import type { SceneBuilder } from '../../builder.ts';
import { sphere } from '../../curved/turned.ts';

const rings = [
  { radius: 0.36, from: 0.06, count: 16, beads: 4 },
  { radius: 0.25, from: 0.2, count: 12, beads: 5 },
  { radius: 0.13, from: 0.3, count: 8, beads: 5 },
] as const;
const beadMetres = 0.016;

/** Below a chandelier whose arms hang at `drop`. */
export function crystalDrops(b: SceneBuilder, drop: number, size: number): void {
  const crystal = b.material({
    name: 'crystal',
    surface: 'opaque',
    albedo: [0.86, 0.88, 0.9],
    roughness: 0.06,
    specular: 0.3,
    neverSnow: true,
  });
  for (const { radius, from, count, beads } of rings)
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * 2 * Math.PI;
      const [x, z] = [Math.sin(angle) * radius * size, Math.cos(angle) * radius * size];
      for (let bead = 0; bead < beads; bead++)
        sphere(b, [x, -drop - from - bead * beadMetres * 2.2, z], beadMetres, crystal, 7);
    }
}
