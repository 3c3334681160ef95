/** Colours by common name, with hue on the painters' colour wheel, lightness and warmth. */
export interface Colour {
  readonly name: string;
  readonly words: string;
  /** Degrees on the red-yellow-blue wheel; absent for neutrals. */
  readonly hue?: number;
  readonly warmth: 'warm' | 'cool' | 'neutral';
  /** 0 is almost white, 3 almost black. */
  readonly depth: 0 | 1 | 2 | 3;
  readonly label?: string;
}

/** Longer names precede names that they contain. */
export const colours: readonly Colour[] = [
  {
    name: 'olive green',
    words: 'olive(?: green)?',
    hue: 150,
    warmth: 'warm',
    depth: 2,
    label: 'Olive green',
  },
  {
    name: 'sage green',
    words: 'sage(?: green)?',
    hue: 170,
    warmth: 'cool',
    depth: 1,
    label: 'Sage green',
  },
  {
    name: 'dark green',
    words: '(?:dark|forest|bottle|emerald|hunter|deep) green|emerald',
    hue: 180,
    warmth: 'cool',
    depth: 3,
    label: 'Dark green',
  },
  {
    name: 'navy',
    words: 'navy(?: blue)?|(?:dark|ink|midnight|deep) blue',
    hue: 240,
    warmth: 'cool',
    depth: 3,
    label: 'Navy blue',
  },
  {
    name: 'light blue',
    words: '(?:light|pale|sky|baby|powder|soft) blue',
    hue: 240,
    warmth: 'cool',
    depth: 1,
    label: 'Light blue',
  },
  { name: 'teal', words: 'teal|petrol', hue: 210, warmth: 'cool', depth: 2, label: 'Teal' },
  { name: 'charcoal', words: 'charcoal|anthracite|dark gr[ea]y', warmth: 'cool', depth: 3 },
  {
    name: 'terracotta',
    words: 'terracotta|rust|clay',
    hue: 40,
    warmth: 'warm',
    depth: 2,
    label: 'Terracotta',
  },
  { name: 'mustard', words: 'mustard|ochre', hue: 110, warmth: 'warm', depth: 2, label: 'Yellow' },
  { name: 'burgundy', words: 'burgundy|bordeaux|maroon', hue: 350, warmth: 'warm', depth: 3 },
  { name: 'orange', words: 'orange', hue: 60, warmth: 'warm', depth: 2 },
  {
    name: 'pink',
    words: '(?:dusty |blush )?pink|blush',
    hue: 350,
    warmth: 'warm',
    depth: 1,
    label: 'Pink',
  },
  { name: 'lilac', words: 'lilac|lavender|mauve', hue: 300, warmth: 'cool', depth: 1 },
  { name: 'purple', words: 'purple|aubergine|plum', hue: 300, warmth: 'cool', depth: 3 },
  { name: 'cream', words: 'cream|off[- ]white|ivory|warm white', warmth: 'warm', depth: 0 },
  {
    name: 'beige',
    words: 'beige|taupe|greige|sand',
    warmth: 'warm',
    depth: 1,
    label: 'Beige and brown',
  },
  { name: 'brown', words: 'brown|chocolate', warmth: 'warm', depth: 3, label: 'Beige and brown' },
  { name: 'white', words: 'white', warmth: 'neutral', depth: 0, label: 'White' },
  { name: 'grey', words: 'gr[ea]y', warmth: 'cool', depth: 1, label: 'Grey' },
  { name: 'black', words: 'black', warmth: 'neutral', depth: 3, label: 'Black' },
  { name: 'yellow', words: 'yellow', hue: 120, warmth: 'warm', depth: 1, label: 'Yellow' },
  { name: 'green', words: 'green', hue: 180, warmth: 'cool', depth: 2 },
  { name: 'blue', words: 'blue', hue: 240, warmth: 'cool', depth: 2 },
  { name: 'red', words: 'red', hue: 0, warmth: 'warm', depth: 2 },
];
