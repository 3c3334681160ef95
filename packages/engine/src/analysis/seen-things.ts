/** Things on a photo, whichever network found them. */
export interface SeenThing {
  readonly name: string;
  /** Calibrated on photos that taught nothing: of things named at .9, nine in ten are there. */
  readonly likelihood: number;
  /** Shares of the picture, from its top left corner. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Around it, as shares of the picture; left out where only its box is known. */
  readonly outline?: readonly { readonly x: number; readonly y: number }[];
}

export interface ThingsFound {
  /** Surest first. */
  readonly things: readonly SeenThing[];
  /** Names of the kinds that can be named at all. */
  readonly lookedFor: readonly string[];
  /** Of every kind by its name, also of those that are not named. */
  readonly likelihoods: ReadonlyMap<string, number>;
}
