import { expect, test } from 'vitest';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import { createRgbImage } from '../../../image/image.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber } from '../read/house-outline.ts';
import { leavesOf } from './leaf-patches.ts';

const [w, h] = [120, 80];

/** Sky above ground, with uneven leaves in a square. */
function scene(isLeaf: (x: number, y: number) => boolean): Analysis {
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.ground);
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0];
    if (isLeaf(x, y)) {
      classOf[i] = classNumber.vegetation;
      photo.data.set(((x >> 1) + (y >> 1)) % 2 === 0 ? [40, 90, 30] : [80, 150, 60], i * 3);
    } else photo.data.set([200, 190, 180], i * 3);
  }
  const certainty = { widthPx: w, heightPx: h, data: new Float32Array(w * h).fill(1) };
  return { photo, classOf, certainty } as unknown as Analysis;
}

test('takes leaves from the photo where it shows nothing else', () => {
  const leaves = leavesOf(
    scene((x, y) => x > 20 && x < 60 && y > 20 && y < 60),
    () => false,
    60,
    1,
  );
  const out = new Float64Array(3);
  const seen = new Set<number>();
  for (let x = 0; x < 40; x++) {
    leaves(x, 5, 3, out);
    seen.add(out[1]!);
  }
  expect([...seen].sort()).toEqual([linearFromSrgb8[90]!, linearFromSrgb8[150]!]);
});

test('synthesises leaves for photos without any', () => {
  const out = new Float64Array(3);
  leavesOf(
    scene(() => false),
    () => false,
    60,
    1,
  )(10, 10, 3, out);
  expect(out[1]!).toBeGreaterThan(out[0]!);
  expect(out[1]!).toBeGreaterThan(out[2]!);
});
