import { expect, test } from 'vitest';
import { preservedDetail, stepsPerUnit } from './preserved-detail.ts';

const detail = preservedDetail(0.4, 0.2);
const at = (ratio: number) => {
  const low = Math.floor(ratio * stepsPerUnit);
  const share = ratio * stepsPerUnit - low;
  return detail[low]! * (1 - share) + detail[low + 1]! * share;
};
const logOf = (ratio: number) => Math.log(at(ratio));

test('changes explained by smooth light are ignored', () => {
  expect(at(1)).toBeCloseTo(1, 4);
});

test('faint marks fade, strong steps stay', () => {
  expect(logOf(0.97) / Math.log(0.97)).toBeLessThan(0.5);
  expect(logOf(0.3) / Math.log(0.3)).toBeGreaterThan(0.9);
  expect(logOf(1.04) / Math.log(1.04)).toBeLessThan(0.35);
  expect(logOf(1.9) / Math.log(1.9)).toBeGreaterThan(0.75);
});

test("result brightness is monotonic in the photo's", () => {
  for (let step = 1; step < detail.length; step++) {
    expect(detail[step]).toBeGreaterThanOrEqual(detail[step - 1]!);
  }
});
