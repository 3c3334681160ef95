import { expect, test } from 'vitest';
import { type Drawing, drawnBetween, gain, perMinute, together } from './drawing.ts';

const one: Drawing = {
  ...{ workers: 1, pictures: 10, wallMs: 100_000, processorMs: 50_000, drawingMs: 98_000 },
};

test('two that draw as one does are twice one, whatever else the machine does', () => {
  const two = { ...one, workers: 2, pictures: 20, processorMs: 100_000, drawingMs: 196_000 };
  expect(gain(one, two)).toBe(2);
  const slowed = { ...two, wallMs: 400_000, drawingMs: 784_000 };
  expect(gain(one, slowed)).toBe(2);
  expect([perMinute(two), perMinute(slowed)]).toEqual([12, 3]);
});

test('two that wait for each other a fifth of the time, or work for nothing, are less', () => {
  const waiting = { ...one, workers: 2, pictures: 16, processorMs: 80_000, drawingMs: 156_800 };
  expect(gain(one, waiting)).toBeCloseTo(1.6);
  const wasting = { ...one, workers: 2, pictures: 20, processorMs: 125_000, drawingMs: 196_000 };
  expect(gain(one, wasting)).toBeCloseTo(1.6);
});

test('blocks add up, and pictures count with their part of the time', () => {
  expect(together([one, one])).toEqual({
    ...{ workers: 1, pictures: 20, wallMs: 200_000, processorMs: 100_000, drawingMs: 196_000 },
  });
  const drawn = [
    { startedAt: 0, finishedAt: 40 },
    { startedAt: 45, finishedAt: 80 },
    { startedAt: 90, finishedAt: 200 },
  ];
  expect(drawnBetween(drawn, 20, 100)).toBe(20 + 35 + 10);
});
