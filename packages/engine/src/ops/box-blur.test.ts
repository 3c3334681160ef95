import { expect, test } from 'vitest';
import { createRandom } from '../random/random.ts';
import { boxMean } from './box-blur.ts';

function plainMean(source: Float32Array, width: number, height: number, radius: number) {
  return Float32Array.from({ length: width * height }, (_, index) => {
    const cx = index % width;
    const cy = Math.floor(index / width);
    let sum = 0;
    let count = 0;
    for (let y = Math.max(0, cy - radius); y <= Math.min(height - 1, cy + radius); y++) {
      for (let x = Math.max(0, cx - radius); x <= Math.min(width - 1, cx + radius); x++) {
        sum += source[y * width + x]!;
        count++;
      }
    }
    return sum / count;
  });
}

test.each([
  [1, 1, 3],
  [7, 5, 1],
  [9, 4, 6],
  [200, 1, 4],
])('%i x %i with radius %i equals the plain sum', (width, height, radius) => {
  const random = createRandom(5);
  const source = Float32Array.from({ length: width * height }, () => random.next());
  const mean = boxMean(source, width, height, radius);
  const wanted = plainMean(source, width, height, radius);
  for (let index = 0; index < mean.length; index++) {
    expect(mean[index]).toBeCloseTo(wanted[index]!, 5);
  }
  expect(boxMean(source, width, height, radius, source)).toEqual(mean);
});
