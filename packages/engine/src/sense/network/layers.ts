/**
 * Layers of the surface network, in the order of their stored weights. Rooms and houses share the network,
 * with a head each.
 */
import { classesOf, type SceneKind } from '../analysis.ts';

export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly size: 1 | 3 | 7;
  readonly step: 1 | 2;
  /** A depthwise layer. */
  readonly apart?: true;
}

/** Input planes of the network; see network-input.ts. */
export const inputPlanes = 14;

const layer = (inputs: number, outputs: number, size: Layer['size'], step: Layer['step'] = 1) => ({
  inputs,
  outputs,
  size,
  step,
});
const widths = { half: 24, quarter: 48, eighth: 96, sixteenth: 128, decoder: 64 };
const { half, quarter, eighth, sixteenth, decoder } = widths;
/** A 7 x 7 depthwise layer, then two pointwise layers with twice the width in between. */
function spread<Place extends 'eighth' | 'sixteenth', Turn extends string>(
  place: Place,
  turn: Turn,
) {
  const width = widths[place];
  const parts = {
    [`${place}Spread${turn}`]: { ...layer(width, width, 7), apart: true },
    [`${place}Widen${turn}`]: layer(width, 2 * width, 1),
    [`${place}Narrow${turn}`]: layer(2 * width, width, 1),
  };
  // TypeScript can't infer the names above.
  return parts as Readonly<Record<`${Place}${'Spread' | 'Widen' | 'Narrow'}${Turn}`, Layer>>;
}
const head = (kind: SceneKind) => layer(quarter, classesOf[kind].length, 1);

export const layers = {
  stem: layer(inputPlanes, half, 3, 2),
  toQuarter: layer(half, quarter, 3, 2),
  quarterFirst: layer(quarter, quarter, 3),
  quarterSecond: layer(quarter, quarter, 3),
  toEighth: layer(quarter, eighth, 3, 2),
  eighthFirst: layer(eighth, eighth, 3),
  eighthSecond: layer(eighth, eighth, 3),
  ...spread('eighth', 'First'),
  ...spread('eighth', 'Second'),
  ...spread('eighth', 'Third'),
  ...spread('eighth', 'Fourth'),
  toSixteenth: layer(eighth, sixteenth, 3, 2),
  ...spread('sixteenth', 'First'),
  ...spread('sixteenth', 'Second'),
  ...spread('sixteenth', 'Third'),
  ...spread('sixteenth', 'Fourth'),
  whole: layer(sixteenth, sixteenth, 1),
  upToEighth: layer(sixteenth, decoder, 1),
  acrossEighth: layer(eighth, decoder, 1),
  mergeEighth: layer(decoder, decoder, 3),
  upToQuarter: layer(decoder, quarter, 1),
  acrossQuarter: layer(quarter, quarter, 1),
  mergeQuarter: layer(quarter, quarter, 3),
  interior: head('interior'),
  exterior: head('exterior'),
} as const satisfies Readonly<Record<string, Layer>>;

export type LayerName = keyof typeof layers;

/**
 * Whether the kernel computes the layer in tiles of 2 x 2 pixels (Winograd), which is faster. All such layers
 * have a ReLU.
 */
export const isTiled = ({ size, step }: Layer) => size === 3 && step === 1;
