/** The darkest parts of the new house are as dark as those of the photo around it: haze and stray light lift them all. */
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';

const darkShare = 0.012;
const fewestPixels = 200;
/** Light that is added or taken away at most. */
const limits = { lifted: 0.018, sunk: 0.022 } as const;
/** Share of the way: what is dark in a house may just be missing in the photo. */
const moved = { lifted: 0.6, sunk: 0.7 } as const;

function linear(code: number): number {
  const low = Math.max(0, Math.min(254, Math.floor(code)));
  const [a, c] = [linearFromSrgb8[low]!, linearFromSrgb8[low + 1]!];
  return a + (c - a) * Math.min(1, code - low);
}

/** Stretches or compresses the light of `colours` (0..255) in place, so that its dark end is at `black`, white where it is. */
export function matchBlacks(colours: Float32Array, coverage: Float32Array, black: number): void {
  const levels: number[] = [];
  for (let i = 0; i < coverage.length; i += 3)
    if (coverage[i]! > 0.99)
      levels.push(
        0.2126 * linear(colours[i * 3]!) +
          0.7152 * linear(colours[i * 3 + 1]!) +
          0.0722 * linear(colours[i * 3 + 2]!),
      );
  if (levels.length < fewestPixels) return;
  levels.sort((a, c) => a - c);
  const own = levels[Math.floor(darkShare * levels.length)]!;
  const veil =
    black > own
      ? Math.min(limits.lifted, (black - own) * moved.lifted)
      : -Math.min(limits.sunk, (own - black) * moved.sunk);
  for (let i = 0; i < coverage.length; i++) {
    if (coverage[i] === 0) continue;
    for (let at = i * 3; at < i * 3 + 3; at++) {
      const was = linear(colours[at]!);
      const now = veil > 0 ? veil + was * (1 - veil) : (was + veil) / (1 + veil);
      // what is darker than the dark end keeps some light
      colours[at] = srgb8FromLinear(Math.max(was * 0.35, now));
    }
  }
}
