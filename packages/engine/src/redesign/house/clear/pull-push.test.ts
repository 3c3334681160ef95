import { expect, test } from 'vitest';
import { pullPush } from './pull-push.ts';

function filled(known: Readonly<Record<number, readonly number[]>>, width: number, height: number) {
  const data = new Float32Array(width * height * 3);
  const weight = new Float32Array(width * height);
  for (const [at, colour] of Object.entries(known)) {
    data.set(colour, Number(at) * 3);
    weight[Number(at)] = 1;
  }
  pullPush(data, weight, width, height);
  return data;
}

test('one known pixel fills everything, each channel on its own', () => {
  const data = filled({ 5: [10, 20, 30] }, 4, 3);
  for (let at = 0; at < 12; at++) {
    expect([...data.subarray(at * 3, at * 3 + 3)].map(Math.round)).toEqual([10, 20, 30]);
  }
});

test('known pixels stay, and between them it goes from one to the other', () => {
  const data = filled({ 0: [0, 0, 0], 7: [80, 80, 80] }, 8, 1);
  const reds = Array.from({ length: 8 }, (_, at) => data[at * 3]!);
  expect([reds[0], reds[7]]).toEqual([0, 80]);
  expect(reds).toEqual(reds.toSorted((one, other) => one - other));
  expect(reds[3]! + reds[4]!).toBeCloseTo(80, 4);
  const down = filled({ 0: [0, 0, 0], 7: [80, 80, 80] }, 1, 8);
  expect(Array.from({ length: 8 }, (_, at) => down[at * 3]!)).toEqual(reds);
});
