import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { type Support, supports } from '../../brief/vocabulary/supports.ts';
import { buildScene } from '../build-scene.ts';
import { boundsOf } from '../placed/object-bounds.ts';
import { supportLift } from './supports.ts';

test.each(Object.keys(supports) as Support[])('a cottage stands on: %s', (support) => {
  const scene = buildScene({ ...readBrief('a cottage'), support }, 1);
  expect(scene.facts.support).toBe(support);
  const walls = scene.objects.flatMap(({ label, subject }, id) =>
    label === 'door' && subject ? [id] : [],
  );
  const low = Math.min(...[...boundsOf(walls, scene).values()].map((one) => one.low[1]));
  expect(low).toBeGreaterThan(supportLift(support) - 0.3);
  expect(scene.triangles.positions.every(Number.isFinite)).toBe(true);
});
