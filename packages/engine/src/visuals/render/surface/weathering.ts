/** Effects of time and weather: stains, patches and mowing stripes of a lawn, snow, wetness. */
import type { MaterialKind } from '../../../materials/catalogue.ts';
import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';
import { mix, smoothStep } from '../../../ops/ramps.ts';
import type { Environment } from '../sky/environment.ts';
import type { PreparedMaterial } from './prepared-material.ts';
import type { Hit, Surface } from './surface-point.ts';

/** Strength of stains. */
const groundStains: Readonly<Partial<Record<MaterialKind, number>>> = { grass: 0.55, stucco: 0.3 };

/** Large gradual variations that keep lawns and walls from looking printed. */
export function weatherStains(material: PreparedMaterial, hit: Hit, out: Surface): void {
  const slow = cloudNoise.sample(hit.x * 0.031 + hit.y * 0.02, hit.z * 0.031 - hit.y * 0.027) - 0.5;
  const factor = 1 + slow * (groundStains[material.source.tile?.kind ?? 'paint'] ?? 0.12);
  out.red *= factor;
  out.green *= factor;
  out.blue *= factor;
  if (material.source.growth) growLawn(material, material.source.growth, hit, out);
}

/** Width of a mowing stripe. */
const mowerMetres = 1.15;
const growths = {
  mown: { dry: 0.5, stripes: 0.075 },
  wild: { dry: 1, stripes: 0 },
} as const;

/** Dry and lush patches a few metres wide, and mowing stripes of two tones. */
function growLawn(
  { growthContrast }: PreparedMaterial,
  growth: keyof typeof growths,
  hit: Hit,
  out: Surface,
): void {
  const dry = growths[growth].dry * growthContrast;
  const stripes = growths[growth].stripes * growthContrast;
  const patch = cloudNoise.sample(hit.x * 0.11 + 0.37, hit.z * 0.11) - 0.5;
  const fine = grainNoise.sample(hit.x * 0.09, hit.z * 0.09) - 0.5;
  const straw = dry * smoothStep(0.02, 0.32, patch + fine * 0.3);
  const lush = dry * smoothStep(-0.02, -0.3, patch);
  // Stripes narrower than a pixel would shimmer.
  const track = Math.sin((hit.x * 0.94 + hit.z * 0.34) * (Math.PI / mowerMetres));
  const clear = 1 - smoothStep(0.2, 0.7, hit.footprint);
  const mown = 1 + stripes * clear * smoothStep(-0.35, 0.35, track) * 2 - stripes * clear;
  out.red *= mown * (1 + 0.34 * straw - 0.2 * lush);
  out.green *= mown * (1 + 0.14 * straw - 0.1 * lush);
  out.blue *= mown * (1 + 0.1 * straw - 0.14 * lush);
}

/** Roughness of wet surfaces and puddles; still water is a mirror at any depth. */
const filmRoughness = 0.26;
const puddleRoughness = 0.02;
/** Reflectance of water at normal incidence. */
const waterSpecular = 0.02;
/** How much a water film levels the relief: pores fill, stones stick out. */
const filmLevels = 0.75;
/** Largest slope of drop rings; ones finer than a pixel are invisible. */
const ringSlope = 0.02;

/** Puddles in hollows of the ground, a film elsewhere. */
function lieUnderWater(wet: number, hit: Hit, out: Surface): void {
  const puddle = smoothStep(0.53, 0.56, cloudNoise.sample(hit.x * 0.05, hit.z * 0.05));
  out.roughness = mix(mix(out.roughness, filmRoughness, wet), puddleRoughness, puddle);
  out.specular = mix(out.specular, waterSpecular, puddle);
  const level = mix(wet * filmLevels, 1, puddle);
  const rings = puddle * ringSlope * (1 - smoothStep(0.02, 0.2, hit.footprint));
  const slopeX = (grainNoise.sample(hit.x * 0.21, hit.z * 0.21) - 0.5) * rings;
  const slopeZ = (grainNoise.sample(hit.x * 0.21 + 0.5, hit.z * 0.21) - 0.5) * rings;
  out.nx = mix(out.nx, hit.nx, level) + slopeX;
  out.ny = mix(out.ny, hit.ny, level);
  out.nz = mix(out.nz, hit.nz, level) + slopeZ;
  out.cavity = mix(out.cavity, 1, level);
}

export function snowAndRain(
  environment: Environment,
  material: PreparedMaterial,
  hit: Hit,
  out: Surface,
): void {
  if (material.takesSnow && hit.ny > 0.3) {
    // Snow slides off steep slopes, with a ragged limit.
    const ragged = hit.ny + (cloudNoise.sample(hit.x * 0.22, hit.z * 0.22) - 0.5) * 0.14;
    // Leaves hold snow only on top; undersides and flanks keep trees recognisable.
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
    if (hit.ny > 0.8 && material.holdsPuddles) lieUnderWater(wet, hit, out);
  }
}
