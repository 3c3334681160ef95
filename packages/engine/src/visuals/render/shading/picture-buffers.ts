/** Buffers of a picture that is shaded. */
import type { Film } from '../render-request.ts';

export interface PictureBuffers {
  /** Linear light, 3 floats per pixel. */
  readonly radiance: Float32Array;
  /** Object with most samples of the pixel. */
  readonly ids: Uint16Array;
  /** Distance along the view axis; Infinity for sky. */
  readonly depth: Float32Array;
  /** Triangle with most samples of the pixel, including panes; -1 for sky. */
  readonly triangles: Int32Array;
}

/** Collects the light of some objects separately, weighted by coverage at their edges. */
export interface CutOutBuffers {
  /** 1 for each cut-out object of the scene. */
  readonly isIn: Uint8Array;
  /** Linear light times coverage, 3 floats per pixel; initially zero. */
  readonly radiance: Float32Array;
  /** 0..1 per pixel; initially zero. */
  readonly coverage: Float32Array;
  /** Share of sunlight on everything else, times its share of the pixel; initially zero. */
  readonly sun: Float32Array;
  /** Panes that are kept apart from what is behind them; initially zero. */
  readonly film?: (Film & { readonly isIn: Uint8Array }) | undefined;
}
