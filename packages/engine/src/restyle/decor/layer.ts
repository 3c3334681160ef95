/** Layer of added things with cover and cast shadow, in the photo's size. */
import type { Plane } from '../../image/image.ts';
import { shadingAt } from '../../sense/surfaces/shading.ts';

export interface DecorLayer {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 0..255 */
  readonly cover: Uint8Array;
  /** Linear light, 8192 = 1. */
  readonly light: Uint16Array;
  /** Remaining light under and beside things, 255 = all. */
  readonly shade: Uint8Array;
  /** Rows with any content. */
  top: number;
  bottom: number;
  /** 1 where the last piece was drawn. */
  readonly fresh: Uint8Array;
  freshTop: number;
  freshBottom: number;
}

export const lightUnit = 8192;

/** Layer of the last picture, unless it was too large. */
let kept: DecorLayer | null = null;
const mostKeptPixels = 1_500_000;

/** An empty layer, valid until the next call. */
export function emptyLayer(widthPx: number, heightPx: number): DecorLayer {
  if (kept?.widthPx === widthPx && kept.heightPx === heightPx) {
    clear(kept);
    return kept;
  }
  const layer = createLayer(widthPx, heightPx);
  kept = widthPx * heightPx <= mostKeptPixels ? layer : null;
  return layer;
}

/** Clears only rows with content. */
function clear(layer: DecorLayer): void {
  const { widthPx, heightPx } = layer;
  const [from, to] = [layer.top * widthPx, (layer.bottom + 1) * widthPx];
  layer.cover.fill(0, from, to);
  layer.light.fill(0, from * 3, to * 3);
  layer.shade.fill(255, from, to);
  layer.fresh.fill(0, from, to);
  layer.top = heightPx;
  layer.bottom = -1;
  layer.freshTop = heightPx;
  layer.freshBottom = -1;
}

function createLayer(widthPx: number, heightPx: number): DecorLayer {
  const size = widthPx * heightPx;
  return {
    widthPx,
    heightPx,
    cover: new Uint8Array(size),
    light: new Uint16Array(size * 3),
    shade: new Uint8Array(size).fill(255),
    top: heightPx,
    bottom: -1,
    fresh: new Uint8Array(size),
    freshTop: heightPx,
    freshBottom: -1,
  };
}

/**
 * Masks decor drawn flat on a surface: it is behind all things in front of the surface, and in the photo's
 * shading. Only affects pixels drawn since the last call.
 */
export function maskLayer(layer: DecorLayer, matte: Float32Array, shading: Plane | null): void {
  for (let y = layer.freshTop; y <= layer.freshBottom; y++) {
    for (let x = 0; x < layer.widthPx; x++) {
      const index = y * layer.widthPx + x;
      if (layer.fresh[index] === 0) continue;
      const seen = Math.min(1, Math.max(0, (matte[index]! - 0.25) / 0.5));
      layer.cover[index] = Math.round(layer.cover[index]! * seen);
      if (!shading) continue;
      const light = Math.min(1.4, Math.max(0.45, shadingAt(shading, x, y, layer)));
      for (let k = 0; k < 3; k++) {
        layer.light[index * 3 + k] = Math.min(65535, layer.light[index * 3 + k]! * light);
      }
    }
  }
}
