import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { boundsOf } from '../../testing/built-pieces.ts';
import { styleRecord } from '../furnish-room.ts';
import { styleKit } from '../style-kit.ts';
import { bed } from './bedroom.ts';

/** Cloth falls in folds of its own, so its reach is known from what was drawn. */
const slackMetres = 0.01;

test.each([
  ['Bohemian', 1.3],
  ['Farmhouse', 1.6],
  ['Industrial', 1.6],
  ['Minimal', 1.6],
])('covers of the %s bed stay on the floor that is kept for it', (style, widthMetres) => {
  const record = styleRecord(style);
  const piece = bed(record, widthMetres, 0);
  const b = new SceneBuilder();
  const random = createRandom(5);
  const kit = styleKit(b, record, random);
  b.begin('furniture', 'bed');
  piece.build({ b, kit, random, ceilingMetres: 2.5 });
  const { low, high } = boundsOf(b.triangles.positions.subarray(0, b.triangles.count * 9));
  const { x0, x1, z0, z1 } = piece.footprint;
  const over = Math.max(x0 - low[0], high[0] - x1, z0 - low[2], high[2] - z1);
  expect(over).toBeLessThan(slackMetres);
  expect(over).toBeGreaterThan(-0.06);
});
