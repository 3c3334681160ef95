/**
 * Depth of field: each pixel becomes the mean of its circle of confusion. Sharp foreground keeps its outline; blurred
 * foreground spreads over the background.
 */
import type { BufferPool } from '../memory/buffer-pool.ts';
import type { Lens } from '../render-request.ts';

/** Aperture radius, metres. */
const openingMetres: Record<Lens, number> = { none: 0, soft: 0.011, shallow: 0.03 };
/** At larger focus distances such an aperture blurs nothing, so it grows with distance, as for a longer lens. */
const nearFocusMetres = 5;
/** Largest disc, as a share of the picture's width. */
const mostShare = 0.016;
const taps = 61;
const goldenAngle = 2.399963;

export interface LensInput {
  readonly radiance: Float32Array;
  /** Distance along the view axis, through glass; Infinity for sky. */
  readonly depth: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
  readonly focusMetres: number;
  readonly lens: Lens;
  readonly pool: BufferPool;
}

/** In place. */
export function applyLens(input: LensInput): void {
  const { radiance, depth, widthPx, heightPx, focalPx, focusMetres, lens, pool } = input;
  const opening = openingMetres[lens] * focalPx * Math.max(1, focusMetres / nearFocusMetres);
  if (opening === 0) return;
  pool.nextStage();
  const pixels = widthPx * heightPx;
  const most = mostShare * widthPx;
  const discs = pool.passing.floats(pixels);
  const out = pool.passing.floats(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel++) {
    discs[pixel] = Math.min(most, opening * Math.abs(1 / depth[pixel]! - 1 / focusMetres));
  }
  const reaches = widestAround(discs, most, input);
  const tapX = Float64Array.from({ length: taps }, (_, tap) => Math.cos(tap * goldenAngle));
  const tapY = Float64Array.from({ length: taps }, (_, tap) => Math.sin(tap * goldenAngle));
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      const reach = Math.max(discs[pixel]!, reaches[pixel]!);
      const own = depth[pixel]!;
      let red = radiance[pixel * 3]!;
      let green = radiance[pixel * 3 + 1]!;
      let blue = radiance[pixel * 3 + 2]!;
      let weights = 1;
      if (reach > 0.6) {
        // A larger disc spreads its light thinner.
        const ownArea = Math.max(1, discs[pixel]! * discs[pixel]!);
        weights = 1 / ownArea;
        red *= weights;
        green *= weights;
        blue *= weights;
        for (let tap = 1; tap < taps; tap++) {
          const away = reach * Math.sqrt(tap / taps);
          const qx = Math.round(x + tapX[tap]! * away);
          const qy = Math.round(y + tapY[tap]! * away);
          if (qx < 0 || qy < 0 || qx >= widthPx || qy >= heightPx) continue;
          const other = qy * widthPx + qx;
          // Background must not bleed over sharper foreground: its blur is limited to this pixel's disc.
          const disc = depth[other]! > own ? Math.min(discs[other]!, discs[pixel]!) : discs[other]!;
          const covers = Math.min(1, Math.max(0, disc - away + 1));
          if (covers === 0) continue;
          const weight = covers / Math.max(1, disc * disc);
          red += radiance[other * 3]! * weight;
          green += radiance[other * 3 + 1]! * weight;
          blue += radiance[other * 3 + 2]! * weight;
          weights += weight;
        }
      }
      out[pixel * 3] = red / weights;
      out[pixel * 3 + 1] = green / weights;
      out[pixel * 3 + 2] = blue / weights;
    }
  }
  radiance.set(out);
}

const tilePx = 8;

/** Largest disc of out-of-focus foreground that may reach a pixel. */
function widestAround(
  discs: Float32Array,
  most: number,
  { depth, widthPx, heightPx, focusMetres, pool }: LensInput,
): Float32Array {
  const across = Math.ceil(widthPx / tilePx);
  const down = Math.ceil(heightPx / tilePx);
  const tiles = new Float32Array(across * down);
  for (let pixel = 0; pixel < discs.length; pixel++) {
    if (depth[pixel]! >= focusMetres) continue;
    const x = pixel % widthPx;
    const tile = Math.floor((pixel - x) / widthPx / tilePx) * across + Math.floor(x / tilePx);
    if (discs[pixel]! > tiles[tile]!) tiles[tile] = discs[pixel]!;
  }
  const reach = Math.ceil(most / tilePx);
  const out = pool.passing.floats(discs.length);
  const wide = new Float32Array(tiles.length);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      let widest = 0;
      for (let r = Math.max(0, row - reach); r <= Math.min(down - 1, row + reach); r++) {
        for (let c = Math.max(0, column - reach); c <= Math.min(across - 1, column + reach); c++) {
          widest = Math.max(widest, tiles[r * across + c]!);
        }
      }
      wide[row * across + column] = widest;
    }
  }
  for (let pixel = 0; pixel < out.length; pixel++) {
    const x = pixel % widthPx;
    out[pixel] =
      wide[Math.floor((pixel - x) / widthPx / tilePx) * across + Math.floor(x / tilePx)]!;
  }
  return out;
}
