/**
 * Evaluates a surface at a point: colour, gloss, relief and emission. Input is a `Hit`, output a `Surface`; both are
 * reused for millions of points.
 */
import {
  createMaterialSample,
  createTexturePoint,
  sampleMaterial,
  turnPoint,
} from '../../../materials/sample.ts';
import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';
import { mix, smoothStep } from '../../../ops/ramps.ts';
import { type TriangleSoup, triangleFlags, triangleRoles } from '../../scene-model.ts';
import type { Environment } from '../sky/environment.ts';
import { leafMaskAtlas, leafMaskCell, leafMaskCells, leafMaskVariants } from './leaf-masks.ts';
import type { PreparedMaterial } from './prepared-material.ts';
import { addRoomsBehindGlass } from './rooms-behind-glass.ts';
import type { Hit, Surface } from './surface-point.ts';
import { snowAndRain, weatherStains } from './weathering.ts';

const texel = createMaterialSample();
const place = createTexturePoint();

/** Ripples of a pool or the sea: two layers of waves, flattened with distance. */
function rippleNormal(material: PreparedMaterial, hit: Hit, out: Surface): void {
  const height = material.source.rippleHeight ?? 0.4;
  const calm = Math.max(0.12, 1.1 - hit.footprint * 14);
  const step = 0.02;
  const fine = grainNoise.sample(hit.x * 0.035 + 0.3, hit.z * 0.05);
  const wide = cloudNoise.sample(hit.x * 0.16, hit.z * 0.22);
  const fineX = grainNoise.sample((hit.x + step) * 0.035 + 0.3, hit.z * 0.05) - fine;
  const fineZ = grainNoise.sample(hit.x * 0.035 + 0.3, (hit.z + step) * 0.05) - fine;
  const wideX = cloudNoise.sample((hit.x + step) * 0.16, hit.z * 0.22) - wide;
  const wideZ = cloudNoise.sample(hit.x * 0.16, (hit.z + step) * 0.22) - wide;
  const slopeX = (fineX * 1.6 + wideX * 0.9) * 0.55 * height * calm;
  const slopeZ = (fineZ * 1.6 + wideZ * 0.9) * 0.8 * height * calm;
  const length = Math.sqrt(slopeX * slopeX + 1 + slopeZ * slopeZ);
  out.nx = slopeX / length;
  out.ny = 1 / length;
  out.nz = slopeZ / length;
}

/** Each leaf of a cluster has its own tone and tilt. */
function leafSurface(soup: TriangleSoup, material: PreparedMaterial, hit: Hit, out: Surface): void {
  let leaf = 0;
  if (material.surface === 'leaf' && soup.roles[hit.triangle] === triangleRoles.detail) {
    const variant = hit.triangle % leafMaskVariants;
    leaf =
      leafMaskAtlas()[
        material.maskOffset + variant * leafMaskCells + leafMaskCell(hit.weight0, hit.weight1)
      ]!;
  }
  const tint = soup.tints[hit.triangle]! / 255;
  const golden = (hit.triangle + leaf * 13) * 0.6180339;
  const tone = 0.66 + 0.68 * (golden - Math.floor(golden));
  out.red = mix(material.red, material.accentRed, tint) * tone;
  out.green = mix(material.green, material.accentGreen, tint) * tone;
  out.blue = mix(material.blue, material.accentBlue, tint) * tone;
  const leanA = leaf * 0.377 + hit.triangle * 0.11;
  const leanB = leaf * 0.713 + hit.triangle * 0.23;
  const x = out.nx + (leanA - Math.floor(leanA) - 0.5) * 0.9;
  const z = out.nz + (leanB - Math.floor(leanB) - 0.5) * 0.9;
  const length = Math.sqrt(x * x + out.ny * out.ny + z * z) || 1;
  out.nx = x / length;
  out.ny /= length;
  out.nz = z / length;
}

/** Facing (cosine) above which a curved surface counts as horizontal for its tile. */
const levelFacing = 0.75;

/** Colour and relief from the material's tile, mapped by world position. */
function tiledSurface(
  soup: TriangleSoup,
  material: PreparedMaterial,
  hit: Hit,
  taps: number,
  out: Surface,
): void {
  const tile = material.tile!;
  // Tangents: horizontal to the right seen from outside, and down.
  const flat = Math.sqrt(hit.faceX * hit.faceX + hit.faceZ * hit.faceZ);
  let ax = 1;
  let az = 0;
  if (flat > 0.05) {
    ax = hit.faceZ / flat;
    az = -hit.faceX / flat;
  }
  let bx = -az * hit.faceY;
  let by = az * hit.faceX - ax * hit.faceZ;
  let bz = ax * hit.faceY;
  if (soup.flags[hit.triangle]! & triangleFlags.smooth) {
    // Curves use triplanar mapping: with a mapping per facet, each would start its own tile.
    const isLevel = Math.abs(hit.faceY) > levelFacing;
    const isAcross = !isLevel && Math.abs(hit.faceX) > Math.abs(hit.faceZ);
    ax = isAcross ? 0 : Math.sign(isLevel ? 1 : hit.faceZ);
    az = isAcross ? -Math.sign(hit.faceX) : 0;
    bx = 0;
    by = isLevel ? 0 : -1;
    bz = isLevel ? Math.sign(hit.faceY) : 0;
  }
  if (soup.flags[hit.triangle]! & triangleFlags.ownUv) {
    const at = hit.triangle * 6;
    const c = 1 - hit.weight0 - hit.weight1;
    place.u = soup.uvs[at]! * hit.weight0 + soup.uvs[at + 2]! * hit.weight1 + soup.uvs[at + 4]! * c;
    place.v =
      soup.uvs[at + 1]! * hit.weight0 + soup.uvs[at + 3]! * hit.weight1 + soup.uvs[at + 5]! * c;
  } else {
    place.u = hit.x * ax + hit.z * az;
    place.v = hit.x * bx + hit.y * by + hit.z * bz;
  }
  place.dudx = hit.rightX * ax + hit.rightZ * az;
  place.dudy = hit.downX * ax + hit.downZ * az;
  place.dvdx = hit.rightX * bx + hit.rightY * by + hit.rightZ * bz;
  place.dvdy = hit.downX * bx + hit.downY * by + hit.downZ * bz;
  if (material.isTurned) {
    turnPoint(place, place);
    place.v = -place.v;
    place.dvdx = -place.dvdx;
    place.dvdy = -place.dvdy;
  }
  sampleMaterial(tile, place, taps, texel);
  out.red = texel[0]! * material.toneRed;
  out.green = texel[1]! * material.toneGreen;
  out.blue = texel[2]! * material.toneBlue;
  const gloss = texel[5]! - tile.gloss;
  out.roughness = Math.min(1, Math.max(0.04, material.roughness - gloss * 0.7));
  let slopeU = texel[3]!;
  let slopeV = texel[4]!;
  if (material.isTurned) [slopeU, slopeV] = [-slopeV, slopeU];
  const strength = 0.8;
  const nx = out.nx - (slopeU * ax + slopeV * bx) * strength;
  const ny = out.ny - slopeV * by * strength;
  const nz = out.nz - (slopeU * az + slopeV * bz) * strength;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  out.nx = nx / length;
  out.ny = ny / length;
  out.nz = nz / length;
  out.cavity = 1 - Math.min(0.35, 0.3 * (Math.abs(slopeU) + Math.abs(slopeV)));
}

/** Spacing of creases in fabric, and their largest slope. */
const crease = {
  periodMetres: 3.2,
  stepMetres: 0.035,
  depthMetres: 0.1,
  calmPeriodMetres: 9,
  /** Loose fabric also has finer creases across the large ones. */
  fineFrom: 0.5,
  fineTimes: 2.7,
  fineShare: 0.2,
} as const;

/** Creases follow a level set of noise: where it passes through its mean. */
function creaseAt(x: number, y: number, z: number, isLoose: boolean): number {
  const u = (x + 0.62 * y) / crease.periodMetres;
  const v = (z + 0.78 * y) / crease.periodMetres;
  const large = Math.abs(cloudNoise.sample(u, v) - 0.5);
  if (!isLoose) return large;
  const { fineTimes, fineShare } = crease;
  return large + fineShare * Math.abs(cloudNoise.sample(v * fineTimes, -u * fineTimes) - 0.5);
}

function creasedNormal(material: PreparedMaterial, { x, y, z }: Hit, out: Surface): void {
  const { stepMetres, depthMetres, calmPeriodMetres } = crease;
  const isLoose = material.creases > crease.fineFrom;
  const here = creaseAt(x, y, z, isLoose);
  // parts of a cover are flat: creased all over it would look like foil
  const calm = cloudNoise.sample(
    (x + 0.3 * y) / calmPeriodMetres,
    (z + 0.5 * y) / calmPeriodMetres,
  );
  const lying = 0.5 + 0.5 * smoothStep(0.42, 0.58, calm);
  const steep = (material.creases * lying * depthMetres) / stepMetres;
  const sx = (creaseAt(x + stepMetres, y, z, isLoose) - here) * steep;
  const sy = (creaseAt(x, y + stepMetres, z, isLoose) - here) * steep;
  const sz = (creaseAt(x, y, z + stepMetres, isLoose) - here) * steep;
  const along = sx * out.nx + sy * out.ny + sz * out.nz;
  const nx = out.nx * (1 + along) - sx;
  const ny = out.ny * (1 + along) - sy;
  const nz = out.nz * (1 + along) - sz;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  out.nx = nx / length;
  out.ny = ny / length;
  out.nz = nz / length;
}

/** @param taps samples along the long side of a pixel's footprint, 1 fast .. 8 best */
export function evaluateSurface(
  soup: TriangleSoup,
  material: PreparedMaterial,
  environment: Environment,
  hit: Hit,
  taps: number,
  out: Surface,
): void {
  out.red = material.red;
  out.green = material.green;
  out.blue = material.blue;
  out.emitRed = material.emitRed;
  out.emitGreen = material.emitGreen;
  out.emitBlue = material.emitBlue;
  out.roughness = material.roughness;
  out.specular = material.specular;
  out.isMetal = material.isMetal;
  out.nx = hit.nx;
  out.ny = hit.ny;
  out.nz = hit.nz;
  out.cavity = 1;
  if (material.isFoliage) leafSurface(soup, material, hit, out);
  else if (material.surface === 'water') rippleNormal(material, hit, out);
  else if (material.surface === 'curtainWall')
    addRoomsBehindGlass(soup, material, environment, hit, out);
  else {
    if (material.tile) tiledSurface(soup, material, hit, taps, out);
    if (material.creases > 0) creasedNormal(material, hit, out);
    if (!environment.setting.indoors) weatherStains(material, hit, out);
  }
  if (material.takesSnow || material.takesRain) snowAndRain(environment, material, hit, out);
}
