import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { styleRecord } from '../furnish-room.ts';
import type { Piece } from '../piece.ts';
import { styleKit } from '../style-kit.ts';
import { mirrorPiece } from './on-walls.ts';
import { rugPiece } from './textiles.ts';

/** Greatest coordinate of each material's corners. */
function reach(piece: Piece, axis: 1 | 2): Map<string, number> {
  const b = new SceneBuilder();
  const random = createRandom(1);
  piece.build({ b, kit: styleKit(b, styleRecord('Rustic'), random), random, ceilingMetres: 2.6 });
  const { count, positions, materials, materialTable } = b.triangles;
  const most = new Map<string, number>();
  for (let k = 0; k < count * 3; k++) {
    const { name } = materialTable[materials[Math.floor(k / 3)]!]!;
    most.set(name, Math.max(most.get(name) ?? 0, positions[k * 3 + axis]!));
  }
  return most;
}

test("a straight mirror's glass is nearly flush with its frame, whose lit lip would be dashed", () => {
  const most = reach(mirrorPiece(styleRecord('Rustic'), 1.2, 0.8, 1.5), 2);
  const glass = most.get('mirror')!;
  const lip = Math.max(...most.values()) - glass;
  expect(lip).toBeGreaterThan(0.001);
  expect(lip).toBeLessThan(0.004);
});

test('a rug has a visible edge', () => {
  const most = Math.max(...reach(rugPiece(styleRecord('Rustic'), 1.6, 0.75), 1).values());
  expect(most).toBeGreaterThan(0.01);
  expect(most).toBeLessThan(0.02);
});
