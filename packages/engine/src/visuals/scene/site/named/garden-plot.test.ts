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

test('a patio is the picture, with all of its things on it', () => {
  const { scene, unmet } = builtPrompt('patio with a sofa, a fire pit and a table');
  expect(unmet).toEqual([]);
  const [patio] = boundsNamed(scene, 'terrace');
  for (const name of ['outdoor sofa', 'fire pit', 'dining table'])
    for (const { low, high } of boundsNamed(scene, name)) {
      expect((low[0] + high[0]) / 2, name).toBeGreaterThan(patio!.low[0]);
      expect((low[0] + high[0]) / 2, name).toBeLessThan(patio!.high[0]);
      expect((low[2] + high[2]) / 2, name).toBeLessThan(patio!.high[2]);
    }
});

test('the wall of a garden stands behind its things, with climbers', () => {
  const { scene, unmet } = builtPrompt('garden with a brick wall, climbing jasmine and a bench');
  expect(unmet).toEqual([]);
  const [bench] = boundsNamed(scene, 'garden bench');
  const walls = boundsNamed(scene, 'garden wall');
  expect(walls).toHaveLength(3);
  expect(walls.every(({ low }) => low[2] < bench!.low[2])).toBe(true);
  expect(boundsNamed(scene, 'climbing plant').length).toBeGreaterThan(0);
});

test('a red bridge of a garden spans its pond', () => {
  const { scene, unmet } = builtPrompt('Japanese garden with a red bridge and a stone lantern');
  expect(unmet).toEqual([]);
  const [pond] = boundsNamed(scene, 'pond');
  const [bridge] = boundsNamed(scene, 'garden bridge');
  expect(bridge!.low[0]).toBeLessThan(pond!.high[0]);
  expect(bridge!.high[0]).toBeGreaterThan(pond!.low[0]);
});

test('the deck of a cabin lies before its front', () => {
  const { scene } = builtPrompt('A-frame cabin with a deck');
  const [deck] = boundsNamed(scene, 'terrace');
  const [wall] = boundsNamed(scene, 'front wall');
  expect(deck!.high[2]).toBeGreaterThan(wall!.high[2] + 2);
});

test('a table stands on the terrace that is asked for', () => {
  const { scene } = builtPrompt('white farmhouse with a terrace and a table');
  const [deck] = boundsNamed(scene, 'terrace');
  const [table] = boundsNamed(scene, 'dining table');
  expect(table!.low[2]).toBeGreaterThan(deck!.low[2] - 0.1);
  expect(table!.high[2]).toBeLessThan(deck!.high[2] + 0.1);
});
