import { describe, expect, test } from 'vitest';
import { findInk } from '../lines/ink.ts';
import { drawnSketches, drawSketch, pixelAt } from '../testing/drawings.fixture.ts';
import { mergeTinyRegions } from './clumps.ts';
import { classifyExterior } from './exterior.ts';
import { classifyInterior } from './interior.ts';
import { findRegions } from './regions.ts';
import { measureShapes, type Shape } from './shapes.ts';

describe.each(drawnSketches)('$name', (sketch) => {
  test.each([
    { grey: false, seed: 5 },
    { grey: true, seed: 11 },
  ])('parts are recognised ($seed, grey paper: $grey)', async ({ grey, seed }) => {
    const drawing = await drawSketch(sketch, { seed, grey, widthPx: 900 });
    const ink = findInk(drawing);
    const regions = mergeTinyRegions(findRegions(ink.line, drawing.widthPx, drawing.heightPx));
    const shapes = measureShapes(regions);
    const understood = sketch.name.includes('room')
      ? classifyInterior(shapes)
      : classifyExterior(shapes, regions.hatched, { water: sketch.name.includes('modern') });
    const found = sketch.parts.map(({ at }) => {
      const id = regions.label[pixelAt(at, drawing)];
      return understood.find(({ shape }) => shape.id === id)?.part;
    });
    expect(found).toEqual(sketch.parts.map(({ part }) => part));
  });
});

describe('a heavily drawn facade', () => {
  const shape = (id: number, own: Partial<Shape>): Shape => ({
    id,
    area: 0.2,
    left: 0,
    right: 1,
    top: 0,
    bottom: 1,
    centreX: 0.5,
    centreY: 0.5,
    aspect: 1.2,
    fill: 0.6,
    roundness: 0.5,
    taper: 0.9,
    onTop: 0,
    onBottom: 0,
    onLeft: 0,
    onRight: 0,
    neighbours: new Map(),
    ...own,
  });
  const sky = shape(1, { onTop: 1, centreY: 0.2, bottom: 0.6 });
  const ground = shape(2, { onBottom: 1, centreY: 0.85, top: 0.6 });
  const partOf = (own: Partial<Shape>) => {
    const neighbours = new Map([
      [1, 0.4],
      [2, 0.3],
    ]);
    const mass = shape(3, { area: 0.1, top: 0.35, bottom: 0.9, neighbours, ...own });
    const understood = classifyExterior([sky, ground, mass], [false, false, false, true], {
      water: false,
    });
    return understood.find((one) => one.shape.id === 3)?.part;
  };

  test('a hatched mass on the ground is foliage', () => {
    expect(partOf({ roundness: 0.3 })).toBe('tree');
  });

  test('a web of ornament is no tree, nor is a balustrade high up', () => {
    expect(partOf({ roundness: 0.03, fill: 0.4 })).not.toBe('tree');
    expect(partOf({ roundness: 0.3, top: 0.2, bottom: 0.33, area: 0.01 })).not.toBe('tree');
  });
});
