import { expect, test } from 'vitest';
import { createRandom } from '../random/random.ts';
import { boxMean } from './box-blur.ts';
import { type Guide, guidedFilter } from './guided-filter.ts';

const width = 41;
const height = 24;
const step = Float32Array.from({ length: width * height }, (_, i) => (i % width < 20 ? 0.2 : 0.8));

/** Reference implementation, one signal at a time. */
function plainFilter({ data, radius }: Guide, signal: Float32Array, epsilon: number) {
  const mean = (values: Float32Array) => boxMean(values, width, height, radius);
  const times = (p: Float32Array, q: Float32Array) => p.map((value, i) => value * q[i]!);
  const [light, own] = [mean(data), mean(signal)];
  const [squares, both] = [mean(times(data, data)), mean(times(data, signal))];
  const slope = both.map((value, i) => {
    const variance = Math.max(0, squares[i]! - light[i]! * light[i]!);
    return (value - light[i]! * own[i]!) / (variance + epsilon);
  });
  const offset = own.map((value, i) => value - slope[i]! * light[i]!);
  const [slopes, offsets] = [mean(slope), mean(offset)];
  return data.map((value, i) => slopes[i]! * value + offsets[i]!);
}

test.each([1, 3, 6, 30])(
  'six signals at once with radius %i equal the reference filter',
  (radius) => {
    const random = createRandom(5);
    const noise = () => Float32Array.from({ length: width * height }, () => random.next());
    const guide = { data: noise(), width, height, radius };
    const signals = Array.from({ length: 6 }, noise);
    const wanted = signals.map((signal) => plainFilter(guide, signal, 1e-3));
    guidedFilter(guide, signals, 1e-3);
    for (const [lane, signal] of signals.entries()) {
      const furthest = signal.reduce((most, value, i) => {
        return Math.max(most, Math.abs(value - wanted[lane]![i]!));
      }, 0);
      expect(furthest).toBeLessThan(1e-4);
    }
  },
);

test("cleans a noisy mask and keeps the guide's edge", () => {
  const random = createRandom(3);
  const mask = step.map((value) => (value > 0.5 ? 1 : 0) + random.between(-0.4, 0.4));
  guidedFilter({ data: step, width, height, radius: 4 }, [mask], 1e-4);
  for (let y = 0; y < height; y++) {
    expect(mask[y * width + 19]).toBeLessThan(0.25);
    expect(mask[y * width + 20]).toBeGreaterThan(0.75);
  }
});
