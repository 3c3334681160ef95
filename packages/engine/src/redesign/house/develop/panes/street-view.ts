/** The opposite side of the street for reflections: one of our views, toned to the photo. */
import { linearFromSrgb8 } from '../../../../colour/srgb.ts';
import { smoothStep } from '../../../../ops/ramps.ts';
import { openView } from '../../../compose/openings/outside-view.ts';

const names = ['garden', 'meadow'] as const;
/** Distance of the view's trees, and height of its horizon. */
const awayMetres = 13;
const eyeMetres = 1.6;
/** Row where lawn and beds start, as a share of the view's height. */
const lawnShare = 0.615;
/** Mean light of crowns and lawn in the views. */
const means = { crowns: 0.16, lawn: 0.42 } as const;

/** Their mean colours at luminance 1. */
const tints = { crowns: [0.82, 1.12, 0.46], lawn: [0.87, 1.1, 0.37] } as const;

export interface StreetPoint {
  /** 0..1: share of open sky. */
  sky: number;
  /** Light relative to the mean of the crowns, or of the ground. */
  light: number;
  /** 0..1: how much of it is ground. */
  ground: number;
  /** Linear colour against the mean of the crowns, or of the ground, at luminance 1. */
  readonly tint: [number, number, number];
}

interface StreetView {
  readonly w: number;
  readonly h: number;
  readonly sky: Float32Array;
  readonly light: Float32Array;
  /** Three per pixel. */
  readonly tint: Float32Array;
  readonly perMetre: number;
  readonly horizon: number;
}

const opened = new Map<string, StreetView>();

/** Downscaling of the view: blurred crowns look like smoke in a pane. */
const shrinks = { glass: 1, far: 2 } as const;

function openStreet(seed: number, use: keyof typeof shrinks): StreetView {
  const name = names[Math.abs(seed) % names.length]!;
  const key = `${name} ${use}`;
  const known = opened.get(key);
  if (known) return known;
  const { image, focalPx, horizonPx } = openView(name);
  const shrink = shrinks[use];
  const [w, h] = [Math.floor(image.widthPx / shrink), Math.floor(image.heightPx / shrink)];
  const sky = new Float32Array(w * h);
  const light = new Float32Array(w * h);
  const tint = new Float32Array(w * h * 3);
  const share = 1 / shrink ** 2;
  for (let y = 0; y < h * shrink; y++)
    for (let x = 0; x < w * shrink; x++) {
      const at = (y * image.widthPx + x) * 3;
      const i = Math.floor(y / shrink) * w + Math.floor(x / shrink);
      const [red, green, blue] = [image.data[at]!, image.data[at + 1]!, image.data[at + 2]!];
      const isLawn = i / w >= h * lawnShare;
      // leaves are never bluer than green
      if (!isLawn)
        sky[i]! += share * smoothStep(-10, -2, blue - green) * smoothStep(95, 140, green);
      const level =
        0.2126 * linearFromSrgb8[red]! +
        0.7152 * linearFromSrgb8[green]! +
        0.0722 * linearFromSrgb8[blue]!;
      light[i]! += (share * level) / (isLawn ? means.lawn : means.crowns);
      const mean = isLawn ? tints.lawn : tints.crowns;
      for (const c of [0, 1, 2] as const)
        tint[i * 3 + c]! +=
          (share * linearFromSrgb8[image.data[at + c]!]!) / Math.max(0.004, level) / mean[c];
    }
  const perMetre = focalPx / shrink / awayMetres;
  const view = { w, h, sky, light, tint, perMetre, horizon: horizonPx / shrink };
  if (use === 'glass') closeCrowns(view);
  opened.set(key, view);
  return view;
}

/** Narrower gaps between crowns look like smoke in a pane; in columns. */
const leastGap = 7;
/** Share of the horizon's row below which trees have no gaps. */
const closedShare = 0.86;

/** Visible sky: from the top down through gaps that are wide enough. */
function openGaps({ w, sky, horizon }: StreetView): Uint8Array {
  const open = new Uint8Array(sky.length);
  for (let y = 0; y < closedShare * horizon; y++)
    for (let x = 0; x < w; ) {
      const from = x;
      let isReached = y === 0;
      for (; x < w && sky[y * w + x]! >= 0.5; x++) isReached ||= open[(y - 1) * w + x] === 1;
      if (isReached && x - from >= leastGap) open.fill(1, y * w + from, y * w + x);
      x++;
    }
  return open;
}

/** Fills gaps that are too narrow with the leaves beside them. */
function closeCrowns(view: StreetView): void {
  const { w, sky, light, tint } = view;
  const open = openGaps(view);
  const isCrown = sky.map((share) => (share === 0 ? 1 : 0));
  for (let i = 0; i < sky.length; i++) {
    if (sky[i] === 0 || open[i] === 1) continue;
    if (open[i - 1] === 1 || open[i + 1] === 1 || open[i - w] === 1 || open[i + w] === 1) continue;
    sky[i] = 0;
    const row = i - (i % w);
    let away = 1;
    while (away < w && isCrown[i - away] !== 1 && isCrown[i + away] !== 1) away++;
    const side = isCrown[i - away] === 1 ? -1 : 1;
    const from = Math.max(row, Math.min(row + w - 1, i + side * (2 * away - 1)));
    const source = isCrown[from] === 1 ? from : i + side * away;
    light[i] = light[source]!;
    for (const c of [0, 1, 2] as const) tint[i * 3 + c] = tint[source * 3 + c]!;
  }
}

/** Samples the view, mirrored beyond its ends. */
function sample(
  { w, h, sky, light, tint }: StreetView,
  along: number,
  row: number,
  out: StreetPoint,
) {
  const turned = ((along % (2 * w)) + 2 * w) % (2 * w);
  const column = Math.min(w - 2, turned < w ? turned : 2 * w - turned);
  const held = Math.min(h - 2, Math.max(0, row));
  const [u, v] = [Math.max(0, Math.floor(column)), Math.floor(held)];
  const [fu, fv] = [Math.max(0, column - u), held - v];
  const at = v * w + u;
  const mixed = (of: Float32Array) => {
    const top = of[at]! + (of[at + 1]! - of[at]!) * fu;
    const low = of[at + w]! + (of[at + w + 1]! - of[at + w]!) * fu;
    return top + (low - top) * fv;
  };
  // above the view is only sky
  out.sky = row < -overShare * h ? 1 : mixed(sky);
  out.light = mixed(light);
  const nearest = (Math.round(held) * w + Math.round(column)) * 3;
  for (const c of [0, 1, 2] as const) out.tint[c] = tint[nearest + c]!;
  out.ground = smoothStep(h * lawnShare - soft * h, h * lawnShare + soft * h, held);
}

const overShare = 0.08;
/** Share of the view's height over which the ground and things on it are blended. */
const soft = 0.012;
const shiftOf = (w: number, seed: number) => w * (0.5 + ((Math.abs(seed) * 0.618) % 1));

/** Samples by metres along the street and above its ground. */
export type Street = (x: number, y: number, out: StreetPoint) => void;

export function streetFor(seed: number): Street {
  const view = openStreet(seed, 'glass');
  const shift = shiftOf(view.w, seed);
  return (x, y, out) =>
    sample(view, x * view.perMetre + shift, view.horizon - (y - eyeMetres) * view.perMetre, out);
}

/** Height of the view's trees above the horizon, relative to the height below it. */
const treesShare = 0.8;

/**
 * This close to the horizon, as a share of its row, distant trees have no gaps; limit of their trunks'
 * brightness.
 */
const clearShare = 0.62;
const brightest = 1.5;

/** The same trees at a distance: pixels to the right, and above the horizon, of a photo where they are this tall. */
export function farTrees(seed: number, tallPx: number): Street {
  const view = openStreet(seed, 'far');
  const shift = shiftOf(view.w, seed);
  const scale = Math.max(0.35, Math.min(1.3, (view.horizon * treesShare) / Math.max(8, tallPx)));
  const lawn = Math.floor(view.h * lawnShare) - 1;
  return (x, y, out) => {
    const row = view.horizon - y * scale;
    // undergrowth replaces lawn
    sample(view, x * scale + shift, row > lawn ? 2 * lawn - row : row, out);
    // pale trunks are not sky
    if (row > clearShare * view.horizon) out.sky = 0;
    out.light = Math.min(brightest, out.light);
  };
}
