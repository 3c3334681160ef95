import { expect, test } from 'vitest';
import type { Box3 } from '../../scene-model.ts';
import { TriangleList } from '../../triangle-list.ts';
import { createCamera } from '../camera/camera.ts';
import { createBufferPool } from '../memory/buffer-pool.ts';
import { createWorkspace } from '../memory/workspace.ts';
import {
  drawVisibility,
  prepareRasterSource,
  rasterSourceBytes,
  roleBits,
  visibilityBytes,
} from '../raster/visibility.ts';
import { createEnvironment } from '../sky/environment.ts';
import { PreparedMaterial } from '../surface/prepared-material.ts';
import { dayOutside } from '../test-solids.fixture.ts';
import { blindTracer } from '../tracing/tracer.ts';
import { gatherLight } from './gather-light.ts';
import type { LightGrid } from './light-grid.ts';
import type { LightTransport } from './light-transport.ts';
import { createSceneLights } from './scene-lights.ts';

const [widthPx, heightPx] = [48, 32];

/** Rays return no light at any distance. */
const blackAround: LightTransport['bounced'] = (_ray, reach, _random, out) => {
  out.fill(0);
  return reach;
};

/** A level floor seen from eye height, its light gathered from a fake transport. */
function gatherOverFloor(transport: LightTransport, room?: Box3): LightGrid {
  const list = new TriangleList();
  const floor = list.material({
    name: 'floor',
    surface: 'opaque',
    albedo: [0.1, 0.1, 0.1],
    roughness: 0.3,
  });
  const street = list.object('street', 'street');
  list.addQuad([-40, 0, 0], [40, 0, 0], [40, 0, -90], [-40, 0, -90], floor, street);
  const environment = createEnvironment(dayOutside, { albedo: [0.1, 0.1, 0.1] }, 1, 0);
  const materials = list.materialTable.map((row) => new PreparedMaterial(row, environment));
  const camera = createCamera([0, 1.6, 0], 0, 0, 40, widthPx / 2, heightPx / 2);
  const workspace = createWorkspace();
  workspace.begin(rasterSourceBytes(list.count) + visibilityBytes(widthPx, heightPx));
  const source = prepareRasterSource(list, list.materialTable, workspace);
  const seen = drawVisibility(workspace, source, camera, roleBits('solid'), widthPx, heightPx);
  return gatherLight({
    soup: list,
    materials,
    camera,
    visibility: seen,
    environment,
    transport,
    lights: createSceneLights([], environment, blindTracer),
    isFolded: new Uint8Array(8),
    options: { stepPx: 1, rays: 1, lightSamples: 0, ...(room ? { room } : {}) },
    pool: createBufferPool(),
  });
}

test('at grazing angles a glossy floor reflects what is above, never itself', () => {
  const upwards: number[] = [];
  gatherOverFloor({
    bounced: blackAround,
    reflected: ({ dy }) => upwards.push(dy),
    ambient: (_ny, out) => out.fill(0),
    age: () => undefined,
    evenMirrorsTo: () => undefined,
  });
  expect(upwards.length).toBeGreaterThan(200);
  expect(Math.min(...upwards)).toBeGreaterThanOrEqual(0);
});

test("the open sky lights what is outside a room's windows", () => {
  // Rays in a room return no sky: it enters through the portals only.
  const grid = gatherOverFloor(
    {
      bounced: blackAround,
      reflected: (_ray, _footprint, out) => out.fill(0),
      ambient: (_ny, out) => out.fill(1),
      age: () => undefined,
      evenMirrorsTo: () => undefined,
    },
    { min: [-40, 0, -9], max: [40, 3, 0] },
  );
  const lightAt = (row: number) => grid.irradiance[(row * grid.width + 24) * 3]!;
  // The lowest row shows the floor 4 m away, the row below the horizon distant ground.
  expect(lightAt(heightPx - 1)).toBe(0);
  expect(lightAt(heightPx / 2 + 2)).toBeGreaterThan(0.5);
});
