/** Rain and snow between camera and house, drawn over the linear light. */

import { clamp01 } from '../../../ops/ramps.ts';
import { createRandom } from '../../../random/random.ts';
import type { DrawnPicture } from '../draw-picture.ts';
import type { Environment } from '../sky/environment.ts';

/** Number of drops and flakes, their distance range (metres), and their look. */
const rainStreaks = {
  perMegapixel: 5200,
  nearest: 2.5,
  farthest: 26,
  lengthMetres: 0.42,
  alpha: 0.2,
};
const snowFlakes = {
  perMegapixel: 5200,
  nearest: 1.2,
  farthest: 26,
  radiusMetres: 0.011,
  alpha: 0.85,
};
/** Closer flakes are out of focus. */
const focusMetres = 4;

/** Blends light into a pixel unless something closer is there. */
function blend(
  picture: DrawnPicture,
  pixel: number,
  distance: number,
  light: readonly number[],
  share: number,
): void {
  if (share <= 0 || picture.depth[pixel]! < distance) return;
  const at = pixel * 3;
  for (let channel = 0; channel < 3; channel++) {
    const here = picture.radiance[at + channel]!;
    picture.radiance[at + channel] = here + (light[channel]! - here) * share;
  }
}

/** Uniform in volume: most particles are far away. */
function drawDistance(share: number, nearest: number, farthest: number): number {
  return (nearest ** 3 + share * (farthest ** 3 - nearest ** 3)) ** (1 / 3);
}

function drawRain(
  picture: DrawnPicture,
  environment: Environment,
  amount: number,
  seed: number,
): void {
  const random = createRandom(seed).fork('rain');
  const { widthPx, heightPx, camera } = picture;
  const count = ((rainStreaks.perMegapixel * widthPx * heightPx) / 1e6) * amount;
  const light = environment.ambientUp.map((value) => value * 1.5);
  const slant = random.between(-0.16, 0.16);
  for (let drop = 0; drop < count; drop++) {
    const distance = drawDistance(random.next(), rainStreaks.nearest, rainStreaks.farthest);
    const length = (rainStreaks.lengthMetres * camera.focalPx) / distance;
    const x0 = random.next() * (widthPx + length) - length / 2;
    const y0 = random.next() * (heightPx + length) - length;
    const lean = slant + random.between(-0.02, 0.02);
    // Streaks thinner than a pixel get less alpha instead.
    const alpha = rainStreaks.alpha * Math.min(1, 5 / distance + 0.25);
    const last = Math.min(heightPx - 1, Math.floor(y0 + length));
    for (let y = Math.max(0, Math.ceil(y0)); y <= last; y++) {
      const along = (y - y0) / length;
      const x = x0 + (y - y0) * lean;
      const column = Math.floor(x);
      if (column < 0 || column >= widthPx - 1) continue;
      const body = alpha * Math.sin(Math.PI * along);
      const part = x - column;
      blend(picture, y * widthPx + column, distance, light, body * (1 - part));
      blend(picture, y * widthPx + column + 1, distance, light, body * part);
    }
  }
}

function drawSnow(
  picture: DrawnPicture,
  environment: Environment,
  amount: number,
  seed: number,
): void {
  const random = createRandom(seed).fork('snow');
  const { widthPx, heightPx, camera } = picture;
  const count = ((snowFlakes.perMegapixel * widthPx * heightPx) / 1e6) * amount;
  const light = environment.ambientUp.map((value) => value * 1.25);
  for (let flake = 0; flake < count; flake++) {
    const distance = drawDistance(random.next(), snowFlakes.nearest, snowFlakes.farthest);
    const x0 = random.next() * widthPx;
    const y0 = random.next() * heightPx;
    const size = random.between(0.6, 1.3) * snowFlakes.radiusMetres;
    const blur = Math.max(0, 1 / distance - 1 / focusMetres) * 0.008 * camera.focalPx;
    const sharp = (size * camera.focalPx) / distance;
    const radius = Math.max(0.45, sharp + blur);
    // A flake blurred over a larger disc gets less alpha.
    const alpha = snowFlakes.alpha * Math.min(1, (sharp / radius) ** 1.4);
    const bottom = Math.min(heightPx - 1, Math.ceil(y0 + radius));
    const right = Math.min(widthPx - 1, Math.ceil(x0 + radius));
    for (let y = Math.max(0, Math.floor(y0 - radius)); y <= bottom; y++) {
      for (let x = Math.max(0, Math.floor(x0 - radius)); x <= right; x++) {
        const away = Math.hypot(x + 0.5 - x0, y + 0.5 - y0);
        const cover = clamp01(radius - away + 0.5) * (0.6 + 0.4 * clamp01(1 - away / radius));
        blend(picture, y * widthPx + x, distance, light, cover * alpha);
      }
    }
  }
}

export function addFallingWeather(
  picture: DrawnPicture,
  environment: Environment,
  seed: number,
): void {
  if (environment.setting.indoors) return;
  const { rain, snowfall } = environment.weather;
  if (rain > 0) drawRain(picture, environment, rain, seed);
  if (snowfall > 0) drawSnow(picture, environment, snowfall, seed);
}
