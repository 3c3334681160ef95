import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { SceneBuilder } from '../../visuals/scene/builder.ts';
import { triangleRoles } from '../../visuals/scene-model.ts';
import { drawnShell } from '../testing/drawn-shell.ts';
import { nearWall } from './near-wall.ts';

test('mirrors see the wall behind us in one plane, with holes for its windows only', () => {
  const shell = drawnShell(createRandom(4));
  const b = new SceneBuilder();
  const paint = b.material({ name: 'paint', surface: 'opaque', albedo: [0.7, 0.7, 0.7] });
  const own = { wall: paint, frame: paint, glass: paint, trim: paint, door: paint, metal: paint };
  nearWall(b, shell, { ...own, frameMetres: 0.045, revealMetres: 0.12, clear: true });
  const { count, roles, positions } = b.triangles;
  let area = 0;
  for (let k = 0; k < count; k++) {
    const at = k * 9;
    if (roles[k] !== triangleRoles.mirrored) continue;
    expect(Math.abs(positions[at + 2]! - shell.depth / 2)).toBeLessThan(0.01);
    const [ux, uy] = [positions[at + 3]! - positions[at]!, positions[at + 4]! - positions[at + 1]!];
    const [vx, vy] = [positions[at + 6]! - positions[at]!, positions[at + 7]! - positions[at + 1]!];
    area += Math.abs(ux * vy - uy * vx) / 2;
  }
  expect(area).toBeGreaterThan(0.2);
});
