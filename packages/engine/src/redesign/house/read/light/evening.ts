/** Tells evenings from days: by the sky, by the ground, and by lamps in the rooms. */
import { luminanceAt } from '../../../../colour/srgb.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../house-outline.ts';

/** Linear luminances, and shares of the old panes. */
export interface EveningSigns {
  readonly sky: number;
  /** Median of the old front, and its lit parts. */
  readonly facade: number;
  readonly litFacade: number;
  /** Bright parts of the panes. */
  readonly glass: number;
  readonly ground: { readonly dark: number; readonly middle: number; readonly lit: number };
  /** Panes as yellow as lamps. */
  readonly yellow: number;
  /** Warm panes that are brighter than the front around them, and those among them that are bright at all. */
  readonly warm: number;
  readonly glowing: number;
}

/** A darker sky is night, however bright lamps make the walls; a lighter one is, unless the walls are in the sun. */
const nightSky = 0.05;
const late = { sky: 0.15, walls: 2 } as const;
/** Dark walls and bright panes under a dim sky. */
const dim = { facade: 0.16, sky: 0.33, overWalls: 1.6, glass: 0.2 } as const;
/** Low sun leaves most ground in the shade of trees, and some of it lit. */
const shaded = { middle: 0.07, lit: 0.22 } as const;
/** Ratio of lit to shaded ground in sunshine, and level of ground that only daylight gives. */
const sunny = { contrast: 5, level: 0.35 } as const;
/** Yellow panes in front of dim walls. */
const lamps = { sky: 0.55, facade: 0.3, share: 0.12 } as const;
/** Share of panes that show lit rooms: more in sunshine, as lit curtains look like them; dim ones count over ground without sun. */
const rooms = { sky: 0.55, glowing: 0.155, inSun: 0.3, warm: 0.2, ground: 0.26 } as const;

export function isEvening(signs: EveningSigns): boolean {
  const { sky, facade, litFacade, glass, ground, yellow, warm, glowing } = signs;
  const contrast = ground.lit / Math.max(0.01, ground.dark);
  const isSunny = contrast > sunny.contrast;
  if (sky < nightSky || (sky < late.sky && facade < late.walls * sky && !isSunny)) return true;
  const shines = glass > dim.overWalls * facade && glass > dim.glass;
  const isDay = isSunny || ground.middle > sunny.level;
  const isShaded = ground.middle < shaded.middle && ground.lit < shaded.lit;
  if (facade < dim.facade && sky < dim.sky && ((shines && !isDay) || isShaded)) return true;
  if (sky < lamps.sky && litFacade < lamps.facade && yellow > lamps.share && !isSunny) return true;
  const isLit = glowing > (isSunny ? rooms.inSun : rooms.glowing);
  return sky < rooms.sky && (isLit || (warm > rooms.warm && ground.lit < rooms.ground));
}

/** Lamplight is yellow or at least warm, in linear values of the photo. */
const glow = { red: 190, yellow: 1.45, warm: 1.15, overWalls: 1.3, bright: 0.3 } as const;
/** Sunlit walls misclassified as panes are no brighter than other walls. */
const overLitWalls = 1.15;
const leastPanes = 20;

export function glowOf(
  { classOf, photo }: Analysis,
  { mask }: HouseOutline,
  walls: number,
  litWalls: number,
): Pick<EveningSigns, 'yellow' | 'warm' | 'glowing'> {
  let [panes, yellow, warm, glowing] = [0, 0, 0, 0];
  for (let i = 0; i < classOf.length; i += 3) {
    if (mask[i] === 0 || classOf[i] !== classNumber.window) continue;
    panes++;
    const [red, blue] = [photo.data[i * 3]!, Math.max(1, photo.data[i * 3 + 2]!)];
    const level = luminanceAt(photo.data, i * 3);
    if (red > glow.red && red > blue * glow.yellow && level > overLitWalls * litWalls) yellow++;
    if (red < blue * glow.warm || level < glow.overWalls * walls) continue;
    warm++;
    if (level > glow.bright) glowing++;
  }
  if (panes < leastPanes) return { yellow: 0, warm: 0, glowing: 0 };
  return { yellow: yellow / panes, warm: warm / panes, glowing: glowing / panes };
}
