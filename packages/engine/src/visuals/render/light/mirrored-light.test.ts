import { expect, test } from 'vitest';
import { triangleRoles } from '../../scene-model.ts';
import { TriangleList } from '../../triangle-list.ts';
import { createEnvironment } from '../sky/environment.ts';
import { PreparedMaterial } from '../surface/prepared-material.ts';
import { dayOutside } from '../test-solids.fixture.ts';
import { Ray } from '../tracing/ray.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { createLightTransport } from './light-transport.ts';
import type { SceneLights } from './scene-lights.ts';

const wallMetres = 5;

/** A long wall ahead, lit as a function of the position along it, as seen in a mirror. */
function mirrored(lit: (x: number) => number) {
  const list = new TriangleList();
  const albedo = [0.5, 0.5, 0.5] as const;
  const paint = list.material({ name: 'paint', surface: 'opaque', albedo, roughness: 0.9 });
  const wall = list.object('wall', 'wall');
  const [near, far] = [-30, 60];
  list.addQuad(
    [near, near, -wallMetres],
    [far, near, -wallMetres],
    [far, far, -wallMetres],
    [near, far, -wallMetres],
    paint,
    wall,
  );
  const dark = list.material({ name: 'tiles', surface: 'opaque', albedo: [0.1, 0.1, 0.1] });
  const tiled = -wallMetres + 0.004;
  const { mirrored } = triangleRoles;
  list.add([-9, 0, tiled], [-6, 0, tiled], [-6, 2, tiled], dark, wall, mirrored);
  list.add([-9, 0, tiled], [-6, 2, tiled], [-9, 2, tiled], dark, wall, mirrored);
  const indoors = { ...dayOutside, indoors: true };
  const environment = createEnvironment(indoors, { albedo: [0.1, 0.1, 0.1] }, 1, 0);
  const tracer: Tracer = {
    rays: 0,
    distance: 0,
    // rays that leave the wall miss
    closest({ oz, dz }) {
      if (dz >= 0) return -1;
      this.distance = (oz + wallMetres) / -dz;
      return 0;
    },
    blocked: () => false,
  };
  const sample: SceneLights['sample'] = ({ x }, _choice, out) => {
    out.fill(lit(x));
  };
  const lights = { count: 1, hasPortals: true, sample, sampleEach: sample, unshadowed: () => {} };
  const transport = createLightTransport({
    soup: list,
    objects: list.objectTable,
    materials: list.materialTable.map((row) => new PreparedMaterial(row, environment)),
    environment,
    tracer,
    lights,
    shadow: { hard: () => 0, soft: () => 0 } as never,
    mirrorEstimates: 4,
  });
  const out = new Float64Array(3);
  const ray = new Ray().towards(0, 0, -1);
  return {
    transport,
    at: (x: number) => {
      transport.reflected(ray.from(x, 1, 0), 0.01, out);
      return out[1]!;
    },
  };
}

test('a cache cell filled from behind an object leaves no spot in a mirror', () => {
  const { at } = mirrored((x) => (x > 1 && x < 1.25 ? 0.01 : 1));
  const clear = at(3);
  for (let x = 0.6; x < 1.7; x += 0.02) expect(at(x) / clear).toBeGreaterThan(0.9);
});

test("dark walls in a mirror are moved towards the room's light", () => {
  const { at, transport } = mirrored(() => 0.25);
  const before = at(2);
  transport.evenMirrorsTo(1);
  expect(at(2) / before).toBeCloseTo(1.9);
});

test('a mirror shows tiles before a wall that is drawn plain', () => {
  const { at } = mirrored(() => 1);
  expect(at(-7) / at(3)).toBeCloseTo(0.2);
});
