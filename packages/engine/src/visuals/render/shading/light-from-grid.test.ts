import { expect, test } from 'vitest';
import { cellKinds, type LightGrid } from '../light/light-grid.ts';
import { Hit } from '../surface/surface-point.ts';
import { lightFromGrid } from './light-from-grid.ts';

const [width, height, stepPx] = [12, 3, 4];
const cells = width * height;

/** A wall whose cells get brighter from left to right. */
function wall(): LightGrid {
  const light = Float32Array.from(
    { length: cells * 3 },
    (_, at) => (Math.floor(at / 3) % width) / width,
  );
  return {
    width,
    height,
    stepPx,
    kinds: new Uint8Array(cells).fill(cellKinds.surface),
    depths: new Float32Array(cells).fill(2),
    positions: Float32Array.from({ length: cells * 3 }, (_, at) => (at % 3 === 2 ? -2 : 0)),
    normals: Float32Array.from({ length: cells * 3 }, (_, at) => (at % 3 === 2 ? 1 : 0)),
    irradiance: light,
    openness: new Float32Array(cells).fill(1),
    gloss: new Float32Array(cells * 3),
    glossy: new Uint8Array(cells),
  };
}

test("a narrow face between other faces' cells is evenly lit along its length", () => {
  const grid = wall();
  const hit = new Hit();
  // tilted upwards: no cell matches exactly
  [hit.nx, hit.ny, hit.nz] = [0, 0.9, 0.436];
  [hit.x, hit.y, hit.z] = [0, 0, -2];
  const [light, gloss] = [new Float64Array(3), new Float64Array(4)];
  const reading = { cells: grid, light, gloss, reach: 8 };
  let before: number | undefined;
  for (let x = 10; x < 38; x++) {
    expect(lightFromGrid(reading, { px: x, py: 6, depth: 2 }, hit)).toBe(true);
    if (before !== undefined) expect(Math.abs(light[0]! - before)).toBeLessThan(0.04);
    before = light[0]!;
  }
});
