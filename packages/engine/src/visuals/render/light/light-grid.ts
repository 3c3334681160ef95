/** Light at a grid of picture positions, gathered by traced rays and interpolated between. */

/** Content of a light-grid cell. */
export const cellKinds = { empty: 0, surface: 1, foliage: 2 } as const;

export interface LightGrid {
  readonly width: number;
  readonly height: number;
  /** Picture pixels per cell, in each direction. */
  readonly stepPx: number;
  readonly kinds: Uint8Array;
  readonly depths: Float32Array;
  /** Points and normals, 3 floats per cell. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Irradiance / pi, 3 floats per cell. */
  readonly irradiance: Float32Array;
  /** Ambient openness of the nearest metre, 0..1; 1 outdoors. */
  readonly openness: Float32Array;
  /** Light around the mirror direction, 3 floats per cell; valid where `glossy` is 1. */
  readonly gloss: Float32Array;
  readonly glossy: Uint8Array;
}
