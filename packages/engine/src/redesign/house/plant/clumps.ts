/** Draws shrubs: a rounded, leafy outline, lit from above and from the sun's side, with a ground shadow. */
import { srgb8FromLinear } from '../../../colour/srgb.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { leafNoise } from '../leaf-noise.ts';
import type { Leaves } from './leaf-patches.ts';

export interface Clump {
  /** Centre and foot in the photo. */
  readonly x: number;
  readonly y: number;
  /** Half width, and height. */
  readonly wide: number;
  readonly high: number;
}

/** Plants: colours 0..255, coverage per pixel, and the light left on the ground. */
export interface PlantLayer {
  readonly colours: Float32Array;
  readonly alpha: Float32Array;
  readonly shade: Float32Array;
}

export const emptyLayer = (pixels: number): PlantLayer => ({
  colours: new Float32Array(pixels * 3),
  alpha: new Float32Array(pixels),
  shade: new Float32Array(pixels).fill(1),
});

/** Share of the height above which a shrub is round; it narrows slightly towards its foot. */
const bellyShare = 0.36;
const raggedness = 0.62;
/** Light of lower and upper leaves, relative to the mean of their source patch. */
const light = { below: 0.28, above: 1 } as const;
/** Ground shadow, and its extent as shares of the shrub's width and height. */
const ground = { dark: 0.62, wide: 1.15, deep: 0.16 } as const;

export interface Sunlit {
  /** -1 or 1: side of the sun. */
  readonly sunSide: number;
  readonly seed: number;
}

/** Seed of a plant, which selects its leaves. */
export const plantOf = ({ x, y }: Clump): number => Math.round(x * 7 + y * 3);

/** Draws a shrub over earlier ones. */
export function drawClump(
  layer: PlantLayer,
  [w, h]: readonly [number, number],
  clump: Clump,
  leaves: Leaves,
  { sunSide, seed }: Sunlit,
): void {
  const { x: cx, y: foot, wide, high } = clump;
  const plant = plantOf(clump);
  shadeGround(layer, [w, h], clump);
  const leaf = new Float64Array(3);
  const [spray, single] = [Math.max(1.5, wide * 0.3), Math.max(1, wide * 0.11)];
  const x0 = Math.max(0, Math.floor(cx - wide * 1.3));
  const x1 = Math.min(w - 1, Math.ceil(cx + wide * 1.3));
  const y0 = Math.max(0, Math.floor(foot - high * 1.3));
  const y1 = Math.min(h - 1, Math.ceil(foot));
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const up = (foot - y) / high;
      const belly = (up - bellyShare) / (1 - bellyShare);
      const narrow = up < bellyShare ? 1 + 0.5 * (bellyShare - up) : 1;
      const across = ((x - cx) / wide) * narrow;
      const far = Math.hypot(across, Math.max(0, belly));
      if (far > 1.35) continue;
      const sprays = leafNoise(x, y, spray, seed + plant);
      const ragged = 0.6 * sprays + 0.4 * leafNoise(x, y, single, seed + plant + 1);
      const edge = 1 - far + (ragged - 0.55) * raggedness;
      const alpha = smoothStep(-0.05, 0.1, edge) * smoothStep(-0.02, 0.05, up);
      if (alpha < 0.02) continue;
      leaves(x - cx, y - foot + high / 2, plant, leaf);
      const facing = 0.8 * belly + 0.42 * sunSide * across + (sprays - 0.5) * 1.1;
      const lit = light.below + (light.above - light.below) * smoothStep(-0.75, 0.85, facing);
      const i = y * w + x;
      const whole = 1 - (1 - layer.alpha[i]!) * (1 - alpha);
      for (const c of [0, 1, 2] as const) {
        const at = i * 3 + c;
        const own = srgb8FromLinear(leaf[c]! * lit);
        layer.colours[at] = layer.colours[at]! + ((own - layer.colours[at]!) * alpha) / whole;
      }
      layer.alpha[i] = whole;
    }
}

function shadeGround(
  { shade }: PlantLayer,
  [w, h]: readonly [number, number],
  { x: cx, y: foot, wide, high }: Clump,
): void {
  const reach = Math.max(2, high * ground.deep * 2);
  for (let y = Math.max(0, Math.floor(foot - reach)); y < Math.min(h, foot + reach); y++)
    for (
      let x = Math.max(0, Math.floor(cx - wide * ground.wide * 1.4));
      x < Math.min(w, cx + wide * ground.wide * 1.4);
      x++
    ) {
      const far = Math.hypot((x - cx) / (wide * ground.wide), (y - foot) / reach);
      const dark = ground.dark * (1 - smoothStep(0.25, 1.15, far));
      shade[y * w + x] = Math.min(shade[y * w + x]!, 1 - dark);
    }
}
