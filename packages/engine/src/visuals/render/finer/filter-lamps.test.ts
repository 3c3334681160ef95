import { expect, test } from 'vitest';
import { cellKinds, type LightGrid } from '../light/light-grid.ts';
import { createBufferPool } from '../memory/buffer-pool.ts';
import { filterLamps } from './filter-lamps.ts';

const side = 40;

function levelFloor(): LightGrid {
  const cells = side * side;
  const grid: LightGrid = {
    width: side,
    height: side,
    stepPx: 2,
    kinds: new Uint8Array(cells).fill(cellKinds.surface),
    depths: new Float32Array(cells).fill(3),
    positions: new Float32Array(cells * 3),
    normals: new Float32Array(cells * 3),
    irradiance: new Float32Array(cells * 3),
    openness: new Float32Array(cells).fill(1),
    gloss: new Float32Array(cells * 3),
    glossy: new Uint8Array(cells),
  };
  for (let cell = 0; cell < cells; cell++) {
    grid.positions[cell * 3] = (cell % side) * 0.02;
    grid.positions[cell * 3 + 2] = Math.floor(cell / side) * 0.02;
    grid.normals[cell * 3 + 1] = 1;
  }
  return grid;
}

test('removes noise, keeps certain shadow edges, dims single bright cells', () => {
  const grid = levelFloor();
  const light = new Float32Array(side * side * 3);
  for (let cell = 0; cell < side * side; cell++) {
    const isLit = cell % side >= side / 2;
    const noise = cell % 2 === 0 ? 0.1 : -0.1;
    light.fill(isLit ? 1 + noise : 0.1, cell * 3, cell * 3 + 3);
  }
  const lone = 20 * side + 8;
  light.fill(30, lone * 3, lone * 3 + 3);
  const variance = new Float32Array(side * side);
  for (let cell = 0; cell < variance.length; cell++) {
    variance[cell] = cell % side >= side / 2 ? 0.09 : 0;
  }
  filterLamps(grid, light, variance, createBufferPool());
  const at = (x: number, y: number) => light[(y * side + x) * 3]!;
  expect(at(30, 10)).toBeCloseTo(1, 1);
  expect(Math.abs(at(30, 10) - at(31, 10))).toBeLessThan(0.1);
  expect(at(18, 10)).toBeLessThan(0.15);
  expect(at(22, 10)).toBeGreaterThan(0.85);
  expect(at(8, 20)).toBeLessThan(0.2);
});
