import { expect, test } from 'vitest';
import { readBrief } from '../../../brief/read-brief.ts';
import { buildScene } from '../../build-scene.ts';
import { hiddenThings } from '../../placed/hidden-things.ts';
import { boundsOf, objectsOf } from '../../placed/object-bounds.ts';
import { initialOmissionLevel, omitFurniture } from './omit-furniture.ts';

test('unasked furniture leaves where much is asked for, what is asked for stays', () => {
  const brief = readBrief('living room with a pool table and an armchair');
  expect(initialOmissionLevel(brief)).toBeGreaterThan(0);
  expect(initialOmissionLevel(readBrief('living room with an armchair'))).toBe(0);
  const { parts } = omitFurniture(brief, 1);
  expect(parts.armchair?.wanted).toBe(true);
  expect(parts['coffee-table']?.wanted).toBe(false);
});

test('a pool table finds its place and is not hidden', () => {
  const brief = readBrief('living room with a pool table');
  const scene = buildScene(brief, 1);
  expect(scene.facts['pool-table']).toBe(1);
  expect(hiddenThings(brief, scene)).toEqual([]);
});

test('"nothing but a red armchair" is a room with an armchair', () => {
  const { objects } = buildScene(readBrief('a room with nothing but a red armchair'), 1);
  const named = objects.filter(({ label }) => label === 'furniture').map(({ name }) => name);
  expect([...new Set(named)]).toEqual(['armchair']);
});

test('a bench is moved to the foot of the bed', () => {
  const scene = buildScene(readBrief('bedroom with a bench at the foot of the bed'), 1);
  const boxes = (part: 'bench' | 'bed') => [
    ...boundsOf(objectsOf(part, scene.objects), scene).values(),
  ];
  const [bench] = boxes('bench');
  const gaps = boxes('bed').map((bed) =>
    Math.hypot(
      ...([0, 2] as const).map((axis) =>
        Math.max(0, bench!.low[axis] - bed.high[axis], bed.low[axis] - bench!.high[axis]),
      ),
    ),
  );
  expect(Math.min(...gaps)).toBeLessThan(0.4);
});
