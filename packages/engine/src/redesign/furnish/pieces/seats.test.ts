import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { interiorStyles } from '../../../styles/styles.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { boundsOf } from '../../testing/built-pieces.ts';
import { styleRecord } from '../furnish-room.ts';
import { styleKit } from '../style-kit.ts';
import { sofaPiece } from './seats.ts';

const width = 2.2;

function builtSofa(style: string) {
  const record = styleRecord(style);
  const plain = { ...record, sofa: { ...record.sofa, hasChaise: false, cushions: [] } };
  const b = new SceneBuilder();
  const random = createRandom(1);
  const kit = styleKit(b, plain, random.fork('kit'));
  const piece = sofaPiece(plain, width, 0);
  piece.build({ b, kit, random, ceilingMetres: 2.6 });
  return { piece, points: b.triangles.positions.slice(0, b.triangles.count * 9) };
}

test('sofas of the styles have at least seven shapes, apart from fabric', () => {
  const shapes = interiorStyles.map(({ name }) => builtSofa(name).points.join());
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(7);
});

test.each(interiorStyles.map(({ name }) => name))(
  'the sofa of %s stays within its footprint',
  (style) => {
    const { piece, points } = builtSofa(style);
    const { low, high } = boundsOf(points);
    expect(low[0]).toBeGreaterThan(-width / 2 - 0.03);
    expect(high[0]).toBeLessThan(width / 2 + 0.03);
    expect(low[1]).toBeGreaterThan(-0.001);
    expect(high[1]).toBeLessThan(piece.heightMetres + 0.09);
    expect(low[2]).toBeGreaterThan(-0.001);
    expect(high[2]).toBeLessThan(piece.depthMetres + 0.06);
  },
);
