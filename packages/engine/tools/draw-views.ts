/**
 * Renders the views through new windows of redesigned rooms to `packages/engine/views`: `node
 * packages/engine/tools/draw-views.ts [--pictures folder]`. Deterministic.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createRandom, type Random } from '../src/random/random.ts';
import { packView } from '../src/redesign/compose/openings/view-file.ts';
import { renderScene, type Scene, type SceneSetting } from '../src/visuals/index.ts';
import { SceneBuilder } from '../src/visuals/scene/builder.ts';
import { coat } from '../src/visuals/scene/finishes.ts';
import { plantingBed, shrub } from '../src/visuals/scene/plants/low-plants.ts';
import { PlantMaterials } from '../src/visuals/scene/plants/plant-materials.ts';
import { tree } from '../src/visuals/scene/plants/trees.ts';
import { gardenWall } from '../src/visuals/scene/site/garden.ts';
import { townBlock } from '../src/visuals/scene/site/neighbours.ts';
import type { Vector3 } from '../src/visuals/scene-model.ts';

const size = { widthPx: 1920, heightPx: 960 };
const halfAcrossRad = 0.96;
const seed = 7;

/** Bushes of a forest. */
const undergrowth = 150;

type Kind = Parameters<typeof tree>[1]['kind'];

interface ViewRow {
  readonly eyeMetres: number;
  readonly horizonShare: number;
  readonly setting: SceneSetting;
  readonly build: (b: SceneBuilder, random: Random) => void;
}

const day: SceneSetting = {
  time: 'day',
  weather: 'clear',
  season: 'summer',
  sunAzimuthRad: 0.45,
  sunElevationRad: 0.72,
  snowCover: false,
  indoors: false,
};

function lawn(b: SceneBuilder): void {
  b.begin('grass', 'ground');
  const far = 400;
  const material = b.material({
    ...coat('#5d7a36', { name: 'lawn', tile: 'grass' }),
    growth: 'mown',
  });
  b.quad([-far, 0, far], [far, 0, far], [far, 0, -far], [-far, 0, -far], material);
}

/** Random trees between two distances, all across the view. */
function wood(
  b: SceneBuilder,
  plants: PlantMaterials,
  random: Random,
  {
    count,
    from,
    to,
    kinds,
    heights,
  }: {
    readonly count: number;
    readonly from: number;
    readonly to: number;
    readonly kinds: readonly Kind[];
    readonly heights: readonly [number, number];
  },
): void {
  for (let index = 0; index < count; index++) {
    const angle = (((index + random.next()) / count) * 2 - 1) * 1.15;
    const distance = random.between(from, to);
    tree(b, {
      at: [Math.sin(angle) * distance, 0, -Math.cos(angle) * distance],
      heightMetres: random.between(...heights),
      kind: random.pick(kinds),
      detail: distance > 34 ? 'distant' : 'garden',
      plants,
      random,
    });
  }
  // below the crowns the horizon would show
  for (let index = 0; index < undergrowth; index++) {
    const angle = (((index + random.next()) / undergrowth) * 2 - 1) * 1.15;
    const distance = random.between(from + 6, to);
    const at: Vector3 = [Math.sin(angle) * distance, 0, -Math.cos(angle) * distance];
    shrub(b, at, random.between(2, 3.8), plants.shrub(random), random, 220);
  }
}

const views: Readonly<Record<string, ViewRow>> = {
  garden: {
    eyeMetres: 1.7,
    horizonShare: 0.52,
    setting: day,
    build: (b, random) => {
      const plants = new PlantMaterials(b, 'summer');
      lawn(b);
      wood(b, plants, random, {
        count: 60,
        from: 20,
        to: 52,
        kinds: ['broadleaf', 'maple', 'conifer', 'broadleaf', 'maple'],
        heights: [9, 16],
      });
      for (let x = -38; x <= 38; x += 0.9)
        if (x < -4.5 || x > -1.5)
          shrub(
            b,
            [x, 0, random.between(-13, -12)],
            random.between(1, 1.5),
            plants.hedge(),
            random,
            900,
          );
      const near: readonly (readonly [number, number, Kind, number])[] = [
        [-12, -10, 'maple', 6.5],
        [-6.5, -15, 'maple', 10],
        [2.5, -16, 'broadleaf', 9],
        [9, -10.5, 'cherry', 5],
        [14, -15, 'broadleaf', 10],
        [19, -9, 'maple', 8],
        [-21, -9, 'broadleaf', 7],
      ];
      for (const [x, z, kind, heightMetres] of near)
        tree(b, { at: [x, 0, z], heightMetres, kind, detail: 'garden', plants, random });
      for (const [x0, x1] of [
        [-20, -13],
        [-11, -5.5],
        [-1, 5],
        [6, 17],
        [18, 26],
      ] as const)
        plantingBed(b, {
          from: [x0, 0, -11.2],
          to: [x1, 0, -11.2],
          widthMetres: 1.5,
          plants,
          random,
          flowering: true,
        });
      for (const [x, z, r] of [
        [-4, -6.5, 0.6],
        [4.5, -7, 0.8],
        [5.8, -7.4, 0.55],
        [-9.5, -7, 0.9],
        [12, -6, 0.8],
      ] as const)
        shrub(b, [x, 0, z], r, plants.shrub(random), random);
    },
  },
  meadow: {
    eyeMetres: 1.9,
    horizonShare: 0.52,
    setting: { ...day, sunAzimuthRad: -0.5, sunElevationRad: 0.66 },
    build: (b, random) => {
      const plants = new PlantMaterials(b, 'summer');
      lawn(b);
      wood(b, plants, random, {
        count: 64,
        from: 22,
        to: 58,
        kinds: ['conifer', 'broadleaf', 'maple', 'broadleaf'],
        heights: [10, 18],
      });
      const coping = b.material(coat('#b8b0a2', { name: 'coping', tile: 'slabTile' }));
      const stone = b.material(coat('#9b9284', { name: 'wall', tile: 'fieldstone' }));
      gardenWall(b, [-45, 0, -13], [-3.5, 0, -13], 0.75, stone, coping);
      gardenWall(b, [-1, 0, -13], [45, 0, -13], 0.75, stone, coping);
      for (const [x, z, kind, heightMetres] of [
        [-8, -11.5, 'maple', 7.5],
        [-12, -11, 'cherry', 6],
        [5, -15, 'broadleaf', 9],
        [10, -10, 'cherry', 6],
        [16, -16, 'maple', 10],
        [-17, -15, 'maple', 9],
        [-25, -9, 'maple', 9],
        [24, -10, 'broadleaf', 9],
      ] as const)
        tree(b, { at: [x, 0, z], heightMetres, kind, detail: 'garden', plants, random });
      for (const [x0, x1] of [
        [-28, -12],
        [-9, -4],
        [0, 9],
        [12, 30],
      ] as const)
        plantingBed(b, {
          from: [x0, 0, -12],
          to: [x1, 0, -12],
          widthMetres: 1.6,
          plants,
          random,
          flowering: true,
        });
    },
  },
  town: {
    eyeMetres: 34,
    horizonShare: 0.5,
    setting: { ...day, time: 'night', sunAzimuthRad: 0.4 },
    build: (b, random) => {
      b.begin('ground', 'ground');
      const far = 900;
      const street = b.material(coat('#3a3b40', { name: 'street', tile: 'slabTile', scale: 1.4 }));
      b.quad([-far, 0, far], [far, 0, far], [far, 0, -far], [-far, 0, -far], street);
      for (let index = 0; index < 120; index++) {
        const angle = ((index * 0.618) % 1) * 2.5 - 1.25;
        const distance = 58 + 260 * (index / 120) ** 1.1;
        const half = random.between(6, 10);
        const [x, z] = [Math.sin(angle) * distance, -Math.cos(angle) * distance];
        townBlock(
          b,
          { x0: x - half, x1: x + half, z0: z - half, z1: z + half },
          random.between(14, 34) + (distance > 70 ? random.between(0, 55) : 0),
          random,
        );
      }
    },
  },
};

function sceneOf(title: string, row: ViewRow): Scene {
  const b = new SceneBuilder();
  b.subject = true;
  row.build(b, createRandom(seed).fork(title));
  b.triangles.trim();
  return {
    title,
    triangles: b.triangles,
    materials: b.triangles.materialTable,
    objects: b.triangles.objectTable,
    lights: b.lights,
    setting: row.setting,
    camera: {
      subject: { min: [-30, 0, -40], max: [30, 12, 0] },
      azimuthRad: 0,
      heightMetres: row.eyeMetres,
      horizontalFovDeg: 110,
      exact: {
        widthPx: size.widthPx,
        position: [0, row.eyeMetres, 0],
        right: [1, 0, 0],
        up: [0, 1, 0],
        forward: [0, 0, -1],
        focalPx: size.widthPx / 2 / Math.tan(halfAcrossRad),
        centreX: size.widthPx / 2,
        centreY: size.heightPx * row.horizonShare,
      },
    },
    facts: {},
  };
}

const { values } = parseArgs({
  options: { pictures: { type: 'string' }, only: { type: 'string' } },
});
const folder = fileURLToPath(new URL('../views/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, row] of Object.entries(views)) {
  if (values.only && values.only !== name) continue;
  const { image } = await renderScene(sceneOf(name, row), { ...size, seed, quality: 'finer' });
  const focalPx = size.widthPx / 2 / Math.tan(halfAcrossRad);
  const bytes = packView(image, { focalPx, horizonPx: size.heightPx * row.horizonShare });
  writeFileSync(path.join(folder, `${name}.bin`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
  if (values.pictures)
    await sharp(Buffer.from(image.data.buffer), {
      raw: { width: size.widthPx, height: size.heightPx, channels: 3 },
    }).toFile(path.join(values.pictures, `view-${name}.png`));
}
