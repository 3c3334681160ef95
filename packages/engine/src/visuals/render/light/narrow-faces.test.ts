import { expect, test } from 'vitest';
import { SceneBuilder } from '../../scene/builder.ts';
import { cylinder } from '../../scene/curved/turned.ts';
import { tube } from '../../scene/solids.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import { createCamera } from '../camera/camera.ts';
import { createEnvironment } from '../sky/environment.ts';
import { PreparedMaterial } from '../surface/prepared-material.ts';
import { completeHit, Hit } from '../surface/surface-point.ts';
import { dayOutside } from '../test-solids.fixture.ts';
import type { LightTransport } from './light-transport.ts';
import { createNarrowFaces } from './narrow-faces.ts';
import type { PointLight } from './point-light.ts';

const depthMetres = 3;
const focalPx = 700;

/** Noise of few rays: each point by itself differs much from the next. */
const noisyLight: PointLight = ({ x }, _rays, randomA, _randomB, out) => {
  out.fill(1 + 0.5 * (randomA - 0.5) + 0.1 * x);
  return 1;
};

const mirrored: Pick<LightTransport, 'reflected'> = {
  reflected: (_ray, _footprint, out) => out.fill(0.4),
};

type Build = (b: SceneBuilder, material: MaterialHandle) => void;

function facesOf(build: Build) {
  const b = new SceneBuilder();
  const lacquer = b.material({
    name: 'lacquer',
    surface: 'opaque',
    albedo: [0.3, 0.3, 0.3],
    roughness: 0.4,
  });
  b.begin('furniture', 'board');
  build(b, lacquer);
  const list = b.triangles;
  const environment = createEnvironment(dayOutside, { albedo: [0.1, 0.1, 0.1] }, 1, 0);
  const faces = createNarrowFaces({
    soup: list,
    materials: list.materialTable.map((row) => new PreparedMaterial(row, environment)),
    camera: createCamera([0, 0, 0], 0, 0, focalPx, 500, 350),
    stepPx: 3,
    transport: mirrored as LightTransport,
    pointLight: noisyLight,
    meanLevel: 1,
    deepened: 0,
  });
  return { faces, list };
}

/** Light along a row of pixels of the first face, which stands in front of the eye. */
function lightAlong(build: Build, fromX = -0.5) {
  const { faces, list } = facesOf(build);
  const [light, gloss] = [new Float64Array(3), new Float64Array(4)];
  const found: { isLit: boolean; level: number; gloss: number }[] = [];
  for (let x = fromX; x < fromX + 1; x += depthMetres / focalPx) {
    const hit = new Hit();
    Object.assign(hit, { triangle: 0, x, y: 0.001, z: -depthMetres, dx: 0, dy: 0, dz: -1 });
    completeHit(list, hit);
    const isLit = faces.light(hit, light, gloss);
    found.push({ isLit, level: light[0]!, gloss: gloss[3]! });
  }
  return found;
}

const board = (highMetres: number) => (b: SceneBuilder, material: MaterialHandle) => {
  const corner = (x: number, y: number): Vector3 => [x, y, -depthMetres];
  b.triangles.addQuad(
    corner(-0.6, 0),
    corner(0.6, 0),
    corner(0.6, highMetres),
    corner(-0.6, highMetres),
    material,
    0,
  );
};

test('the edge of a board is evenly lit along its length, and mirrors the room all along', () => {
  const found = lightAlong(board(0.01));
  expect(found.length).toBeGreaterThan(200);
  expect(found.every(({ isLit, gloss }) => isLit && gloss === 1)).toBe(true);
  for (const [at, { level }] of found.entries())
    if (at > 0) expect(Math.abs(level - found[at - 1]!.level)).toBeLessThan(0.03);
});

test('a wide board takes its light from the grid', () => {
  expect(lightAlong(board(0.4)).some(({ isLit }) => isLit)).toBe(false);
});

test('slices of a disc take their light from the grid', () => {
  const slices = (b: SceneBuilder, material: MaterialHandle) => {
    for (let slice = 0; slice < 20; slice++) {
      const rim = (k: number): Vector3 => [
        0.6 * Math.cos(k * 0.03),
        0.6 * Math.sin(k * 0.03),
        -depthMetres,
      ];
      b.triangles.add([0, 0, -depthMetres], rim(slice), rim(slice + 1), material, 0);
    }
  };
  expect(lightAlong(slices, 0).some(({ isLit }) => isLit)).toBe(false);
});

/** Triangles with light of their own. */
function narrowOf(build: Build): number {
  const { faces, list } = facesOf(build);
  const [light, gloss] = [new Float64Array(3), new Float64Array(4)];
  let count = 0;
  for (let triangle = 0; triangle < list.count; triangle++) {
    const hit = new Hit();
    const [x, y, z] = [0, 1, 2].map((c) => list.positions[triangle * 9 + c]!);
    Object.assign(hit, { triangle, x, y, z, dx: 0, dy: 0, dz: -1 });
    completeHit(list, hit);
    if (faces.light(hit, light, gloss)) count++;
  }
  return count;
}

test('rods have light of their own, the wider facets of a vase do not', () => {
  const leg = (b: SceneBuilder, material: MaterialHandle) =>
    tube(b, [0, -0.4, -depthMetres], [0.1, 0.4, -depthMetres], 0.012, material, 7);
  const vase = (b: SceneBuilder, material: MaterialHandle) =>
    cylinder(b, [0, -0.1, -depthMetres], 0.06, 0.25, material, 24);
  expect(narrowOf(leg)).toBeGreaterThan(6);
  expect(narrowOf(vase)).toBe(0);
});
