import { expect, test } from 'vitest';
import { buildCube } from '../../colour/colour-cube.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { materialTile } from '../../materials/cache.ts';
import { createMaterialSample, sampleMaterial } from '../../materials/sample.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { createPlanePoint, planeRays, planeSampler } from '../../sense/surfaces/plane-point.ts';
import { addSurface, layPaint } from '../surfaces/surface-paint.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { RowCanvas } from './row-canvas.ts';

const room = syntheticScene();
const { widthPx, data } = room.photo;

test("an identity cube gives the photo's light", () => {
  const canvas = new RowCanvas(room);
  const lightOf = (code: number) => linearFromSrgb8[Math.round(code * 255)]!;
  const cube = canvas.putCube(
    buildCube({
      write(at, out) {
        for (let k = 0; k < 3; k++) out[k] = lightOf(at[k]!);
      },
    }),
  );
  const y = 40;
  const count = canvas.begin(y, 1);
  canvas.kernel.looseIndoors(cube, 1, count);
  for (let x = 0; x < count; x += 7) {
    const light = linearFromSrgb8[data[(y * widthPx + x) * 3]!]!;
    expect(Math.abs(canvas.light[x * 4]! - light)).toBeLessThan(0.004);
  }
});

/** A row of the floor with oak planks at a uniform cover, of 255. */
function plankRow(coverCode: number) {
  const floor = surfaceOf(room, 'floor');
  const index = room.planes.findIndex((plane) => plane.id === 'floor');
  const plane = room.planes[index]!;
  const tile = materialTile({ kind: 'oakPlanks' }, 3, 256);
  const onPlane = new Uint8Array(256);
  onPlane[index] = 1;
  const canvas = new RowCanvas(room);
  const paint = layPaint(canvas, {
    surface: { ...floor, shading: null },
    step: 'material',
    finishes: room.planes.map((_, at) =>
      at === index
        ? {
            tile,
            rays: planeRays(room.camera, plane),
            isTurned: false,
            shiftU: 0.13,
            shiftV: 0.29,
            perMetre: 1,
            lightU: 0,
            lightV: 0,
          }
        : null,
    ),
    flat: [0, 0, 0],
    energy: 1,
    tint: [1, 1, 1],
    detail: new Float32Array(257).fill(1),
    pattern: 1,
    amount: 1,
    cover: new Uint8Array(room.planeOf.length).fill(coverCode),
    onPlane,
    maxTaps: 4,
  });
  const y = room.photo.heightPx - 12;
  const count = canvas.begin(y, 1);
  addSurface(canvas, paint, y, 1, count);
  return { canvas, count, y, index, plane, tile };
}

test('a material on the floor equals the material sampler', () => {
  const { canvas, count, y, index, plane, tile } = plankRow(255);
  const sampler = planeSampler(room.camera, plane);
  const point = createPlanePoint();
  const sample = createMaterialSample();
  let compared = 0;
  for (let x = 0; x < count; x++) {
    if (room.planeOf[y * widthPx + x] !== index || !sampler(x + 0.5, y + 0.5, point)) continue;
    sampleMaterial(tile, { ...point, u: point.u + 0.13, v: point.v + 0.29 }, 4, sample);
    // Without shading the light is at least six tenths of the pixel's own: compared as a ratio.
    const [red, green] = [canvas.light[x * 4]!, canvas.light[x * 4 + 1]!];
    expect(Math.abs(red / green - sample[0]! / sample[1]!)).toBeLessThan(0.03);
    compared++;
  }
  expect(compared).toBeGreaterThan(50);
});

test("at a fading border the material's colour is applied, not its pattern", () => {
  const spreadOf = (coverCode: number) => {
    const { canvas, count, y, index } = plankRow(coverCode);
    const floor = Array.from({ length: count }, (_, x) => x).filter(
      (x) => room.planeOf[y * widthPx + x] === index,
    );
    const ratios = floor.map((x) => canvas.light[x * 4]! / canvas.light[x * 4 + 2]!);
    return Math.max(...ratios) - Math.min(...ratios);
  };
  expect(spreadOf(255)).toBeGreaterThan(0.05);
  expect(spreadOf(100)).toBeLessThan(0.01);
});
