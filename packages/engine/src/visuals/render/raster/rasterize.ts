/**
 * Visibility buffer: triangle and depth for four samples per pixel. Only visible samples are shaded later (Burns and
 * Hunt 2013).
 * A pixel's four samples are consecutive in memory, on a rotated grid, which gives near-horizontal and near-vertical
 * edges four steps instead of two.
 */
import type { Camera } from '../camera/camera.ts';

export const samplesPerPixel = 4;

/** Sample positions relative to the pixel's centre. */
export interface SamplePattern {
  readonly x: readonly [number, number, number, number];
  readonly y: readonly [number, number, number, number];
}

/** For pictures: four steps on near-horizontal and near-vertical edges. */
export const rotatedGrid: SamplePattern = {
  x: [-0.125, 0.375, -0.375, 0.125],
  y: [-0.375, -0.125, 0.125, 0.375],
};
/** For shadow maps: a regular grid of twice the width and height. */
export const evenGrid: SamplePattern = {
  x: [-0.25, 0.25, -0.25, 0.25],
  y: [-0.25, -0.25, 0.25, 0.25],
};

/** Near clipping distance, metres. */
export const nearPlaneMetres = 0.08;

export interface VisibilityBuffer {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 1 / distance along the view axis; 0 for none. */
  readonly inverseDepth: Float32Array;
  /** Triangle index, -1 for none. */
  readonly triangles: Int32Array | undefined;
}

/** Triangles in the rasteriser's layout. */
export interface RasterSource {
  readonly count: number;
  /** 9 floats per triangle. */
  readonly positions: Float32Array;
  readonly roles: Uint8Array;
  /** Per triangle the offset of its cut-out in the atlas, or -1. */
  readonly cutOuts: Int32Array;
  readonly cutOutAtlas: Uint8Array;
}

export interface RasterView {
  readonly camera: Camera;
  /** Bit set of the triangle roles to draw. */
  readonly roleBits: number;
  readonly pattern: SamplePattern;
  /**
   * 0 for perspective. Otherwise the projection is orthographic, `focalPx` is pixels per metre, and the buffer holds
   * this number minus the distance along the view axis.
   */
  readonly parallelDepth: number;
}
