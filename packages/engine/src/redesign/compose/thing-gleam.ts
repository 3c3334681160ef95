/**
 * Things mirrored by the floor they stand on, followed through the picture's own depth: what stands on planks
 * or tiles is seen in them a little, most where it touches them.
 */
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import type { Camera } from '../../sense/analysis.ts';
import { projectPoint } from '../../sense/surfaces/plane-point.ts';
import type { RenderedLight } from '../../visuals/index.ts';

/** Mirrored at a right angle by a floor as smooth as glass. */
const straight = 0.04;
/** What a thing takes of the walls' reflection is missing below it, so it shows more than its own. */
const felt = 2.4;
/** A floor is no glass: farther up nothing is told apart, metres. */
const reachMetres = 1.1;
const steps = 26;
/** What is this far behind the surface that is seen is hidden, not met. */
const thickMetres = 0.4;
const nearMetres = 0.012;
/** Radius of the blur, in pixels for each metre from where the thing touches, and its most. */
const blurred = { perMetre: 7, most: 4 } as const;
/** Flatter than this (as a slope) a floor is no longer followed. */
const shallowest = 0.02;
/** Of the edge of a floor pixel things cover a part. */
const mostCovered = 0.5;

interface Floor {
  readonly light: Pick<RenderedLight, 'coverage' | 'depth'>;
  readonly camera: Camera;
  readonly cameraHeightMetres: number;
  readonly isFloor: (at: number) => boolean;
  /** Of the floor's finish, 0 matt .. 1 mirror. */
  readonly gloss: number;
}

/** Writes the mean linear light of the pixels around a place. */
function meanAround(
  { widthPx: w, heightPx: h, data }: RgbImage,
  x: number,
  y: number,
  radius: number,
  out: Float64Array,
): void {
  out.fill(0);
  let count = 0;
  for (let v = Math.max(0, y - radius); v <= Math.min(h - 1, y + radius); v++)
    for (let u = Math.max(0, x - radius); u <= Math.min(w - 1, x + radius); u++) {
      for (let c = 0; c < 3; c++) out[c]! += linearFromSrgb8[data[(v * w + u) * 3 + c]!]!;
      count++;
    }
  for (let c = 0; c < 3; c++) out[c]! /= count;
}

/** In place. */
export function addThingGleam(
  image: RgbImage,
  { light, camera, cameraHeightMetres: eye, isFloor, gloss }: Floor,
): void {
  if (gloss <= 0) return;
  const { widthPx: w, heightPx: h, data } = image;
  const m = camera.rotation;
  const mirrored = new Float64Array(3);
  for (let at = w * h - 1; at >= 0; at--) {
    if (light.coverage[at]! >= mostCovered || !isFloor(at)) continue;
    const a = ((at % w) + 0.5 - camera.principal.x) / camera.focalPx;
    const b = (Math.floor(at / w) + 0.5 - camera.principal.y) / camera.focalPx;
    const dx = m[0]! * a + m[3]! * b + m[6]!;
    const dy = m[1]! * a + m[4]! * b + m[7]!;
    const dz = m[2]! * a + m[5]! * b + m[8]!;
    if (dy < shallowest) continue;
    const length = Math.hypot(dx, dy, dz);
    const steep = dy / length;
    const share = felt * gloss * (straight + (1 - straight) * (1 - steep) ** 5);
    for (let step = 1; step <= steps; step++) {
      // closer together where things touch the floor
      const metres = reachMetres * (step / steps) ** 2;
      const along = metres / length;
      const [px, py, pz] = [
        (dx * eye) / dy + dx * along,
        eye - dy * along,
        (dz * eye) / dy + dz * along,
      ];
      const seen = projectPoint(camera, px, py, pz);
      if (!seen) break;
      const [x, y] = [Math.floor(seen.x), Math.floor(seen.y)];
      if (x < 0 || y < 0 || x >= w || y >= h) break;
      const there = y * w + x;
      if (light.coverage[there]! < mostCovered) continue;
      const behind = m[6]! * px + m[7]! * py + m[8]! * pz - light.depth[there]!;
      if (behind < -nearMetres || behind > thickMetres) continue;
      meanAround(
        image,
        x,
        y,
        Math.min(blurred.most, Math.round(metres * blurred.perMetre)),
        mirrored,
      );
      const taken = Math.min(1, share) * (1 - metres / reachMetres);
      for (let c = 0; c < 3; c++) {
        const own = linearFromSrgb8[data[at * 3 + c]!]!;
        data[at * 3 + c] = srgb8FromLinear(own + (mirrored[c]! - own) * taken);
      }
      break;
    }
  }
}
