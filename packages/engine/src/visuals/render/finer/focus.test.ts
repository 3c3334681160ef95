import { expect, test } from 'vitest';
import type { SceneObject } from '../../scene-model.ts';
import { roomScene } from '../room.fixture.ts';
import { dayOutside } from '../test-solids.fixture.ts';
import { focusMetres } from './focus.ts';

const objects: readonly SceneObject[] = [
  { label: 'sky', name: 'sky', subject: false },
  { label: 'floor', name: 'floor', subject: true },
  { label: 'furniture', name: 'sofa', subject: true },
  { label: 'furniture', name: 'stool', subject: true },
  { label: 'grass', name: 'lawn', subject: false },
];
const scene = (indoors: boolean) => ({
  ...roomScene(),
  objects,
  setting: { ...dayOutside, indoors },
});

test("focuses on a room's largest central piece, or on the house", () => {
  const ids = Uint16Array.of(1, 1, 1, 1, 2, 2, 1, 3, 1);
  const depth = Float32Array.of(6, 6, 6, 5, 3, 3, 2, 2, 2);
  expect(focusMetres(scene(true), ids, depth, 3)).toBeCloseTo(3, 5);
  const outside = Uint16Array.of(0, 0, 0, 4, 1, 4, 4, 4, 4);
  const far = Float32Array.of(Infinity, Infinity, Infinity, 9, 20, 9, 4, 4, 4);
  expect(focusMetres(scene(false), outside, far, 3)).toBeCloseTo(20, 4);
});

test('undefined if there is only sky', () => {
  const depth = new Float32Array(4).fill(Infinity);
  expect(focusMetres(scene(false), new Uint16Array(4), depth, 2)).toBeUndefined();
});
