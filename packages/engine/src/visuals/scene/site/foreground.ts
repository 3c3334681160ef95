/** Ground between camera and house, never a bare lawn. */
import { hashLattice } from '../../../random/random.ts';
import type { Setting } from '../../brief/vocabulary/surroundings.ts';
import { sceneSetting } from '../design.ts';
import { coat } from '../finishes.ts';
import { fallenLeaves, grass, shrub } from '../plants/low-plants.ts';
import { tree } from '../plants/trees.ts';
import { agave } from './desert.ts';
import { rock } from './garden.ts';
import { free, type Site } from './site.ts';

const planted: readonly Setting[] = ['suburb', 'countryside', 'forest', 'mountains', 'lake', 'sea'];

const grassy = (site: Site) =>
  !site.design.snow && site.design.place !== 'desert' && site.design.place !== 'city';

/** Lawn near the camera: short blades, tufts and, in a meadow, tall stalks. */
function lawn(site: Site): void {
  if (!grassy(site)) return;
  const random = site.design.random('foreground');
  const { b, plants, footprint, cameraAzimuthRad, cameraDistanceMetres } = site;
  const [cx, cz] = [(footprint.x0 + footprint.x1) / 2, (footprint.z0 + footprint.z1) / 2];
  const nearX = cx + Math.sin(cameraAzimuthRad) * cameraDistanceMetres * 0.72;
  const nearZ = cz + Math.cos(cameraAzimuthRad) * cameraDistanceMetres * 0.72;
  const patchy = (x: number, z: number) =>
    free(site, x, z, 0.05) && hashLattice(Math.floor(x * 0.7), Math.floor(z * 0.7), 5) > 0.12;
  const reach = 9;
  const meadow =
    site.design.place === 'countryside' ||
    site.design.place === 'sea' ||
    site.design.place === 'mountains';
  grass(b, {
    patch: { x0: nearX - reach, x1: nearX + reach, z0: nearZ - reach, z1: nearZ + reach },
    blades: 15_000,
    heightMetres: 0.075,
    material: plants.blades(),
    allowed: patchy,
    random,
  });
  if (meadow) {
    // Drifts of long grass, dense in the middle and thin at the edge.
    const drift = (x: number, z: number) =>
      Math.sin(x * 0.55 + site.design.seed) + Math.sin(z * 0.8 + x * 0.3) - 0.35;
    const tall = (x: number, z: number) =>
      free(site, x, z, 0.6) && hashLattice(Math.floor(x * 90), Math.floor(z * 90), 9) < drift(x, z);
    const patch = { x0: nearX - 14, x1: nearX + 14, z0: nearZ - 12, z1: nearZ + 7 };
    grass(b, {
      patch,
      blades: 16_000,
      heightMetres: 0.3,
      material: plants.tallGrass(),
      allowed: tall,
      random,
    });
  }
  if (site.design.season === 'autumn') {
    fallenLeaves(
      b,
      { x0: nearX - 12, x1: nearX + 12, z0: nearZ - 14, z1: nearZ + 6 },
      1800,
      plants.tree('broadleaf', random),
      (x, z) => free(site, x, z, -0.5),
      random,
    );
  }
}

/** Converts camera-relative metres, ahead and to the right, to a position on the plot. */
function fromCamera(site: Site, ahead: number, right: number): readonly [x: number, z: number] {
  const { footprint, cameraAzimuthRad: azimuth, cameraDistanceMetres } = site;
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
  const away = cameraDistanceMetres - ahead;
  return [
    (footprint.x0 + footprint.x1) / 2 + sin * away + cos * right,
    (footprint.z0 + footprint.z1) / 2 + cos * away - sin * right,
  ];
}

/** Half of the field of view, as a share of the distance. */
const halfView = 0.5;

/** A loose border of shrubs, grasses and flowers in a lower corner of the picture. */
function border(site: Site): void {
  const { b, design, plants } = site;
  const random = design.random('border');
  const side = random.chance(0.5) ? 1 : -1;
  const kinds = [plants.shrub(random), plants.shrub(random)];
  const bloom = plants.flowers(random);
  const flowering =
    design.season !== 'winter' && design.brief.parts.flowers?.wanted !== false && !design.snow;
  const count = random.integer(9, 14);
  for (let index = 0; index < count; index++) {
    const ahead = random.between(6.2, 10);
    const right = side * ahead * halfView * random.between(0.62, 1.15);
    const [x, z] = fromCamera(site, ahead, right);
    if (!free(site, x, z, 0.5)) continue;
    const radius = random.between(0.2, 0.46);
    shrub(b, [x, 0, z], radius, random.pick(kinds), random, 170);
    if (flowering && random.chance(0.5))
      shrub(b, [x, radius * 0.35, z], radius * 0.85, bloom, random, 70);
    if (design.snow) continue;
    const patch = { x0: x - 0.7, x1: x + 0.7, z0: z - 0.7, z1: z + 0.7 };
    const near = (gx: number, gz: number) => free(site, gx, gz, 0.1);
    grass(b, {
      patch,
      blades: 260,
      heightMetres: random.between(0.25, 0.5),
      material: plants.tallGrass(),
      allowed: near,
      random,
    });
  }
}

/** The same with agaves, stones and dry tufts, where nothing else grows. */
function dryBorder(site: Site): void {
  const { b, plants } = site;
  const random = site.design.random('border');
  const side = random.chance(0.5) ? 1 : -1;
  const stone = b.material(coat('#a87b58', { name: 'boulder', tile: 'plaster' }));
  for (let index = 0; index < 16; index++) {
    const ahead = random.between(6.2, 12);
    const right = side * ahead * halfView * random.between(0.5, 1.15);
    const [x, z] = fromCamera(site, ahead, right);
    if (!free(site, x, z, 0.5)) continue;
    const draw = random.next();
    if (draw < 0.4) agave(site, [x, 0, z], random.between(0.3, 0.6));
    else if (draw < 0.6) rock(b, [x, 0, z], random.between(0.15, 0.5), stone, random);
    else
      grass(b, {
        patch: { x0: x - 0.4, x1: x + 0.4, z0: z - 0.4, z1: z + 0.4 },
        blades: 140,
        heightMetres: random.between(0.25, 0.45),
        material: plants.tallGrass(),
        allowed: () => true,
        random,
      });
  }
}

/** Trees outside the picture, between sun and lawn, that cast shade on the foreground. */
function shadeOnTheLawn(site: Site): void {
  const { b, design, plants } = site;
  if (design.brief.parts.trees?.wanted === false) return;
  const random = design.random('shade');
  const { sunAzimuthRad } = sceneSetting(design, site.cameraAzimuthRad, false);
  const towards = sunAzimuthRad - site.cameraAzimuthRad;
  for (const ahead of [9, 15]) {
    const height = random.between(8, 11);
    const away = height * random.between(0.9, 1.15);
    const right = Math.sin(towards) * away + random.between(-2, 2);
    const back = ahead - Math.cos(towards) * away;
    // Only where the trunk is out of view.
    if (Math.abs(right) < Math.max(0, back) * halfView + height * 0.42) continue;
    const [x, z] = fromCamera(site, back, right);
    if (free(site, x, z, 3))
      tree(b, {
        at: [x, -0.1, z],
        heightMetres: height,
        kind: 'broadleaf',
        detail: 'distant',
        plants,
        random,
      });
  }
}

export function foreground(site: Site): void {
  if (site.design.place === 'desert') dryBorder(site);
  if (!planted.includes(site.design.place)) return;
  lawn(site);
  border(site);
  shadeOnTheLawn(site);
}
