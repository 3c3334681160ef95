/** Soft reflections of windows and walls on the floor, stronger at grazing angles. */
import { linearFromSrgb8, srgbCodeFromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { projectPoint } from '../../sense/surfaces/plane-point.ts';
import { readCoarse } from '../empty/coarse-grid.ts';
import type { RoomReading } from '../shell/read-room.ts';

const cellPx = 6;
const softCells = 1;
/** Reflectance at normal incidence of a perfectly smooth floor. */
const straight = 0.04;
/** Rays at a smaller slope are not followed. */
const shallowest = 0.02;

function softPicture({ widthPx: w, heightPx: h, data }: RgbImage, cw: number, ch: number) {
  const cells = [0, 1, 2].map(() => new Float32Array(cw * ch));
  const count = new Float32Array(cw * ch);
  for (let y = 0; y < h; y += 2) {
    for (let x = 0; x < w; x += 2) {
      const cell = Math.floor(y / cellPx) * cw + Math.floor(x / cellPx);
      count[cell]! += 1;
      for (let c = 0; c < 3; c++) cells[c]![cell]! += linearFromSrgb8[data[(y * w + x) * 3 + c]!]!;
    }
  }
  for (const values of cells) {
    for (let cell = 0; cell < values.length; cell++) values[cell]! /= Math.max(1, count[cell]!);
    boxMean(values, cw, ch, softCells, values);
  }
  return cells;
}

/** In place. @param gloss of the floor, 0 matt .. 1 mirror */
export function addFloorGleam(image: RgbImage, reading: RoomReading, gloss: number): void {
  const { widthPx: w, heightPx: h, data } = image;
  const { analysis, box, cameraHeightMetres: eye, lines } = reading;
  const { camera } = analysis;
  const m = camera.rotation;
  const [cw, ch] = [Math.ceil(w / cellPx), Math.ceil(h / cellPx)];
  const size = { width: cw, height: ch };
  const cells = softPicture(image, cw, ch);
  const [left, right, ahead] = [box.left * eye, box.right * eye, box.depth * eye];
  const rise = (1 + box.ceiling) * eye;
  for (let y = 0; y < h; y++) {
    const b = (y + 0.5 - camera.principal.y) / camera.focalPx;
    for (let x = 0; x < w; x++) {
      if (y < lines.foot[x]!) continue;
      const a = (x + 0.5 - camera.principal.x) / camera.focalPx;
      const dx = m[0]! * a + m[3]! * b + m[6]!;
      const dy = m[1]! * a + m[4]! * b + m[7]!;
      const dz = m[2]! * a + m[5]! * b + m[8]!;
      if (dy < shallowest) continue;
      const [px, pz] = [(dx * eye) / dy, (dz * eye) / dy];
      const along = [
        dz > 0 ? (ahead - pz) / dz : Infinity,
        dx > 0 ? (right - px) / dx : (-left - px) / dx,
        rise / dy,
      ].filter((t) => t > 0);
      const t = Math.min(...along, 1e3);
      const seen = projectPoint(camera, px + dx * t, eye - dy * t, pz + dz * t);
      if (!seen) continue;
      const steep = dy / Math.hypot(dx, dy, dz);
      const share = gloss * (straight + (1 - straight) * (1 - steep) ** 5);
      const at = (y * w + x) * 3;
      for (let c = 0; c < 3; c++) {
        const mirrored = readCoarse(cells[c]!, size, seen.x / cellPx - 0.5, seen.y / cellPx - 0.5);
        const own = linearFromSrgb8[data[at + c]!]!;
        data[at + c] = srgbCodeFromLinear(own + (mirrored - own) * share);
      }
    }
  }
}
