/** Paints walls over their photo: each pixel keeps its own light and grain, and the wall's old colour goes. */
import { linearFromSrgb8, srgbCodeFromLinear } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { luminance, mix, smoothStep } from '../../../ops/ramps.ts';
import { type PaintWish, type PhotoLight, paintedLight, paintGain } from '../paint-gain.ts';
import type { PaintLayer } from './wall-cover.ts';

/** Linear light around a pixel from which it is too strong to show a paint, and the part of the paint left at white. */
const burned = { from: 0.88, to: 1, light: 0.55, colour: 0.4 } as const;
/** Part of the change of colour along a wall that is light, and kept: daylight is blue, lamps are yellow. */
const castKept = 0.4;
/** A channel of a wall changes by no more than this beside the change of light. */
const usualColour = 2.6;

const clamp = (value: number, most: number) => Math.min(most, Math.max(1 / most, value));

export interface LayerPaint {
  readonly layer: PaintLayer;
  readonly wish: PaintWish;
  /** 0..1: part of the paint that is dared. */
  readonly trust: number;
  /** Most by which a channel changes beside the change of light. */
  readonly mostColour?: number;
}

/** Edges of things before walls. */
export interface ThingEdges {
  /** The photo where things are freed of the old paint. */
  readonly colours: Uint8ClampedArray;
  /** 0..1: how far a pixel is an edge of a thing, in which the wall shows in part. */
  readonly told: Float32Array;
  /** 0..1: share of things in each pixel. */
  readonly share: Float32Array;
}

/** A copy of the photo. */
export function paintedWalls(
  photo: RgbImage,
  { colours, told, share: things }: ThingEdges,
  layers: readonly LayerPaint[],
  light: PhotoLight,
): RgbImage {
  const data = photo.data.slice();
  for (let at = 0; at < told.length; at++) {
    if (told[at]! <= 0) continue;
    const painted = layers.reduce((sum, { layer }) => sum + layer.share[at]!, 0);
    const freed = told[at]! * Math.min(1, painted / Math.max(0.05, 1 - things[at]!));
    for (let i = at * 3; i < at * 3 + 3; i++) data[i] = mix(data[i]!, colours[i]!, freed);
  }
  for (const { layer, wish, trust, mostColour = usualColour } of layers) {
    const { share, own, near } = layer;
    const gain = paintGain(own, wish, light);
    const target = own.map((value, c) => value * gain[c]!);
    const [ownLight, targetLight] = [luminance(own), luminance(target)];
    const most = targetLight / ownLight;
    for (let at = 0; at < share.length; at++) {
      const here = share[at]!;
      if (here < 0.004) continue;
      const local = [near[0]![at]!, near[1]![at]!, near[2]![at]!];
      const localLight = Math.max(1e-3, luminance(local));
      const isBurned = smoothStep(burned.from, burned.to, localLight);
      // in the edge of a thing the wall is that of its neighbourhood
      const beside = told[at]! * (1 - here);
      const wall = local.map((value, c) =>
        mix(linearFromSrgb8[photo.data[at * 3 + c]!]!, value, beside),
      );
      const level = luminance(wall);
      const shown = paintedLight(level, mix(1, most, trust * mix(1, burned.light, isBurned)));
      const change = level > 0 ? shown / level : 1;
      const coloured = trust * mix(1, burned.colour, isBurned);
      for (let c = 0; c < 3; c++) {
        const cast = (local[c]! / localLight / (own[c]! / ownLight)) ** castKept;
        const wished = ((target[c]! / targetLight) * cast) / Math.max(1e-3, local[c]! / localLight);
        const painted = wall[c]! * change * clamp(wished, mostColour) ** coloured;
        const i = at * 3 + c;
        data[i] = mix(data[i]!, srgbCodeFromLinear(painted), here);
      }
    }
  }
  return { ...photo, data };
}
