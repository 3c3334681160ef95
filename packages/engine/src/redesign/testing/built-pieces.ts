/** The actual triangles of a plan's pieces, in the room's metres. */
import { createRandom } from '../../random/random.ts';
import { SceneBuilder } from '../../visuals/scene/builder.ts';
import type { PlacedPiece } from '../furnish/floor-plan.ts';
import { styleKit } from '../furnish/style-kit.ts';
import type { DrawnRoom } from './drawn-room.ts';

export interface BuiltPiece {
  readonly placed: PlacedPiece;
  /** Nine numbers per triangle. */
  readonly points: Float32Array;
  readonly low: readonly [x: number, y: number, z: number];
  readonly high: readonly [x: number, y: number, z: number];
}

export function builtPieces({
  plan,
  record,
  shell,
  seed,
}: Pick<DrawnRoom, 'plan' | 'record' | 'shell' | 'seed'>): BuiltPiece[] {
  const b = new SceneBuilder();
  const random = createRandom(seed);
  const kit = styleKit(b, record, random.fork('kit'));
  return plan.placed.map((placed, index) => {
    const { piece, spot } = placed;
    const from = b.triangles.count;
    b.begin('furniture', piece.name);
    b.place({ at: [spot.x, spot.y ?? 0, spot.z], turnRad: spot.turnRad }, () =>
      piece.build({ b, kit, random: random.fork(`${index}`), ceilingMetres: shell.height }),
    );
    const points = b.triangles.positions.slice(from * 9, b.triangles.count * 9);
    return { placed, points, ...boundsOf(points) };
  });
}

export function boundsOf(points: Float32Array): Pick<BuiltPiece, 'low' | 'high'> {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 3)
    for (let axis = 0; axis < 3; axis++) {
      const value = points[at + axis]!;
      low[axis] = Math.min(low[axis]!, value);
      high[axis] = Math.max(high[axis]!, value);
    }
  return { low, high };
}
