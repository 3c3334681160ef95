/** Panes as dark and as contrasty as those of the photo: what its camera made of glass is known, what stands across the street is not. */
import { linearFromSrgb8, srgb8FromLinear } from '../../../../colour/srgb.ts';
import type { PaneLevels } from '../../read/light/photo-light.ts';

/** Contrast is changed by these powers at most; panes are darkened, not lit. */
const powers = { least: 0.9, most: 1.3 } as const;
/** Light over the bright panes of the photo is pressed into this share of theirs. */
const overBright = 1;
/** Share of the way to the photo's middle: wholly there, panes were dead. */
const darkened = 0.5;
const fewestPixels = 60;
/** Least share of glass from which a pixel is counted. */
const countedShare = 0.9;

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

function linear(code: number): number {
  const low = Math.max(0, Math.min(254, Math.floor(code)));
  const [a, c] = [linearFromSrgb8[low]!, linearFromSrgb8[low + 1]!];
  return a + (c - a) * Math.min(1, code - low);
}

function pressed(level: number, bright: number): number {
  if (level <= bright) return level;
  const room = bright * overBright;
  return bright + room * (1 - Math.exp(-(level - bright) / room));
}

/** Changes `colours` (0..255) where `glass` (0..1) says that a pixel is glass, in place. */
export function tonePanes(colours: Float32Array, glass: Float32Array, panes: PaneLevels): void {
  const levelAt = (i: number) =>
    luminance(linear(colours[i * 3]!), linear(colours[i * 3 + 1]!), linear(colours[i * 3 + 2]!));
  const levels: number[] = [];
  for (let i = 0; i < glass.length; i++) if (glass[i]! > countedShare) levels.push(levelAt(i));
  if (levels.length < fewestPixels) return;
  levels.sort((a, c) => a - c);
  const quantile = (share: number) =>
    Math.max(0.002, levels[Math.floor(share * (levels.length - 1))]!);
  const middle = quantile(0.5);
  const aim = middle * Math.min(1, panes.middle / middle) ** darkened;
  const own = Math.log(Math.max(1.3, quantile(0.85) / quantile(0.15)));
  const power = Math.max(
    powers.least,
    Math.min(powers.most, Math.log(panes.bright / panes.dark) / own),
  );
  for (let i = 0; i < glass.length; i++) {
    const share = glass[i]!;
    if (share === 0) continue;
    const level = Math.max(0.001, levelAt(i));
    const wished = pressed(aim * (level / middle) ** power, panes.bright);
    const factor = 1 + (wished / level - 1) * share;
    for (let c = 0; c < 3; c++)
      colours[i * 3 + c] = srgb8FromLinear(Math.min(1, linear(colours[i * 3 + c]!) * factor));
  }
}
