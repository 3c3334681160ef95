/** Input of a drawn medium: a plain photograph of the scene, and its geometry. */
import type { RgbImage } from '../../image/image.ts';
import type { Camera } from '../render/camera/camera.ts';
import type { BufferPool } from '../render/memory/buffer-pool.ts';
import type { Scene } from '../scene-model.ts';

export interface Drawing {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Soft grading, without grain and vignette. */
  readonly photograph: RgbImage;
  readonly scene: Scene;
  readonly camera: Camera;
  /** Triangle per pixel (including panes), -1 for sky. */
  readonly triangles: Int32Array;
  readonly ids: Uint16Array;
  /** Distance along the view axis, Infinity for sky. */
  readonly depth: Float32Array;
  readonly seed: number;
  readonly pool: BufferPool;
}

/** Lengths in media refer to a picture 1024 px wide, and scale with it. */
export function pixelScale(drawing: {
  readonly widthPx: number;
  readonly heightPx: number;
}): number {
  return Math.max(drawing.widthPx, drawing.heightPx) / 1024;
}
