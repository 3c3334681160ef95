/** Light in a photo: level, colour, direction. */
import { linearFromOkLab } from '../../colour/oklab.ts';
import type { Camera, Light, Opening, Vector3 } from '../analysis.ts';
import type { WorkingImage } from './working-image.ts';

const neutralChroma = 0.06;
const neutralFrom = 0.45;
const neutralTo = 0.97;
const step = 7;

export function describeLight(
  image: WorkingImage,
  luminance: Float32Array,
  camera: Camera,
  openings: readonly Opening[],
): Light {
  let level = 0;
  let count = 0;
  const sums = new Float64Array(3);
  for (let i = 0; i < luminance.length; i += step) {
    level += luminance[i]!;
    count++;
    addNeutral(image, i, sums);
  }
  const mean = (sums[0]! + sums[1]! + sums[2]!) / 3;
  const cast = (channel: number) => (mean > 0 ? Math.max(0.2, sums[channel]! / mean) : 1);
  const brightest = brightestPlace(image, luminance);
  const windows = openings.filter((opening) => opening.kind === 'window');
  const target = windows.length > 0 ? centreOf(windows) : brightest;
  const direction = target ? towards(camera, target.x, target.y) : ([0, -1, 0] as const);
  return {
    direction,
    directionality: sideways(image, luminance),
    level: count > 0 ? level / count : 0,
    cast: [cast(0), cast(1), cast(2)],
    brightest,
  };
}

/** Near-grey pixels show the light's colour. */
function addNeutral(image: WorkingImage, i: number, sums: Float64Array): void {
  const l = image.lightness[i]!;
  const a = image.a[i]!;
  const b = image.b[i]!;
  if (l < neutralFrom || l > neutralTo || a * a + b * b > neutralChroma ** 2) return;
  const [red, green, blue] = linearFromOkLab(l, a, b);
  sums[0]! += red;
  sums[1]! += green;
  sums[2]! += blue;
}

/** Light comes from the windows' side and from above. */
function towards(camera: Camera, x: number, y: number): Vector3 {
  const m = camera.rotation;
  const a = (x - camera.principal.x) / camera.focalPx;
  const b = (y - camera.principal.y) / camera.focalPx;
  const dx = m[0]! * a + m[3]! * b + m[6]!;
  const dy = m[1]! * a + m[4]! * b + m[7]! - 0.4;
  const dz = m[2]! * a + m[5]! * b + m[8]!;
  const norm = Math.hypot(dx, dy, dz) || 1;
  return [dx / norm, dy / norm, dz / norm];
}

function centreOf(openings: readonly Opening[]) {
  let x = 0;
  let y = 0;
  let weight = 0;
  for (const { corners } of openings) {
    const area = Math.abs(corners[2].x - corners[0].x) * Math.abs(corners[2].y - corners[0].y);
    x += (area * (corners[0].x + corners[2].x)) / 2;
    y += (area * (corners[0].y + corners[2].y)) / 2;
    weight += area;
  }
  return weight > 0 ? { x: x / weight, y: y / weight } : null;
}

const cellsAcross = 16;

function brightestPlace(image: WorkingImage, luminance: Float32Array) {
  const size = Math.max(4, Math.floor(image.width / cellsAcross));
  let best = 0;
  let place: { x: number; y: number } | null = null;
  for (let y0 = 0; y0 + size <= image.height; y0 += size) {
    for (let x0 = 0; x0 + size <= image.width; x0 += size) {
      let sum = 0;
      for (let y = y0; y < y0 + size; y += 2) {
        for (let x = x0; x < x0 + size; x += 2) sum += luminance[y * image.width + x]!;
      }
      if (sum > best) {
        best = sum;
        place = { x: (x0 + size / 2) * image.scaleX, y: (y0 + size / 2) * image.scaleY };
      }
    }
  }
  return place;
}

/** Difference of light between the two halves of the photo, 0..1. */
function sideways(image: WorkingImage, luminance: Float32Array): number {
  const halves = [0, 0];
  for (let i = 0; i < luminance.length; i += step) {
    halves[i % image.width < image.width / 2 ? 0 : 1]! += luminance[i]!;
  }
  const sum = halves[0]! + halves[1]!;
  return sum > 0 ? Math.min(1, (2 * Math.abs(halves[0]! - halves[1]!)) / sum) : 0;
}
