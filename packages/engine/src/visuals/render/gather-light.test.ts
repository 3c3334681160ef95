import { expect, test } from 'vitest';
import { TriangleList } from '../triangle-list.ts';
import { createBufferPool } from './buffer-pool.ts';
import { createCamera } from './camera.ts';
import { createEnvironment } from './environment.ts';
import { gatherLight } from './gather-light.ts';
import type { LightTransport } from './light-transport.ts';
import { PreparedMaterial } from './prepared-material.ts';
import { createSceneLights } from './scene-lights.ts';
import { dayOutside } from './test-solids.fixture.ts';
import { blindTracer } from './tracer.ts';
import {
  drawVisibility,
  prepareRasterSource,
  rasterSourceBytes,
  roleBits,
  visibilityBytes,
} from './visibility.ts';
import { createWorkspace } from './workspace.ts';

test('a glossy floor looked at flatly mirrors what is above it, never itself', () => {
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
  const [widthPx, heightPx] = [48, 32];
  const camera = createCamera([0, 1.6, 0], 0, 0, 40, widthPx / 2, heightPx / 2);
  const workspace = createWorkspace({ wasm: false });
  workspace.begin(rasterSourceBytes(list.count) + visibilityBytes(widthPx, heightPx));
  const source = prepareRasterSource(list, list.materialTable, workspace);
  const seen = drawVisibility(workspace, source, camera, roleBits('solid'), widthPx, heightPx);
  const upwards: number[] = [];
  const transport: LightTransport = {
    bounced: (...to) => to[8].fill(0),
    reflected: (_x, _y, _z, _dx, dy) => upwards.push(dy),
    ambient: (_ny, out) => out.fill(0),
  };
  gatherLight(
    list,
    materials,
    camera,
    seen,
    environment,
    transport,
    createSceneLights([], environment, blindTracer),
    { stepPx: 1, rays: 1, lightSamples: 0 },
    createBufferPool(),
  );
  expect(upwards.length).toBeGreaterThan(200);
  expect(Math.min(...upwards)).toBeGreaterThanOrEqual(0);
});
