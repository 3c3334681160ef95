import { expect, test } from 'vitest';
import { createRgbImage } from '../image/image.ts';
import { detectorOutputs, detectorSide, detectThings } from './detect-things.ts';
import { readGraph } from './graph-file.ts';
import { detectorFiles } from './package-files.ts';
import { createGraphRunner } from './run-graph.ts';

const files = detectorFiles();
const grey = () => {
  const picture = createRgbImage(96, 64);
  picture.data.fill(128);
  return picture;
};

test('without the package there are no detections', () => {
  expect(detectThings(grey(), null)).toBeUndefined();
});

test.skipIf(!files)('an empty picture shows no thing', () => {
  expect(detectThings(grey(), files)).toEqual([]);
});

test.skipIf(!files)('the network says what TensorFlow.js 4.22 makes of it', () => {
  const picture = Float32Array.from({ length: detectorSide ** 2 * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % detectorSide, Math.floor(i / 3 / detectorSide)];
    return (x * 3 + y * 5 + (i % 3) * 70 + (x >> 5) * (y >> 6) * 40) % 256;
  });
  const run = createGraphRunner(readGraph(files!), detectorOutputs, detectorSide);
  const [scores, reaches] = run(picture);
  const told = [
    [0, 0],
    [40, 70],
    [127, 127],
  ].map(([x, y]) => {
    const pixel = y! * 128 + x!;
    return [
      ...[56, 59, 62].map((kind) => scores!.data[pixel * scores!.lanes + kind]!),
      ...[0, 1, 2, 3].map((reach) => reaches!.data[pixel * reaches!.lanes + reach]!),
    ].map((value) => value.toFixed(2));
  });
  expect(told).toEqual([
    ['-4.92', '-6.20', '-5.39', '0.12', '0.20', '0.31', '0.41'],
    ['-5.39', '-6.01', '-6.58', '10.19', '17.61', '16.97', '14.70'],
    ['-5.65', '-6.44', '-6.49', '0.20', '0.17', '0.44', '0.35'],
  ]);
});
