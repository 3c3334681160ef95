import { expect, test } from 'vitest';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { combineGrades, type Grade } from './grade.ts';
import { brightestMean, lostEdgesMeasure } from './lost-edges.ts';

const widthPx = 80;

/** Stripes of two greys, with their preview. */
function stripes(dark: number, bright: number) {
  const scene = syntheticScene({ widthPx });
  const { heightPx } = scene.photo;
  const data = Uint8ClampedArray.from({ length: widthPx * heightPx * 3 }, (_, at) =>
    (Math.floor(at / 3) % widthPx) % 16 < 8 ? dark : bright,
  );
  const photo: RgbImage = { ...scene.photo, data };
  const small = {
    widthPx,
    heightPx,
    step: 1,
    data: Float32Array.from(data, (code) => linearFromSrgb8[code]!),
    spared: new Float32Array(widthPx * heightPx),
    mostSpared: 0,
    factor: 1,
    glow: null,
  };
  return { analysis: { ...scene, photo }, small };
}

const pivot = 0.6;
const graded = (row: Partial<Grade>): Grade => ({ ...combineGrades([]), ...row });

test('steps near white are lost where exposure and contrast compress them', () => {
  const { analysis, small } = stripes(200, 250);
  const lost = lostEdgesMeasure(analysis, small, { bloom: 0 });
  expect(lost(graded({}), pivot)).toBe(0);
  expect(lost(graded({ stops: 1.2 }), pivot)).toBe(1);
  expect(lost(graded({ stops: 0.3, contrast: 0.4 }), pivot)).toBe(1);
  expect(lost(graded({ stops: 0.3, contrast: -0.3 }), pivot)).toBe(0);
});

test('a photo with strong steps near white tolerates less light than one with them in mid-tones', () => {
  const pale = stripes(200, 250);
  const middle = stripes(90, 150);
  const rise = ({ analysis, small }: typeof pale, lightness: number) =>
    brightestMean(analysis, small) - lightness;
  expect(rise(pale, 91)).toBeLessThan(4);
  expect(rise(middle, 58)).toBeGreaterThan(12);
});
