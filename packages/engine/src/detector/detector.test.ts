import { expect, test } from 'vitest';
import { combined, cut, doubled, mean, sideBySide } from './elements.ts';
import type { Graph, GraphStep } from './graph-file.ts';
import { createGraphRunner } from './run-graph.ts';
import { type Sheet, SheetMemory, sizeOf } from './sheet-memory.ts';

const step = (
  name: string,
  operation: string,
  inputs: readonly string[],
  rest: Partial<GraphStep> = {},
): GraphStep => ({ name, operation, inputs, stride: 1, isCut: false, ...rest });

const constant = (shape: readonly number[], value: (index: number) => number) => ({
  shape,
  data: Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, i) => value(i)),
});

function sheetOf(memory: SheetMemory, width: number, height: number, values: readonly number[]) {
  const sheet = memory.sheet(width, height, 8);
  const { numbers } = memory;
  for (let pixel = 0; pixel < values.length; pixel++) {
    numbers.fill(values[pixel]!, sheet.at + 8 * pixel, sheet.at + 8 * pixel + 8);
  }
  return sheet;
}

const firsts = (memory: SheetMemory, sheet: Sheet) =>
  Array.from(
    { length: sheet.width * sheet.height },
    (_, pixel) => memory.numbers[sheet.at + pixel * sheet.lanes]!,
  );

/** A picture of 4 x 4 pixels whose red channel counts them. */
const picture = Float32Array.from({ length: 48 }, (_, i) => (i % 3 === 0 ? i / 3 : 0));

test('a strided convolution reads one row and column beyond the last', () => {
  const graph: Graph = {
    steps: [
      step('in', 'Placeholder', []),
      step('out', '_FusedConv2D', ['in', 'weights', 'bias'], { stride: 2 }),
    ],
    constants: new Map([
      // the first output sums the reds of all nine taps, the second none
      ['weights', constant([3, 3, 3, 2], (i) => (i % 6 === 0 ? 1 : 0))],
      ['bias', constant([2], (i) => i - 0.5)],
    ]),
  };
  const [out] = createGraphRunner(graph, ['out'], 4)(picture);
  expect([out!.width, out!.height, out!.lanes]).toEqual([2, 2, 8]);
  const first = [0, 8, 16, 24].map((at) => out!.data[at]);
  expect(first).toEqual([44.5, 38.5, 65.5, 49.5]);
  expect([1, 9, 17, 25].map((at) => out!.data[at])).toEqual([0.5, 0.5, 0.5, 0.5]);
});

test('a strided depthwise convolution is centred on every second pixel', () => {
  const graph: Graph = {
    steps: [
      step('in', 'Placeholder', []),
      step('out', 'FusedDepthwiseConv2dNative', ['in', 'weights', 'bias'], {
        stride: 2,
        isCut: true,
      }),
    ],
    constants: new Map([
      ['weights', constant([3, 3, 3, 1], (i) => (Math.floor(i / 3) === 4 ? 1 : 0))],
      ['bias', constant([3], () => -6)],
    ]),
  };
  const [out] = createGraphRunner(graph, ['out'], 4)(picture);
  expect([0, 8, 16, 24].map((at) => out!.data[at])).toEqual([0, 1, 7, 9]);
});

test('dead operations are skipped, and unknown ones reported', () => {
  const steps = [
    step('in', 'Placeholder', []),
    step('aside', 'Unheard', ['in']),
    step('out', 'Relu', ['in']),
  ];
  const graph = { steps, constants: new Map() };
  expect(createGraphRunner(graph, ['out'], 4)(picture)[0]!.data[8]).toBe(1);
  expect(() => createGraphRunner(graph, ['aside'], 4)(picture)).toThrow('Unheard');
});

test('adds, multiplies, slices, averages and upsamples tensors', () => {
  const memory = new SheetMemory();
  const sheet = sheetOf(memory, 2, 2, [1, 3, 5, 7]);
  const pixel = sheetOf(memory, 1, 1, [10]);
  expect(firsts(memory, combined(memory, sheet, sheet, true))).toEqual([2, 6, 10, 14]);
  expect(firsts(memory, combined(memory, pixel, sheet, false))).toEqual([10, 30, 50, 70]);
  expect(firsts(memory, combined(memory, 2, sheet, true))).toEqual([3, 5, 7, 9]);
  expect(firsts(memory, cut(memory, combined(memory, sheet, -4, true), 2))).toEqual([0, 0, 1, 2]);
  expect(firsts(memory, mean(memory, sheet))).toEqual([4]);
  expect(firsts(memory, doubled(memory, sheet))).toEqual([
    1, 2, 3, 3, 3, 4, 5, 5, 5, 6, 7, 7, 5, 6, 7, 7,
  ]);
  const both = sideBySide(memory, sheet, combined(memory, sheet, 1, true));
  expect([both.channels, memory.numbers[both.at + 8]]).toEqual([16, 2]);
});

test('freed memory is reused, and adjacent blocks are merged', () => {
  const memory = new SheetMemory();
  const [one, two, three] = [0, 1, 2].map(() => memory.sheet(2, 2, 8));
  memory.free(one!);
  memory.free(two!);
  const large = memory.sheet(2, 4, 8);
  expect(large.at).toBe(one!.at);
  expect(memory.sheet(2, 2, 8).at).toBe(three!.at + sizeOf(three!));
});
