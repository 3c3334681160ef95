/** Which styles a picture leans to, by its colours and light; each row says why. A lean, not a verdict. */
import type { PictureKind } from './scene-kind.ts';
import type { SeenColour, SeenSurface, StyleGuess } from './seen.ts';

/** Measures of a palette that styles differ in, each 0..1. */
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
  readonly kind: PictureKind;
  readonly pull: Partial<Record<keyof PaletteMood, number>>;
}

const styleRows: readonly StyleRow[] = [
  {
    style: 'Scandinavian',
    kind: 'interior',
    pull: { light: 1.2, wood: 0.9, colour: -0.6, dark: -0.8 },
  },
  {
    style: 'Minimal',
    kind: 'interior',
    pull: { light: 1.3, grey: 0.5, colour: -1, wood: -0.4, dark: -0.3 },
  },
  { style: 'Modern', kind: 'interior', pull: { grey: 0.9, light: 0.5, dark: 0.5, colour: -0.4 } },
  { style: 'Industrial', kind: 'interior', pull: { grey: 0.8, dark: 0.9, red: 0.8, light: -0.6 } },
  { style: 'Rustic', kind: 'interior', pull: { wood: 1.3, warm: 0.7, dark: 0.2, grey: -0.5 } },
  { style: 'Farmhouse', kind: 'interior', pull: { wood: 0.8, light: 0.8, warm: 0.3, dark: -0.4 } },
  {
    style: 'Classic',
    kind: 'interior',
    pull: { warm: 0.7, light: 0.4, wood: 0.3, colour: 0.1, grey: -0.3 },
  },
  { style: 'Bohemian', kind: 'interior', pull: { colour: 1.3, warm: 0.6, green: 0.4, grey: -0.6 } },
  {
    style: 'MidCentury',
    kind: 'interior',
    pull: { wood: 0.9, colour: 0.6, warm: 0.4, light: -0.1 },
  },
  { style: 'Cottage', kind: 'exterior', pull: { green: 0.9, warm: 0.5, light: 0.2, grey: -0.3 } },
  {
    style: 'Mediterranean',
    kind: 'exterior',
    pull: { warm: 0.9, light: 0.6, red: 0.6, green: -0.2 },
  },
  { style: 'Traditional', kind: 'exterior', pull: { red: 0.9, warm: 0.5, dark: 0.1 } },
  { style: 'Coastal', kind: 'exterior', pull: { light: 1, grey: 0.3, warm: -0.3, red: -0.5 } },
  { style: 'Rustic', kind: 'exterior', pull: { wood: 1.2, green: 0.3, dark: 0.2 } },
  {
    style: 'Modernist (Mies Van Der Rohe)',
    kind: 'exterior',
    pull: { grey: 0.9, dark: 0.7, warm: -0.4, red: -0.4 },
  },
  {
    style: 'Modernist (Le Corbusier)',
    kind: 'exterior',
    pull: { light: 0.9, grey: 0.6, red: -0.4, wood: -0.4 },
  },
];

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
  const scored = styleRows
    .filter((row) => row.kind === kind)
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
