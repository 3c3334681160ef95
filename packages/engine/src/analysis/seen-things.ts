/** Things on a photo, from either network. */
export interface SeenThing {
  readonly name: string;
  /** Calibrated on held-out photos: nine in ten of things named at .9 are there. */
  readonly likelihood: number;
  /** As shares of the picture, from its top left corner. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Polygon, as shares of the picture; absent if only the box is known. */
  readonly outline?: readonly { readonly x: number; readonly y: number }[];
}

export interface ThingsFound {
  /** Most confident first. */
  readonly things: readonly SeenThing[];
  /** Names of the kinds that can be detected. */
  readonly lookedFor: readonly string[];
  /** By name, for all kinds, including unnamed ones. */
  readonly likelihoods: ReadonlyMap<string, number>;
}
