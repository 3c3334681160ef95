/**
 * Styles that a picture resembles by its colours and light, each with a reason. A tendency, not a verdict.
 */
import type { Pull } from '../styles/style.ts';
import { exteriorStyles, interiorStyles } from '../styles/styles.ts';
import type { PictureKind } from './scene-kind.ts';
import type { SeenColour, SeenSurface, StyleGuess } from './seen.ts';

/** Palette measures that distinguish styles, each 0..1. */
export interface PaletteMood {
  readonly light: number;
  readonly dark: number;
  readonly wood: number;
  readonly grey: number;
  readonly colour: number;
  readonly warm: number;
  readonly green: number;
  readonly red: number;
}

interface StyleRow {
  readonly style: string;
  readonly pull: Pull;
}

const rowsOf = (
  styles: readonly { readonly name: string; readonly guessedAs?: string; readonly pull?: Pull }[],
): StyleRow[] =>
  styles.flatMap(({ name, guessedAs, pull }) => (pull ? { style: guessedAs ?? name, pull } : []));

const styleRows: Partial<Readonly<Record<PictureKind, readonly StyleRow[]>>> = {
  interior: rowsOf(interiorStyles),
  exterior: rowsOf(exteriorStyles),
};

const reasonOf: Record<keyof PaletteMood, string> = {
  light: 'much white and light surface',
  dark: 'deep, dark tones',
  wood: 'wood tones',
  grey: 'greys and concrete tones',
  colour: 'strong colours',
  warm: 'a warm palette',
  green: 'greenery',
  red: 'brick and terracotta tones',
};

const isWood = /oak|wood|walnut|tan|brown|honey|caramel|chestnut|sand|camel|ochre|bronze/;
const isRed = /brick|terracotta|rust|red|russet|clay|maroon/;
const isGrey = /grey|slate|charcoal|concrete|silver|stone|pewter/;

export function moodOf(
  palette: readonly SeenColour[],
  surfaces: readonly SeenSurface[],
): PaletteMood {
  let [light, dark, wood, grey, colour, warm, green, red] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { name, hex, share } of palette) {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    const top = Math.max(r, g, b);
    const spread = top - Math.min(r, g, b);
    if (top > 190 && spread < 45) light += share;
    if (top < 85) dark += share;
    if (isWood.test(name)) wood += share;
    if (isGrey.test(name) || (spread < 22 && top >= 85 && top <= 190)) grey += share;
    if (spread > 90) colour += share;
    if (r > b + 12) warm += share;
    if (g > r + 8 && g > b + 4) green += share;
    if (isRed.test(name)) red += share;
  }
  green = Math.max(green, surfaces.find(({ name }) => name === 'vegetation')?.share ?? 0);
  return { light, dark, wood, grey, colour, warm, green, red };
}

export function guessStyles(
  kind: PictureKind,
  palette: readonly SeenColour[],
  surfaces: readonly SeenSurface[],
): StyleGuess[] {
  const mood = moodOf(palette, surfaces);
  const scored = (styleRows[kind] ?? [])
    .map((row) => {
      const pulls = (Object.entries(row.pull) as [keyof PaletteMood, number][]).map(
        ([key, weight]) => ({ key, force: weight * mood[key] }),
      );
      return {
        style: row.style,
        score: Math.exp(4 * pulls.reduce((sum, { force }) => sum + force, 0)),
        reasons: pulls
          .filter(({ force }) => force > 0.08)
          .sort((a, b) => b.force - a.force)
          .slice(0, 3)
          .map(({ key }) => reasonOf[key]),
      };
    })
    .sort((a, b) => b.score - a.score);
  const total = scored.reduce((sum, { score }) => sum + score, 0);
  return scored
    .filter(({ reasons }) => reasons.length > 0)
    .slice(0, 3)
    .map(({ style, score, reasons }) => ({ style, likelihood: score / total, reasons }));
}
