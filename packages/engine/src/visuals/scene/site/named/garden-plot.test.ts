import { expect, test } from 'vitest';
import { boundsNamed, builtPrompt } from '../../placed/built-prompt.fixture.ts';

test('a garden has borders, mown stripes and paving', () => {
  const { scene, unmet } = builtPrompt(
    'rear garden with a striped lawn, a stone patio and borders',
  );
  expect(unmet).toEqual([]);
  expect(boundsNamed(scene, 'border soil')).toHaveLength(3);
  expect(boundsNamed(scene, 'mown stripes')).toHaveLength(1);
  expect(boundsNamed(scene, 'terrace')).toHaveLength(1);
});

test('people and cats are on the steps that are asked for', () => {
  const { scene, unmet } = builtPrompt(
    'a white house with two people on the steps and a cat on the steps',
  );
  expect(unmet).toEqual([]);
  expect(boundsNamed(scene, 'person')).toHaveLength(2);
});

test('the camera frames a pool before the house', () => {
  const { scene } = builtPrompt('modern house with a long pool');
  expect(scene.objects.find(({ name }) => name === 'pool')?.subject).toBe(true);
});

test('cushions lie on the bench outdoors', () => {
  const { scene, unmet } = builtPrompt('a garden with a bench with blue cushions');
  const [cushion] = boundsNamed(scene, 'cushions');
  const [bench] = boundsNamed(scene, 'garden bench');
  expect(unmet).toEqual([]);
  expect(cushion!.low[0]).toBeGreaterThan(bench!.low[0]);
  expect(cushion!.high[0]).toBeLessThan(bench!.high[0]);
});

test('a house with a red roof shows it', () => {
  expect(builtPrompt('house with a red roof').scene.facts.roof).not.toBe('flat');
});
