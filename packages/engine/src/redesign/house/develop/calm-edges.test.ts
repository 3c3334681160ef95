import { expect, test } from 'vitest';
import { calmEdges } from './calm-edges.ts';

test('removes glints on gutters, and leaves boards and walls unchanged', () => {
  const objects = [
    { label: 'sky', name: 'sky', subject: false },
    { label: 'trim', name: 'gutter', subject: true },
    { label: 'wall', name: 'front wall', subject: true },
  ] as const;
  const levels = [0.1, 0.1, 0.1, 0.8, 0.8, 0.5];
  const cutOut = Float32Array.from(levels.flatMap((level) => [level, level, level]));
  const coverage = new Float32Array(6).fill(1);
  const calm = calmEdges(cutOut, coverage, Uint16Array.from([1, 1, 1, 1, 2, 1]), { objects });
  expect([0, 3, 4, 5].map((i) => Number(calm(i).toFixed(3)))).toEqual([1, 0.188, 1, 1]);
});
