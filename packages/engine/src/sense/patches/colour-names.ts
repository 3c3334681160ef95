/** Everyday names of colours in homes, by position in OKLab. */
import { type OkLab, okLabFromLinear } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';

const named: Readonly<Record<string, string>> = {
  white: 'ffffff',
  'off-white': 'f4f1ea',
  cream: 'f3e6c8',
  ivory: 'ece3d0',
  'light grey': 'd2d2d0',
  grey: '9b9b99',
  'dark grey': '5c5c5b',
  charcoal: '373839',
  black: '141414',
  greige: 'c4bbae',
  beige: 'd9c6a5',
  sand: 'cdb48a',
  taupe: '8d7f71',
  brown: '775c49',
  camel: 'b98f5b',
  oak: 'b78b5a',
  honey: 'c98f3f',
  walnut: '65452f',
  chestnut: '7d4630',
  chocolate: '432c20',
  terracotta: 'b9623f',
  brick: '94483a',
  rust: '9a4a22',
  red: 'b3262b',
  burgundy: '611f2b',
  coral: 'e8836b',
  blush: 'e3bfb5',
  pink: 'dd8fa4',
  plum: '653a5c',
  lavender: 'b4a6cf',
  navy: '1f2d4d',
  blue: '3566a8',
  'sky blue': '86b4e0',
  'pale blue': 'c5d9e8',
  'slate blue': '61758a',
  teal: '2f7478',
  turquoise: '58b6b3',
  mint: 'bfdcc7',
  sage: 'a3ae94',
  olive: '77763f',
  green: '4d8243',
  'forest green': '2c4a31',
  lime: 'a4c24a',
  yellow: 'e9cc4b',
  mustard: 'c2982e',
  orange: 'd98035',
};

export const colourNames: readonly { readonly name: string; readonly okLab: OkLab }[] =
  Object.entries(named).map(([name, hex]) => {
    const channel = (at: number) => linearFromSrgb8[Number.parseInt(hex.slice(at, at + 2), 16)]!;
    return { name, okLab: okLabFromLinear(channel(0), channel(2), channel(4)) };
  });
