import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { interiorStyles } from '../../../styles/styles.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { boundsOf } from '../../testing/built-pieces.ts';
import { styleRecord } from '../furnish-room.ts';
import { styleKit } from '../style-kit.ts';
import type { ExtraPiece } from '../style-record.ts';
import { extraPiece } from './extras.ts';

const ceilingMetres = 2.6;

const builtLamps = (style: string) => built('floor lamp', style);

/** Each variant of such a piece in a style, in its local metres. */
function built(name: ExtraPiece, style: string) {
  const record = styleRecord(style);
  return extraPiece(name, record, ceilingMetres, createRandom(1)).map((piece) => {
    const b = new SceneBuilder();
    const random = createRandom(1);
    piece.build({ b, kit: styleKit(b, record, random.fork('kit')), random, ceilingMetres });
    const points = b.triangles.positions.slice(0, b.triangles.count * 9);
    return { piece, points, ...boundsOf(points) };
  });
}

test.each(interiorStyles.map(({ name }) => name))(
  'the floor lamps of %s stay within their footprints',
  (style) => {
    for (const { piece, low, high } of builtLamps(style)) {
      const { x0, x1, z0, z1 } = piece.footprint;
      expect([low[0] - x0, x1 - high[0], low[2] - z0, z1 - high[2]]).toSatisfy((room: number[]) =>
        room.every((metres) => metres > -0.01),
      );
      expect(high[1]).toBeLessThan(piece.heightMetres + 0.01);
    }
  },
);

test('arc lamps reach far beyond their foot, and a plain variant fits narrow places', () => {
  const [arc, plain] = builtLamps('Modern');
  expect(arc!.high[2] - arc!.low[2]).toBeGreaterThan(1.1);
  expect(plain!.high[2] - plain!.low[2]).toBeLessThan(0.6);
});

test('wardrobe doors are framed in styles with framed cabinets', () => {
  const triangles = (style: string) => built('wardrobe', style)[0]!.points.length / 9;
  expect(triangles('Classic')).toBeGreaterThan(triangles('Modern') + 100);
  const { high, piece } = built('wardrobe', 'Classic')[0]!;
  expect(high[2]).toBeLessThan(piece.footprint.z1);
});
