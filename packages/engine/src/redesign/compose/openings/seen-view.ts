/**
 * View through a photo's kept windows at each height, for redrawn windows and for mirrors.
 */
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import { luminance, mix } from '../../../ops/ramps.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import type { KeptOpenings } from './kept-openings.ts';

/** Writes the linear light from a direction above the horizon. */
export type SeenView = (elevationRad: number, out: Float32Array, at: number) => void;

/** Around the horizon: higher and lower, blinds and sills hide it. */
const [lowestRad, highestRad, binRad] = [-0.3, 0.125, 0.025];
const bins = Math.round((highestRad - lowestRad) / binRad);
/** Smaller glass, as a share of the picture, shows too little. */
const leastShare = 0.004;
const leastInBin = 6;
const stride = 3;
/** Greener views look like the gardens that redrawn windows show anyway. */
const green = 1.04;

/** Least ratio of light between the rows: a wall next door would fill redrawn windows with one tone. */
const leastContrast = 1.5;

type Rgb = [number, number, number];

/** The one of middle luminance: glazing bars and branches are left out. */
function middleOf(colours: Rgb[]): Rgb {
  colours.sort((one, other) => luminance(one) - luminance(other));
  return colours[colours.length >> 1]!;
}

const isGreen = (rows: readonly Rgb[]): boolean => {
  const [red, green_, blue] = [0, 1, 2].map((c) => rows.reduce((sum, row) => sum + row[c]!, 0));
  return green_! > green * red! && green_! > green * blue!;
};

/**
 * Undefined without clear windows, or where they show a garden.
 * @param isClear whether a pixel lies in no redrawn window
 */
export function seenView(
  { camera, photo: { widthPx: w, heightPx: h } }: Pick<Analysis, 'camera' | 'photo'>,
  { share, view }: Pick<KeptOpenings, 'share' | 'view'>,
  isClear: (x: number, y: number) => boolean,
): SeenView | undefined {
  const { rotation: m, principal, focalPx } = camera;
  const seen: Rgb[][] = Array.from({ length: bins }, () => []);
  let count = 0;
  for (let y = 0; y < h; y += stride)
    for (let x = 0; x < w; x += stride) {
      const at = y * w + x;
      if (share[at]! < 0.95 || !isClear(x, y)) continue;
      const [a, b] = [(x - principal.x) / focalPx, (y - principal.y) / focalPx];
      const way = [0, 1, 2].map((k) => m[k]! * a + m[k + 3]! * b + m[k + 6]!);
      const elevation = Math.atan2(-way[1]!, Math.hypot(way[0]!, way[2]!));
      const bin = Math.floor((elevation - lowestRad) / binRad);
      if (bin < 0 || bin >= bins) continue;
      count++;
      seen[bin]!.push([0, 1, 2].map((c) => linearFromSrgb8[view[at * 3 + c]!]!) as Rgb);
    }
  if (count * stride * stride < leastShare * w * h) return undefined;
  const known = seen.flatMap((colours, bin) =>
    colours.length < leastInBin ? [] : [{ bin, colour: middleOf(colours) }],
  );
  const [first, last] = [known[0], known.at(-1)];
  const lights = known.map(({ colour }) => luminance(colour));
  if (Math.max(...lights) < leastContrast * Math.min(...lights)) return undefined;
  if (!first || !last || isGreen(known.map(({ colour }) => colour))) return undefined;
  return (elevationRad, out, at) => {
    const bin = (elevationRad - lowestRad) / binRad - 0.5;
    const upper = known.find((one) => one.bin >= bin) ?? last;
    const lower = known.findLast((one) => one.bin <= bin) ?? first;
    const part = upper.bin > lower.bin ? (bin - lower.bin) / (upper.bin - lower.bin) : 0;
    for (let c = 0; c < 3; c++) out[at + c] = mix(lower.colour[c]!, upper.colour[c]!, part);
  };
}
