/** The one of our floors that is closest to the visible floor's colour. */
import { okLabFromLinear } from '../../colour/oklab.ts';
import type { MaterialSpec } from '../../materials/tile.ts';

/** Wood has at least this chroma and a hue in this range; carpet and stone have less. */
const wood = { leastColour: 0.06, hues: [25, 95] } as const;
/** Lightness below which it is walnut, or a dark stain. */
const dark = { wood: 0.45, stone: 0.4 } as const;

export function likeFloor(red: number, green: number, blue: number): MaterialSpec {
  const [lightness, a, b] = okLabFromLinear(red, green, blue);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const isWood = Math.hypot(a, b) > wood.leastColour && hue > wood.hues[0] && hue < wood.hues[1];
  if (isWood) return { kind: lightness < dark.wood ? 'walnutPlanks' : 'oakPlanks' };
  return { kind: lightness < dark.stone ? 'polishedConcrete' : 'carpet' };
}
