import { expect, test } from 'vitest';
import { classifyInterior } from './interior.ts';
import type { Shape } from './shapes.ts';

const shapeOf = (id: number, own: Partial<Shape>): Shape => ({
  id,
  area: 0.6,
  left: 0,
  right: 1,
  top: 0,
  bottom: 1,
  centreX: 0.5,
  centreY: 0.5,
  aspect: 1.2,
  fill: 0.9,
  roundness: 0.7,
  taper: 1,
  onTop: 0,
  onBottom: 0,
  onLeft: 0,
  onRight: 0,
  neighbours: new Map(),
  ...own,
});
const wall = shapeOf(1, { onLeft: 1, onRight: 1 });

/** A tapered shade high on the wall. */
const partOfShade = (area: number) =>
  classifyInterior([
    wall,
    shapeOf(2, { area, centreY: 0.3, fill: 0.5, taper: 0.5, neighbours: new Map([[1, 1]]) }),
  ])[1]!.part;

test.each([
  [0.004, 'lamp'],
  [0.008, 'lamp'],
  [0.0152, 'unsure'],
  [0.05, 'unsure'],
])('a shade that fills %f of the picture is %s', (area, part) => {
  expect(partOfShade(area)).toBe(part);
});
