/** A picture of added things with cover and cast shadow, as large as the photo. */
import type { Plane } from '../../image/image.ts';
import { shadingAt } from '../../sense/surfaces/shading.ts';

export interface DecorLayer {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 0..255 */
  readonly cover: Uint8Array;
  /** Linear light, 8192 = 1. */
  readonly light: Uint16Array;
  /** Share of light left under and beside things, 255 = all. */
  readonly shade: Uint8Array;
  /** Rows that hold anything at all. */
  top: number;
  bottom: number;
  /** 1 where the last piece was drawn. */
  readonly fresh: Uint8Array;
  freshTop: number;
  freshBottom: number;
}

export const lightUnit = 8192;

/** That of the last picture, unless it was a huge one. */
let kept: DecorLayer | null = null;
const mostKeptPixels = 1_500_000;

/** An empty layer, which is good until the next is asked for. */
export function emptyLayer(widthPx: number, heightPx: number): DecorLayer {
  if (kept?.widthPx === widthPx && kept.heightPx === heightPx) {
    clear(kept);
    return kept;
  }
  const layer = createLayer(widthPx, heightPx);
  kept = widthPx * heightPx <= mostKeptPixels ? layer : null;
  return layer;
}

/** Only the rows that hold anything. */
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
 * Masks decor just drawn flat on a surface: it lies under everything before it, and in the light that the photo
 * shows there. Only pixels drawn since the last call are touched.
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
