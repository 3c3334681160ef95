/** Plants drawn leaf by leaf or blade by blade, from the inside out, lit from above and from the sun's side. */
import { srgb8FromLinear } from '../../../colour/srgb.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { createRandom, type Random } from '../../../random/random.ts';
import { leafNoise } from '../leaf-noise.ts';
import type { Leaves } from './leaf-patches.ts';

export interface Clump {
  /** Centre and foot in the photo. */
  readonly x: number;
  readonly y: number;
  /** Half width, and height. */
  readonly wide: number;
  readonly high: number;
  /** Leaves on twigs, or blades from one foot; a shrub when left out. */
  readonly kind?: 'shrub' | 'grass';
  /** It stands on paving, in a trough. */
  readonly isPaved?: true;
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

/** Leaves: length as a share of the plant's height, of the photo's width at most, and how many times they cover it. */
const leaf = {
  share: 0.052,
  leastPx: 1.3,
  most: 0.003,
  slim: 0.5,
  layers: 3.4,
  count: 12000,
} as const;
/** Leaves inside a shrub, so that no wall shows through: fewer, larger and darker. */
const core = { share: 0.3, out: 0.82, lit: 0.62, long: 2.1 } as const;
/** The lowest part of a shrub is below the ground: it is no ball that lies there. */
const sunk = 0.3;
/** Depth of the lumps in a shrub's outline, which is no ball. */
const lumps = 0.42;
/** Light on leaves: under the crown, of the sky, of the sun; and how far a leaf leans from its crown. */
const light = { inside: 0.36, sky: 0.62, sun: 0.98, lean: 0.75, spread: 0.34 } as const;
const sunUp = 0.62;
/** Blades of a tuft, and their width in pixels at least. */
const blades = { fewest: 46, ofWidth: 2.6, leastPx: 0.9 } as const;
/** Shade on the ground, and how far it reaches as a share of the plant's width and height. */
const ground = { dark: 0.62, wide: 1.15, deep: 0.16 } as const;

export interface Sunlit {
  /** -1 or 1: side of the sun. */
  readonly sunSide: number;
  readonly seed: number;
}

/** Seed of a plant, which selects its leaves. */
export const plantOf = ({ x, y }: Clump): number => Math.round(x * 7 + y * 3);

type Size = readonly [w: number, h: number];

/** Draws a plant over what was drawn before. */
export function drawClump(
  layer: PlantLayer,
  size: Size,
  clump: Clump,
  leaves: Leaves,
  sunlit: Sunlit,
): void {
  shadeGround(layer, size, clump);
  const random = createRandom(sunlit.seed * 31 + plantOf(clump));
  if (clump.kind === 'grass') drawTuft(layer, size, clump, leaves, random);
  else drawShrub(layer, size, clump, leaves, sunlit, random);
}

interface Splat {
  x: number;
  y: number;
  depth: number;
  lit: number;
  long: number;
}

function drawShrub(
  layer: PlantLayer,
  photo: Size,
  clump: Clump,
  leaves: Leaves,
  { sunSide, seed }: Sunlit,
  random: Random,
): void {
  const { x: cx, y: foot, wide, high } = clump;
  const plant = plantOf(clump);
  const long = Math.max(leaf.leastPx, Math.min(leaf.most * photo[0], leaf.share * high));
  const area = Math.PI * wide * high * 0.72;
  const count = Math.min(
    leaf.count,
    Math.round((leaf.layers * area) / (Math.PI * long * long * leaf.slim)),
  );
  const inner = Math.round(count * core.share);
  const splats = Array.from({ length: count + inner }, (_, k): Splat => {
    const isInner = k < inner;
    // a direction towards us or aside, and how far out on it
    const around = random.between(0, 2 * Math.PI);
    const towards = random.between(-0.25, 1);
    const flat = Math.sqrt(1 - towards * towards);
    const [nx, ny] = [flat * Math.cos(around), flat * Math.sin(around)];
    const out = Math.cbrt(random.between(0.22, 1)) * (isInner ? core.out : 1);
    const lump =
      leafNoise(nx * 40 + 90, ny * 40 + towards * 25 + 90, 17, seed + plant) * 0.7 +
      leafNoise(nx * 40 + 50, ny * 40 + towards * 25 + 50, 8, seed + plant + 5) * 0.3;
    const far = out * (1 + lumps * (lump - 0.66));
    const up = sunk + (1 - sunk) * ny * far;
    const lean = () => random.between(-light.lean, light.lean);
    const facing =
      (nx + lean()) * sunSide * 0.62 + (ny + lean()) * sunUp + (towards + lean()) * 0.4;
    const outer = smoothStep(0.45, 1, out * (0.72 + 0.5 * lump));
    const under = smoothStep(-0.1, 0.55, up);
    const open = light.inside + (1 - light.inside) * outer * (0.35 + 0.65 * under);
    const lit = open * (light.sky * (0.6 + 0.4 * ny) + light.sun * Math.max(0, facing) * under);
    return {
      x: cx + nx * far * wide,
      y: foot - Math.max(0.1 * random.between(0, 1), up) * high,
      depth: towards * far - (isInner ? 1 : 0),
      lit: isInner ? lit * core.lit : lit,
      long: isInner ? long * core.long : long,
    };
  });
  splats.sort((a, c) => a.depth - c.depth);
  const colour = new Float64Array(3);
  for (const { x, y, lit, long: size } of splats) {
    leaves(x - cx, y - foot + high / 2, plant, colour);
    const own = lit * (1 + random.between(-light.spread, light.spread));
    const turn = random.between(0, Math.PI);
    splat(layer, photo, { x, y, long: size * random.between(0.7, 1.25), turn }, colour, own);
  }
}

function drawTuft(
  layer: PlantLayer,
  size: Size,
  clump: Clump,
  leaves: Leaves,
  random: Random,
): void {
  const { x: cx, y: foot, wide, high } = clump;
  const plant = plantOf(clump);
  const count = Math.round(blades.fewest + blades.ofWidth * wide);
  const colour = new Float64Array(3);
  const thin = Math.max(blades.leastPx, high * 0.02);
  for (let k = 0; k < count; k++) {
    const from = random.between(-0.22, 0.22) * wide;
    const aside = random.between(-1, 1);
    const tall = high * random.between(0.55, 1) * (1 - 0.3 * aside * aside);
    const reach = aside * wide * random.between(0.5, 1);
    const own = random.between(0.55, 1.15);
    const steps = Math.max(4, Math.round(tall / thin));
    leaves(from + reach * 0.5, 0, plant + k, colour);
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const x = cx + from + reach * t * t;
      const y = foot - tall * (t - 0.22 * aside * aside * t * t);
      const lit = own * (light.inside + 0.85 * smoothStep(0, 0.75, t));
      splat(layer, size, { x, y, long: thin * (1.25 - 0.7 * t), turn: 0, slim: 1 }, colour, lit);
    }
  }
}

interface Ellipse {
  readonly x: number;
  readonly y: number;
  /** Half of its length, pixels, and its direction, radians. */
  readonly long: number;
  readonly turn: number;
  /** Width as a share of its length. */
  readonly slim?: number;
}

/** One leaf: a soft ellipse. */
function splat(
  { colours, alpha }: PlantLayer,
  [w, h]: Size,
  { x, y, long, turn, slim = leaf.slim }: Ellipse,
  colour: Float64Array,
  lit: number,
): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [a, b] = [long, Math.max(0.75, long * slim)];
  const reach = Math.ceil(a + 0.5);
  const own = [0, 1, 2].map((c) => srgb8FromLinear(Math.min(1, colour[c]! * lit)));
  const [x0, y0] = [Math.round(x), Math.round(y)];
  for (let v = Math.max(0, y0 - reach); v <= Math.min(h - 1, y0 + reach); v++)
    for (let u = Math.max(0, x0 - reach); u <= Math.min(w - 1, x0 + reach); u++) {
      const [dx, dy] = [u - x, v - y];
      const far = Math.hypot((dx * cos + dy * sin) / a, (dy * cos - dx * sin) / b);
      const cover = smoothStep(1.25, 0.65, far);
      if (cover < 0.02) continue;
      const i = v * w + u;
      const whole = 1 - (1 - alpha[i]!) * (1 - cover);
      for (const c of [0, 1, 2] as const) {
        const at = i * 3 + c;
        colours[at] = colours[at]! + ((own[c]! - colours[at]!) * cover) / whole;
      }
      alpha[i] = whole;
    }
}

function shadeGround(
  { shade }: PlantLayer,
  [w, h]: Size,
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
