import { describe, expect, test } from 'vitest';
import { joinCrumbs } from './clumps.ts';
import { understandExterior } from './exterior.ts';
import { findInk } from './ink.ts';
import { understandInterior } from './interior.ts';
import { findRegions } from './regions.ts';
import { measureShapes } from './shapes.ts';
import { drawnSketches, drawSketch, pixelAt } from './testing/drawings.fixture.ts';

describe.each(drawnSketches)('$name', (sketch) => {
  test.each([
    { grey: false, seed: 5 },
    { grey: true, seed: 11 },
  ])('its parts are understood ($seed, grey paper: $grey)', async ({ grey, seed }) => {
    const drawing = await drawSketch(sketch, { seed, grey, widthPx: 900 });
    const ink = findInk(drawing);
    const regions = joinCrumbs(findRegions(ink.line, drawing.widthPx, drawing.heightPx));
    const shapes = measureShapes(regions);
    const understood = sketch.name.includes('room')
      ? understandInterior(shapes)
      : understandExterior(shapes, regions.hatched, { water: sketch.name.includes('modern') });
    const found = sketch.parts.map(({ at }) => {
      const id = regions.label[pixelAt(at, drawing)];
      return understood.find(({ shape }) => shape.id === id)?.part;
    });
    expect(found).toEqual(sketch.parts.map(({ part }) => part));
  });
});
