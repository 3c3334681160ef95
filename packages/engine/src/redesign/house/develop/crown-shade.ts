/**
 * Shade of crowns beside and behind the camera on the new house. Where a photo shows trees, one of them mostly stands in
 * the sun's way, and an evenly lit front gives a drawing away.
 */
import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';
import { mix, smoothStep } from '../../../ops/ramps.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import type { SunThrough } from '../../../visuals/render/render-request.ts';
import type { Box3 } from '../../../visuals/scene-model.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import type { PhotoLight } from '../read/light/photo-light.ts';

/** Tall plants reach over this share of the old house's height, in this share of the photo's columns. */
const tall = { share: 0.7, columns: 0.2 } as const;

/** Share of the sun's light that a crown takes, and of that which passes between its leaves. */
const taken = 0.82;
const flecks = { share: 0.75, metres: 0.32 } as const;
/** Crowns are denser in the middle, by this factor on the depth in radii. */
const dense = 1.3;
/** Boughs and twigs at the edge of a crown, in metres, and how far they reach, in radii. */
const boughs = { metres: 2.1, reach: 1.5 } as const;
const twigs = { metres: 0.7, reach: 0.8 } as const;
/** Its shade ends softly over the ground, which keeps the light of the photo. */
const overGround = { from: 0.1, to: 1.6 } as const;

const cellsOfClouds = 8;
const cellsOfGrain = 32;

/** The crown: where its middle meets the front, in half widths from there towards the sun and in heights; its size in heights, and in metres. */
const crown = { aside: 0.92, up: 0.7, radius: 0.5, least: 1.5, most: 3 } as const;

/** Whether there are trees in the photo that reach over most of the old house. */
export function hasTallTrees(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  { base, top }: Pick<HouseOutline, 'base' | 'top'>,
): boolean {
  const w = photo.widthPx;
  const high = base - top;
  const from = Math.max(0, Math.floor(top - high));
  const to = Math.floor(base - tall.share * high);
  let columns = 0;
  for (let x = 0; x < w; x++) {
    let y = from;
    while (y < to && classOf[y * w + x] !== classNumber.vegetation) y++;
    if (y < to) columns++;
  }
  return columns > tall.columns * w;
}

/** The sun's light on a house within these bounds; undefined where no crown is likely, or no sun. */
export function crownShade(
  analysis: Pick<Analysis, 'classOf' | 'photo'>,
  outline: Pick<HouseOutline, 'base' | 'top'>,
  light: Pick<
    PhotoLight,
    'time' | 'weather' | 'isFromBehind' | 'sunAzimuthRad' | 'sunElevationRad'
  >,
  { min, max }: Box3,
  seed: number,
): SunThrough | undefined {
  if (light.time !== 'day' || light.weather === 'overcast' || light.isFromBehind) return undefined;
  if (!hasTallTrees(analysis, outline)) return undefined;
  const [sinA, cosA] = [Math.sin(light.sunAzimuthRad), Math.cos(light.sunAzimuthRad)];
  const [sinE, cosE] = [Math.sin(light.sunElevationRad), Math.cos(light.sunElevationRad)];
  // seen from the sun: to the right, and up
  const across = (x: number, z: number) => x * cosA - z * sinA;
  const upwards = (x: number, y: number, z: number) => y * cosE - (x * sinA + z * cosA) * sinE;
  const high = max[1] - min[1];
  const half = (max[0] - min[0]) / 2;
  const side = Math.sign(sinA) || 1;
  const middleX = (min[0] + max[0]) / 2 + side * crown.aside * half;
  const middleU = across(middleX, max[2]);
  const middleV = upwards(middleX, crown.up * high, max[2]);
  const radius = Math.max(crown.least, Math.min(crown.most, crown.radius * high));
  const offset = (seed % 97) / 97;
  const noise = (u: number, v: number, metres: number) =>
    cloudNoise.sample(u / (cellsOfClouds * metres) + offset, v / (cellsOfClouds * metres)) - 0.5;
  return (x, y, z) => {
    if (y < overGround.from) return 1;
    const [u, v] = [across(x, z), upwards(x, y, z)];
    const inside = 1 - Math.hypot(u - middleU, v - middleV) / radius;
    if (inside < -0.9) return 1;
    const leafy =
      dense * inside +
      boughs.reach * noise(u, v, boughs.metres) +
      twigs.reach * noise(u + 0.4 * v, v, twigs.metres);
    const shade = smoothStep(-0.12, 0.3, leafy);
    if (shade === 0) return 1;
    const fine = cellsOfGrain * flecks.metres;
    const gap = smoothStep(0.44, 0.66, grainNoise.sample(u / fine, v / fine + offset));
    const through = 1 - taken * shade * (1 - flecks.share * gap);
    return mix(1, through, smoothStep(overGround.from, overGround.to, y));
  };
}
