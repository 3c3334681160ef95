import { expect, test } from 'vitest';
import { createBufferPool } from '../memory/buffer-pool.ts';
import { cellKinds, type LightGrid } from './light-grid.ts';
import { denoiseAround, removeGlossFireflies } from './near-shade.ts';

const side = 81;
const middle = (side >> 1) * side + (side >> 1);

/** A level floor in even light, with a small low object above its middle that a wide mean would blur away. */
function shadedFloor(): LightGrid {
  const cells = side * side;
  const grid: LightGrid = {
    width: side,
    height: side,
    stepPx: 3,
    kinds: new Uint8Array(cells).fill(cellKinds.surface),
    depths: new Float32Array(cells).fill(3),
    positions: new Float32Array(cells * 3),
    normals: new Float32Array(cells * 3),
    irradiance: new Float32Array(cells * 3).fill(1),
    openness: new Float32Array(cells).fill(1),
    gloss: new Float32Array(cells * 3),
    glossy: new Uint8Array(cells),
  };
  for (let cell = 0; cell < cells; cell++) {
    const [x, y] = [cell % side, Math.floor(cell / side)];
    grid.positions[cell * 3] = x * 0.02;
    grid.positions[cell * 3 + 2] = y * 0.02;
    grid.normals[cell * 3 + 1] = 1;
    if (Math.hypot(x - (side >> 1), y - (side >> 1)) < 5) {
      grid.openness[cell] = 0.3;
      grid.irradiance.fill(0.3, cell * 3, cell * 3 + 3);
    }
  }
  return grid;
}

test('indoors the floor stays dark close to a low object, outdoors the mean is unchanged', () => {
  const [inside, outside] = [shadedFloor(), shadedFloor()];
  denoiseAround(inside, createBufferPool(), true);
  denoiseAround(outside, createBufferPool(), false);
  expect(outside.irradiance[middle * 3]).toBeGreaterThan(0.75);
  expect(inside.irradiance[middle * 3]).toBeLessThan(0.45);
  expect(inside.irradiance[0]).toBeCloseTo(1, 1);
});

test("glossy reflections are at most a few times the room's light", () => {
  const grid = shadedFloor();
  grid.glossy.fill(1, 0, 2);
  grid.gloss.set([40, 20, 20, 2, 1, 1]);
  removeGlossFireflies(grid, 1);
  const [red, green, blue, ...next] = [...grid.gloss.slice(0, 6)];
  expect(red! + green! + blue!).toBeCloseTo(9, 4);
  expect(red).toBeCloseTo(2 * green!, 4);
  expect(next).toEqual([2, 1, 1]);
});
