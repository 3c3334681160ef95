/**
 * What a surface is made of at one point: colour, gloss, relief and own light. The point comes in
 * a `Hit`, the answer goes out in a `Surface`; both are reused for millions of points.
 */
import type { MaterialKind } from '../../materials/catalogue.ts';
import { createMaterialSample, sampleMaterial } from '../../materials/sample.ts';
import { type TriangleSoup, triangleFlags, triangleRoles } from '../scene-model.ts';
import type { Environment } from './environment.ts';
import { leafMaskAtlas, leafMaskCell, leafMaskCells, leafMaskVariants } from './leaf-masks.ts';
import { cloudNoise, grainNoise } from './noise-field.ts';
import type { PreparedMaterial } from './prepared-material.ts';
import { clamp01, mix, smoothStep } from './ramps.ts';
import { addRoomGlow } from './room-glow.ts';
import { addRoomsBehindGlass } from './rooms-behind-glass.ts';

export class Hit {
  triangle = 0;
  x = 0;
  y = 0;
  z = 0;
  /** Unit direction the eye or ray looks along. */
  dx = 0;
  dy = 0;
  dz = 0;
  /** Shading normal, turned towards the eye. */
  nx = 0;
  ny = 1;
  nz = 0;
  /** Normal of the flat triangle, not turned. */
  faceX = 0;
  faceY = 1;
  faceZ = 0;
  /** How far the point moves on the surface from pixel to pixel, metres, right and down. */
  rightX = 0;
  rightY = 0;
  rightZ = 0;
  downX = 0;
  downY = 0;
  downZ = 0;
  /** Rough size of the pixel on the surface, metres. */
  footprint = 0;
  /** Weights of the triangle's corners 0 and 1. */
  weight0 = 0;
  weight1 = 0;
}

export class Surface {
  red = 0;
  green = 0;
  blue = 0;
  emitRed = 0;
  emitGreen = 0;
  emitBlue = 0;
  roughness = 1;
  specular = 0.04;
  isMetal = false;
  /** Normal with the relief. */
  nx = 0;
  ny = 1;
  nz = 0;
  /** Light lost in the relief's hollows: factor for light from all around. */
  cavity = 1;
}

/** Fills in weights and normals of a hit whose position, direction and triangle are known. */
export function completeHit(soup: TriangleSoup, hit: Hit): void {
  const at = hit.triangle * 9;
  const { positions, normals } = soup;
  const isSmooth = (soup.flags[hit.triangle]! & triangleFlags.smooth) !== 0;
  hit.faceX = normals[at]!;
  hit.faceY = normals[at + 1]!;
  hit.faceZ = normals[at + 2]!;
  let nx = hit.faceX;
  let ny = hit.faceY;
  let nz = hit.faceZ;
  if (
    isSmooth ||
    soup.flags[hit.triangle]! !== 0 ||
    soup.roles[hit.triangle] === triangleRoles.detail
  ) {
    const e1x = positions[at]! - positions[at + 6]!;
    const e1y = positions[at + 1]! - positions[at + 7]!;
    const e1z = positions[at + 2]! - positions[at + 8]!;
    const e2x = positions[at + 3]! - positions[at + 6]!;
    const e2y = positions[at + 4]! - positions[at + 7]!;
    const e2z = positions[at + 5]! - positions[at + 8]!;
    const qx = hit.x - positions[at + 6]!;
    const qy = hit.y - positions[at + 7]!;
    const qz = hit.z - positions[at + 8]!;
    const d11 = e1x * e1x + e1y * e1y + e1z * e1z;
    const d12 = e1x * e2x + e1y * e2y + e1z * e2z;
    const d22 = e2x * e2x + e2y * e2y + e2z * e2z;
    const d1 = qx * e1x + qy * e1y + qz * e1z;
    const d2 = qx * e2x + qy * e2y + qz * e2z;
    const determinant = d11 * d22 - d12 * d12;
    const inverse = determinant > 1e-20 ? 1 / determinant : 0;
    const a = clamp01((d22 * d1 - d12 * d2) * inverse);
    const b = Math.min(1 - a, clamp01((d11 * d2 - d12 * d1) * inverse));
    hit.weight0 = a;
    hit.weight1 = b;
    if (isSmooth) {
      const c = 1 - a - b;
      nx = a * normals[at]! + b * normals[at + 3]! + c * normals[at + 6]!;
      ny = a * normals[at + 1]! + b * normals[at + 4]! + c * normals[at + 7]!;
      nz = a * normals[at + 2]! + b * normals[at + 5]! + c * normals[at + 8]!;
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
      // Opposite corner normals can cancel out; the face's own normal is then as good.
      if (length > 1e-6) {
        nx /= length;
        ny /= length;
        nz /= length;
      } else {
        nx = hit.faceX;
        ny = hit.faceY;
        nz = hit.faceZ;
      }
    }
  }
  if (nx * hit.dx + ny * hit.dy + nz * hit.dz > 0) {
    nx = -nx;
    ny = -ny;
    nz = -nz;
  }
  hit.nx = nx;
  hit.ny = ny;
  hit.nz = nz;
}

const texel = createMaterialSample();

/** Ripples of a pool or the sea: two moving layers of waves, flattened with distance. */
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

/** Each leaf of a cluster has its own tone and leans its own way. */
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

/** Colour and relief from the material's tile, laid on the surface by world position. */
function tiledSurface(
  soup: TriangleSoup,
  material: PreparedMaterial,
  hit: Hit,
  taps: number,
  out: Surface,
): void {
  const tile = material.tile!;
  // Along the surface: level to the right seen from outside, and down.
  const flat = Math.sqrt(hit.faceX * hit.faceX + hit.faceZ * hit.faceZ);
  let ax = 1;
  let az = 0;
  if (flat > 0.05) {
    ax = hit.faceZ / flat;
    az = -hit.faceX / flat;
  }
  const bx = -az * hit.faceY;
  const by = az * hit.faceX - ax * hit.faceZ;
  const bz = ax * hit.faceY;
  let u: number;
  let v: number;
  if (soup.flags[hit.triangle]! & triangleFlags.ownUv) {
    const at = hit.triangle * 6;
    const c = 1 - hit.weight0 - hit.weight1;
    u = soup.uvs[at]! * hit.weight0 + soup.uvs[at + 2]! * hit.weight1 + soup.uvs[at + 4]! * c;
    v = soup.uvs[at + 1]! * hit.weight0 + soup.uvs[at + 3]! * hit.weight1 + soup.uvs[at + 5]! * c;
  } else {
    u = hit.x * ax + hit.z * az;
    v = hit.x * bx + hit.y * by + hit.z * bz;
  }
  let dudx = hit.rightX * ax + hit.rightZ * az;
  let dudy = hit.downX * ax + hit.downZ * az;
  let dvdx = hit.rightX * bx + hit.rightY * by + hit.rightZ * bz;
  let dvdy = hit.downX * bx + hit.downY * by + hit.downZ * bz;
  if (material.isTurned) {
    [u, v] = [v, -u];
    [dudx, dvdx] = [dvdx, -dudx];
    [dudy, dvdy] = [dvdy, -dudy];
  }
  sampleMaterial(tile, u, v, dudx, dvdx, dudy, dvdy, taps, texel);
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

/** How strongly: lawns most, bare ground less, walls hardly. */
const groundStains: Readonly<Partial<Record<MaterialKind, number>>> = { grass: 0.55, stucco: 0.3 };

/** Large slow changes that keep a lawn or a wall from looking printed. */
function weatherStains(material: PreparedMaterial, hit: Hit, out: Surface): void {
  const slow = cloudNoise.sample(hit.x * 0.031 + hit.y * 0.02, hit.z * 0.031 - hit.y * 0.027) - 0.5;
  const factor = 1 + slow * (groundStains[material.source.tile?.kind ?? 'paint'] ?? 0.12);
  out.red *= factor;
  out.green *= factor;
  out.blue *= factor;
  if (material.source.growth) growLawn(material.source.growth, hit, out);
}

/** Width of a mower's track, metres. */
const mowerMetres = 1.15;
const growths = {
  mown: { dry: 0.5, stripes: 0.075 },
  wild: { dry: 1, stripes: 0 },
} as const;

/** Dry and lush patches some metres wide, and the two tones of mown tracks. */
function growLawn(growth: keyof typeof growths, hit: Hit, out: Surface): void {
  const { dry, stripes } = growths[growth];
  const patch = cloudNoise.sample(hit.x * 0.11 + 0.37, hit.z * 0.11) - 0.5;
  const fine = grainNoise.sample(hit.x * 0.09, hit.z * 0.09) - 0.5;
  const straw = dry * smoothStep(0.02, 0.32, patch + fine * 0.3);
  const lush = dry * smoothStep(-0.02, -0.3, patch);
  // Tracks narrower than a pixel would shimmer.
  const track = Math.sin((hit.x * 0.94 + hit.z * 0.34) * (Math.PI / mowerMetres));
  const clear = 1 - smoothStep(0.2, 0.7, hit.footprint);
  const mown = 1 + stripes * clear * smoothStep(-0.35, 0.35, track) * 2 - stripes * clear;
  out.red *= mown * (1 + 0.34 * straw - 0.2 * lush);
  out.green *= mown * (1 + 0.14 * straw - 0.1 * lush);
  out.blue *= mown * (1 + 0.1 * straw - 0.14 * lush);
}

function snowAndRain(
  environment: Environment,
  material: PreparedMaterial,
  hit: Hit,
  out: Surface,
): void {
  if (material.takesSnow && hit.ny > 0.3) {
    // It slides off what is steeper than a church roof, and only frays there.
    const ragged = hit.ny + (cloudNoise.sample(hit.x * 0.22, hit.z * 0.22) - 0.5) * 0.14;
    // On leaves it lies only where they look up; their undersides and flanks keep the tree a tree.
    const cover = material.isFoliage
      ? 0.9 * smoothStep(0.5, 0.92, ragged)
      : smoothStep(0.34, 0.44, ragged);
    const drift = 0.94 + 0.12 * cloudNoise.sample(hit.x * 0.12, hit.z * 0.12);
    out.red = mix(out.red, 0.84 * drift, cover);
    out.green = mix(out.green, 0.87 * drift, cover);
    out.blue = mix(out.blue, 0.92 * drift, cover);
    out.roughness = mix(out.roughness, 0.9, cover);
    out.nx = mix(out.nx, hit.nx, cover);
    out.ny = mix(out.ny, hit.ny, cover);
    out.nz = mix(out.nz, hit.nz, cover);
  } else if (material.takesRain) {
    const wet = environment.weather.wetness * smoothStep(-0.2, 0.9, hit.ny);
    const soaked = 1 - 0.4 * wet * (1 - material.specular);
    out.red *= soaked;
    out.green *= soaked;
    out.blue *= soaked;
    if (hit.ny > 0.8 && material.holdsPuddles) {
      // Water stands in the hollows of the ground and is a film elsewhere.
      const puddle = smoothStep(0.53, 0.56, cloudNoise.sample(hit.x * 0.05, hit.z * 0.05));
      out.roughness = mix(out.roughness, mix(0.34, 0.02, puddle), wet);
      const flatten = wet * puddle;
      out.nx = mix(out.nx, hit.nx, flatten);
      out.ny = mix(out.ny, hit.ny, flatten);
      out.nz = mix(out.nz, hit.nz, flatten);
    }
  }
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
    if (!environment.setting.indoors) weatherStains(material, hit, out);
  }
  if (material.roomGlow > 0) addRoomGlow(material, hit, out);
  if (material.takesSnow || material.takesRain) snowAndRain(environment, material, hit, out);
}
