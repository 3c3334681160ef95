import { expect, test } from 'vitest';
import type { GraphStep } from './graph-file.ts';
import { withHardSwish } from './hard-swish.ts';
import { createGraphRunner } from './run-graph.ts';

const step = (name: string, operation: string, inputs: readonly string[]): GraphStep => ({
  ...{ name, operation, inputs, stride: 1, isCut: false },
});
const number = (value: number) => ({ shape: [], data: Float32Array.of(value) });
const constants = new Map([
  ['sixth', number(0.1666259765625)],
  ['three', number(3)],
]);
const steps = [
  step('in', 'Placeholder', []),
  step('scaled', 'Mul', ['sixth', 'in']),
  step('shifted', 'Add', ['in', 'three']),
  step('gate', 'Relu6', ['shifted']),
  step('out', 'Mul', ['scaled', 'gate']),
];
const namesOf = (all: readonly GraphStep[]) => all.map(({ name }) => name);

test('fuses four operations into one with bit-identical results', () => {
  const picture = Float32Array.from({ length: 192 }, (_, i) => (i - 96) / 7.3);
  expect(namesOf(withHardSwish({ steps, constants, outputs: ['out'] }))).toEqual(['in', 'out']);
  const [joined] = createGraphRunner({ steps, constants }, ['out'], 8)(picture);
  // A tensor requested by name stays a step of its own.
  const outputs = ['out', 'gate'];
  expect(withHardSwish({ steps, constants, outputs })).toEqual(steps);
  const [parted] = createGraphRunner({ steps, constants }, outputs, 8)(picture);
  expect(joined!.data).toEqual(parted!.data);
  // 13.0137 at the highest value: cut at six, a sixth of it kept in 32 bits.
  expect(Math.max(...joined!.data)).toBeCloseTo(13.0105, 3);
});

test('leaves two tensors, and a tensor with another reader, unfused', () => {
  const more = [...steps, step('other', 'Relu', ['scaled'])];
  expect(withHardSwish({ steps: more, constants, outputs: ['out', 'other'] })).toEqual(more);
  const two = [
    ...steps.slice(0, 1),
    step('in two', 'Relu', ['in']),
    ...steps
      .slice(1)
      .map((each) =>
        each.name === 'shifted' ? step('shifted', 'Add', ['in two', 'three']) : each,
      ),
  ];
  expect(withHardSwish({ steps: two, constants, outputs: ['out'] })).toEqual(two);
});
