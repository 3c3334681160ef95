import { expect, test } from 'vitest';
import { sceneOf } from '../../../imagine.ts';
import type { Scene } from '../../../scene-model.ts';
import { type Bounds, boundsOf } from '../../placed/object-bounds.ts';
import { unmetWishes } from '../../unmet-wishes.ts';

function built(prompt: string) {
  const { brief, scene } = sceneOf(prompt, { seed: 1 });
  return { scene, unmet: unmetWishes(brief, scene) };
}

function named(scene: Scene, name: string): Bounds[] {
  const ids = scene.objects.flatMap((one, id) => (one.name === name ? [id] : []));
  return [...boundsOf(ids, scene).values()];
}

test('a garden has borders, mown stripes and paving', () => {
  const { scene, unmet } = built('rear garden with a striped lawn, a stone patio and borders');
  expect(unmet).toEqual([]);
  expect(named(scene, 'border soil')).toHaveLength(3);
  expect(named(scene, 'mown stripes')).toHaveLength(1);
  expect(named(scene, 'terrace')).toHaveLength(1);
});

test('people and cats are on the steps that are asked for', () => {
  const { scene, unmet } = built(
    'a white house with two people on the steps and a cat on the steps',
  );
  expect(unmet).toEqual([]);
  expect(named(scene, 'person')).toHaveLength(2);
});

test('the camera frames a pool before the house', () => {
  const { scene } = built('modern house with a long pool');
  expect(scene.objects.find(({ name }) => name === 'pool')?.subject).toBe(true);
});

test('cushions lie on the bench outdoors', () => {
  const { scene, unmet } = built('a garden with a bench with blue cushions');
  const [cushion] = named(scene, 'cushions');
  const [bench] = named(scene, 'garden bench');
  expect(unmet).toEqual([]);
  expect(cushion!.low[0]).toBeGreaterThan(bench!.low[0]);
  expect(cushion!.high[0]).toBeLessThan(bench!.high[0]);
});

test('a house with a red roof shows it', () => {
  expect(built('house with a red roof').scene.facts.roof).not.toBe('flat');
});
