/** Layouts of bedrooms: by the number of beds, then by their position. */
import type { Addition, RoomLayouts } from '../arrange/arrange-room.ts';
import { type Layout, layout, set } from '../arrange/layout.ts';

const additions: readonly Addition[] = [
  { piece: 'workplace', wish: 'working' },
  { piece: 'workplace', asked: 'desk' },
  { piece: 'fireplace', asked: 'fireplace' },
  { piece: 'television', asked: 'tv' },
  { piece: 'reading-corner', wish: 'reading' },
  { piece: 'reading-chair', wish: 'reading' },
  { piece: 'play-corner', wish: 'playing' },
  { piece: 'yoga-mat', wish: 'yoga' },
  { piece: 'wardrobe', chance: 0.65 },
  { piece: 'dresser', chance: 0.35 },
  { piece: 'pictures', chance: 0.5 },
  { piece: 'shelves', chance: 0.2, wide: 0.95 },
  { piece: 'plant', chance: 0.6 },
];

/** Variants with the same bed: an armchair, or a bench at its foot. */
const doubleBeds: readonly Layout[] = [
  layout('bed in the middle of the wall', ['back', 'free', 'lit'], {}, [
    set('bed', 'main'),
    set('rug', 'bed', { ahead: 0.75, may: true }),
    set('pictures', 'main', { may: true }),
    set('bench', 'bed', { ahead: 1.4, may: true }),
  ]),
  layout('bed and a chair by it', ['back', 'free', 'lit'], {}, [
    set('bed', 'main', { along: 0.35, slide: 1 }),
    set('rug', 'bed', { ahead: 0.7, may: true }),
    set('pictures', 'main', { along: 0.35, may: true }),
    set('armchair', 'beside', { along: -0.55, turn: 0.35, may: true }),
    set('lamp', 'beside', { along: -0.2, may: true }),
  ]),
  layout('bed before the window', ['lit', 'back'], { answers: ['at-window'], atWindow: true }, [
    set('bed', 'main', { slide: 1 }),
    set('rug', 'bed', { ahead: 0.75, may: true }),
    set('armchair', 'facing', { along: -0.4, turn: -0.3, may: true }),
  ]),
  layout('bed in the corner', ['back', 'free', 'lit'], { answers: ['corner', 'along-wall'] }, [
    set('bed-at-wall', 'main', { along: 1, slide: 0.1 }),
    set('rug', 'bed-at-wall', { aside: 0.8, ahead: 0.5, may: true }),
    set('pictures', 'main', { along: 0.8, may: true, wide: 1.2 }),
    set('armchair', 'beside', { along: -0.3, turn: 0.3, may: true }),
  ]),
  layout('bed looking out of the window', ['free', 'back'], { answers: ['facing-window'] }, [
    set('bed', 'main', { slide: 1 }),
    set('rug', 'bed', { ahead: 0.75, may: true }),
    set('pictures', 'main', { may: true }),
    set('dresser', 'beside', { may: true }),
  ]),
  layout(
    'bed and a desk',
    ['back', 'free', 'lit'],
    { answers: ['working'], brings: ['desk'], onlyAsked: true },
    [
      set('bed', 'main', { along: 0.5, slide: 1.2 }),
      set('rug', 'bed', { ahead: 0.7, may: true }),
      set('workplace', 'beside', { wide: 1.25, slide: 1.5 }),
      set('pictures', 'main', { may: true }),
    ],
  ),
  layout('bed', ['back', 'free', 'lit'], { isSpare: true }, [
    set('bed-at-wall', 'main', { slide: 2 }),
  ]),
];

const singleBeds: readonly Layout[] = [
  layout('bed along the wall', ['back', 'free', 'lit'], { answers: ['along-wall', 'corner'] }, [
    set('single-bed', 'main', { along: 1, turn: 1, slide: 0.4 }),
    set('rug', 'single-bed', { aside: -1, wide: 2, may: true }),
    set('pictures', 'main', { along: 0.8, wide: 1.3, may: true }),
  ]),
  layout('bed in the corner', ['back', 'free', 'lit'], { answers: ['corner'] }, [
    set('bed-and-table', 'main', { along: 1, slide: 0.6 }),
    set('rug', 'bed-and-table', { aside: 0.9, wide: 2, ahead: 0.4, may: true }),
    set('pictures', 'main', { along: 0.9, wide: 1.1, may: true }),
  ]),
  layout('bed with a table', ['back', 'free', 'lit'], {}, [
    set('bed-and-table', 'main', { along: 0.2, slide: 1 }),
    set('rug', 'bed-and-table', { ahead: 0.6, wide: 2.2, may: true }),
    set('armchair', 'beside', { along: -0.4, turn: 0.3, may: true }),
  ]),
  layout('bed', ['back', 'free', 'lit'], { isSpare: true }, [
    set('single-bed', 'main', { slide: 2 }),
  ]),
];

const twinBeds: readonly Layout[] = [
  layout('twin beds side by side', ['back', 'free', 'lit'], { answers: ['side-by-side'] }, [
    set('bed-and-table', 'main', { along: 0.55, slide: 1, as: 'first bed' }),
    set('bed-and-table', 'main', { along: -0.55, slide: 1, as: 'second bed' }),
    set('rug', 'first bed', { aside: 0.8, ahead: 0.6, may: true }),
    set('pictures', 'main', { may: true }),
  ]),
  layout('twin beds on two walls', ['back', 'free', 'lit'], { answers: ['l-shaped', 'corner'] }, [
    set('single-bed', 'main', { along: 0.6, slide: 1, as: 'first bed' }),
    set('single-bed', 'beside', { along: -0.5, slide: 1.4, as: 'second bed' }),
    set('rug', 'first bed', { aside: 0.9, ahead: 0.3, may: true }),
  ]),
  layout('twin beds across from each other', ['free', 'lit'], { answers: ['facing-each-other'] }, [
    set('single-bed', 'main', { along: 0.6, turn: 1, slide: 1, as: 'first bed' }),
    set('single-bed', 'facing', { along: 0.6, turn: -1, slide: 1, as: 'second bed' }),
    set('rug', 'back', { ahead: 0.9, wide: 1.8, may: true }),
    set('sideboard', 'back', { wide: 1.2, may: true }),
  ]),
  layout(
    'twin beds in a row along the wall',
    ['free', 'lit', 'back'],
    { answers: ['along-wall'] },
    [
      set('single-bed', 'main', { along: 1, turn: 1, slide: 0.5, as: 'first bed' }),
      set('single-bed', 'main', { along: -0.6, turn: 1, slide: 1.2, as: 'second bed' }),
      set('rug', 'first bed', { aside: -1.1, ahead: 0.6, wide: 2, may: true }),
    ],
  ),
  layout('two beds', ['back', 'free', 'lit'], { isSpare: true }, [
    set('single-bed', 'main', { along: 1, slide: 2, as: 'first bed' }),
    set('single-bed', 'main', { along: -1, slide: 2, as: 'second bed' }),
  ]),
];

export const bedroomLayouts = {
  double: { layouts: doubleBeds, additions },
  single: { layouts: singleBeds, additions },
  twin: { layouts: twinBeds, additions },
} as const satisfies Readonly<Record<string, RoomLayouts>>;
