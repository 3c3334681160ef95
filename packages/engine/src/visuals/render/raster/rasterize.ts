/**
 * The visibility buffer: for four samples a pixel, which triangle the camera sees and how far it
 * is. Shading comes later and only for what is seen (Burns and Hunt 2013).
 *
 * The four samples of a pixel lie behind one another in memory, on a rotated grid, which gives
 * near-level and near-upright edges four steps instead of two.
 */
import type { Camera } from '../camera/camera.ts';

export const samplesPerPixel = 4;

/** Sample positions relative to the pixel's middle. */
export interface SamplePattern {
  readonly x: readonly [number, number, number, number];
  readonly y: readonly [number, number, number, number];
}

/** For pictures: four steps on near-level and on near-upright edges. */
export const rotatedGrid: SamplePattern = {
  x: [-0.125, 0.375, -0.375, 0.125],
  y: [-0.375, -0.125, 0.125, 0.375],
};
/** For shadow maps: an even grid of twice the width and height. */
export const evenGrid: SamplePattern = {
  x: [-0.25, 0.25, -0.25, 0.25],
  y: [-0.25, -0.25, 0.25, 0.25],
};

/** Near clipping distance, metres. */
export const nearPlaneMetres = 0.08;

export interface VisibilityBuffer {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 1 / distance along the view axis; 0 where nothing is. */
  readonly inverseDepth: Float32Array;
  /** Triangle index, -1 where nothing is. */
  readonly triangles: Int32Array | undefined;
}

/** The triangles as the rasteriser wants them. */
export interface RasterSource {
  readonly count: number;
  /** 9 floats a triangle. */
  readonly positions: Float32Array;
  readonly roles: Uint8Array;
  /** Per triangle the place of its cut-out in the atlas, or -1. */
  readonly cutOuts: Int32Array;
  readonly cutOutAtlas: Uint8Array;
}

export interface RasterView {
  readonly camera: Camera;
  /** Bit set of the triangle roles to draw. */
  readonly roleBits: number;
  readonly pattern: SamplePattern;
  /**
   * 0 for perspective. Otherwise the projection is parallel, `focalPx` is pixels per metre, and
   * the buffer holds this number minus the distance along the view axis.
   */
  readonly parallelDepth: number;
}
