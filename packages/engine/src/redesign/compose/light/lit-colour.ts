/**
 * Colour of the light on the shell of the furnished room, from sky, sun and lamps. Dividing things by it makes
 * their white the photo's white.
 */
import type { ThingLight } from '../lay-in.ts';
import type { BareSurface } from './shell-light.ts';

/** Pixels with more coverage don't show the shell alone. */
const mostCovered = 0.02;
const leastColour = 0.02;
/** Samples every nth pixel. */
const stride = 7;
const leastSeen = 50;

const luminance = (colour: readonly number[]) =>
  0.2126 * colour[0]! + 0.7152 * colour[1]! + 0.0722 * colour[2]!;

/** Unweighted by brightness: the wall beside a lamp is a small part of the room. */
export function litColour(
  { radiance, coverage }: ThingLight,
  surfaceAt: (at: number) => BareSurface | undefined,
): [red: number, green: number, blue: number] | undefined {
  const sum: [number, number, number] = [0, 0, 0];
  let seen = 0;
  for (let at = 0; at < coverage.length; at += stride) {
    const surface = coverage[at]! > mostCovered ? undefined : surfaceAt(at);
    if (!surface) continue;
    const lit = surface.colour.map((own, c) => radiance[at * 3 + c]! / Math.max(leastColour, own));
    const level = luminance(lit);
    if (level <= 0) continue;
    for (let c = 0; c < 3; c++) sum[c]! += lit[c]! / level;
    seen++;
  }
  return seen < leastSeen ? undefined : [sum[0] / seen, sum[1] / seen, sum[2] / seen];
}
