/** One place in every cell of a grid, moved to where the photo is quietest, so that it lies in one thing. */
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { boxMean } from '../../packages/engine/src/ops/box-blur.ts';
import { levelLineGradient } from '../../packages/engine/src/ops/gradient.ts';
import { createWorkingImage } from '../../packages/engine/src/sense/photo/working-image.ts';

export interface Place {
  /** Column letter and row number, as on the sheet. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export const placeColumns = 11;
export const placeRows = 8;
const centrePull = 0.03;

export function quietPlaces(photo: RgbImage): Place[] {
  const image = createWorkingImage(photo);
  const { width, height } = image;
  const { magnitude } = levelLineGradient(image.lightness, width, height, 1);
  const noise = boxMean(magnitude, width, height, Math.max(2, Math.round(width / 90)));
  const places: Place[] = [];
  for (let row = 0; row < placeRows; row++) {
    for (let column = 0; column < placeColumns; column++) {
      const cx = ((column + 0.5) / placeColumns) * width;
      const cy = ((row + 0.5) / placeRows) * height;
      let best = { cost: Infinity, x: cx, y: cy };
      for (let dy = -0.35; dy <= 0.35; dy += 0.1) {
        for (let dx = -0.35; dx <= 0.35; dx += 0.1) {
          const x = Math.min(width - 1, Math.max(0, Math.round(cx + (dx * width) / placeColumns)));
          const y = Math.min(height - 1, Math.max(0, Math.round(cy + (dy * height) / placeRows)));
          const cost = noise[y * width + x]! + centrePull * (dx * dx + dy * dy);
          if (cost < best.cost) best = { cost, x: x + 0.5, y: y + 0.5 };
        }
      }
      const id = `${String.fromCharCode(65 + column)}${row + 1}`;
      places.push({ id, x: best.x / width, y: best.y / height });
    }
  }
  return places;
}
