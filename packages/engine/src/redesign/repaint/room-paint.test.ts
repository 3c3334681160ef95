import { expect, test } from 'vitest';
import { cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromHex } from '../../colour/hex.ts';
import { interiorLooks } from '../../restyle/looks/style-looks.ts';
import { roomPaint } from './room-paint.ts';

const labOf = (hex: string) => cieLabFromLinear(...linearFromHex(hex));

test.each(interiorLooks)('$name: seen on white walls, and not too dark for all of them', (look) => {
  for (let seed = 0; seed < 6; seed++) {
    const [lightness, a, b] = labOf(roomPaint(look, seed));
    expect(lightness).toBeLessThan(80);
    expect(lightness).toBeGreaterThan(35);
    expect(Math.hypot(a, b)).toBeLessThan(40);
  }
});

test('a style without deep accents takes its quiet paint', () => {
  expect(roomPaint({ quietWall: '#e0d3b6', accents: [] }, 0)).toBe('#e0d3b6');
});
