/** Wall art, hung alone or in groups. */
import type { Random } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { box } from '../solids.ts';
import { type ArtMotif, compositions } from './art/motifs.ts';

const artPalettes: readonly (readonly string[])[] = [
  ['#e9e2d4', '#c98a5c', '#2f4a4a', '#d9b98c', '#7d3a30'],
  ['#efeae0', '#27364f', '#c8922f', '#a9b6b0', '#8a4a36'],
  ['#f0ece4', '#8f9d82', '#d3a193', '#4a3f38', '#c9b48c'],
  ['#ece6da', '#2b2d30', '#a5a09a', '#d8d2c6', '#6f6a63'],
  ['#e6ded0', '#5f7a92', '#e0a878', '#33506d', '#f0d9b8'],
];

/** Default motifs, for rooms without a style. */
const usualMotifs: readonly ArtMotif[] = ['hills', 'arches', 'stem', 'stones', 'blocks', 'circle'];

/** Paper, inks and motif of a picture. */
export interface ArtChoice {
  readonly inks: readonly string[];
  readonly motifs: readonly ArtMotif[];
  readonly hasMat: boolean;
}

/** A framed picture centred at (0, 0) on a wall. */
export function picture(
  b: SceneBuilder,
  width: number,
  height: number,
  frame: MaterialHandle,
  random: Random,
  choice?: ArtChoice,
): void {
  const palette = choice?.inks ?? random.pick(artPalettes);
  const inks = palette.map((hex) =>
    b.material({
      name: `ink ${hex}`,
      surface: 'opaque',
      albedo: linearFromHex(hex),
      roughness: 0.8,
    }),
  );
  b.begin('art', 'picture');
  const [w, h] = [width / 2, height / 2];
  const t = 0.022;
  box(b, [-w - t, -h - t, 0], [w + t, -h, 0.032], frame);
  box(b, [-w - t, h, 0], [w + t, h + t, 0.032], frame);
  box(b, [-w - t, -h, 0], [-w, h, 0.032], frame);
  box(b, [w, -h, 0], [w + t, h, 0.032], frame);
  const mat = b.material({
    name: 'passepartout',
    surface: 'opaque',
    albedo: linearFromHex('#f1ede4'),
    roughness: 0.9,
  });
  const hasMat = choice?.hasMat ?? random.chance(0.6);
  const inset = hasMat ? Math.min(width, height) * 0.12 : 0;
  if (inset > 0) b.quad([-w, -h, 0.012], [w, -h, 0.012], [w, h, 0.012], [-w, h, 0.012], mat);
  const [pw, ph] = [width - inset * 2, height - inset * 2];
  b.quad(
    [-pw / 2, -ph / 2, 0.014],
    [pw / 2, -ph / 2, 0.014],
    [pw / 2, ph / 2, 0.014],
    [-pw / 2, ph / 2, 0.014],
    inks[0]!,
  );
  const motif = random.pick(choice?.motifs ?? usualMotifs);
  compositions[motif](b, pw, ph, 0.0155, inks, random);
  b.facts.art = true;
}

/** One, two, three in a row, or a loose gallery; about `width` wide, centred at eye height. */
export function pictures(
  b: SceneBuilder,
  width: number,
  frame: readonly MaterialHandle[],
  random: Random,
): void {
  const style = width > 1.4 ? random.integer(0, 3) : 0;
  const y = 1.55;
  const one = (x: number, dy: number, w: number, h: number) =>
    b.place({ at: [x, y + dy, 0.01] }, () => picture(b, w, h, random.pick(frame), random));
  if (style === 0) one(0, 0.05, Math.min(1.25, width * 0.85), random.chance(0.5) ? 0.85 : 1.0);
  else if (style === 1) for (const side of [-1, 1]) one(side * 0.48, 0, 0.72, 0.95);
  else if (style === 2)
    for (const side of [-1, 0, 1]) one(side * Math.min(0.72, width * 0.3), 0, 0.52, 0.7);
  else {
    const spots = [
      [-0.75, 0.18, 0.5, 0.62],
      [-0.16, 0.3, 0.44, 0.4],
      [-0.16, -0.22, 0.44, 0.44],
      [0.42, 0.06, 0.52, 0.75],
      [-0.75, -0.4, 0.5, 0.34],
    ] as const;
    for (const [x, dy, w, h] of spots) one(x, dy, w, h);
  }
}
