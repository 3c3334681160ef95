/** Layouts of offices, with one desk or two. */
import type { Addition, RoomLayouts } from '../arrange/arrange-room.ts';
import { type Layout, layout, set } from '../arrange/layout.ts';

const additions: readonly Addition[] = [
  { piece: 'fireplace', asked: 'fireplace' },
  { piece: 'television', asked: 'tv' },
  { piece: 'reading-corner', wish: 'reading' },
  { piece: 'reading-chair', wish: 'reading' },
  { piece: 'yoga-mat', wish: 'yoga' },
  { piece: 'piano', wish: 'music' },
  { piece: 'play-corner', wish: 'playing' },
  { piece: 'shelves', chance: 0.85 },
  { piece: 'armchair', chance: 0.35 },
  { piece: 'sideboard', chance: 0.3 },
  { piece: 'pictures', chance: 0.75 },
  { piece: 'lamp', chance: 0.5 },
  { piece: 'plant', chance: 0.8 },
];

const oneDesk: readonly Layout[] = [
  layout('desk at the wall', ['back', 'free', 'lit'], { answers: ['along-wall'] }, [
    set('workplace', 'main', { along: 0.4, slide: 1 }),
    set('pictures', 'main', { along: 0.4, may: true }),
  ]),
  layout('desk facing the room', ['back', 'free', 'lit'], { answers: ['middle'] }, [
    set('shelves', 'main', { wide: 2.4, may: true }),
    set('workplace', 'main', { ahead: 0.75, turn: 2 }),
    set('rug', 'workplace', { may: true }),
    set('armchair', 'workplace', { aside: 0.3, ahead: -1.4, turn: 0.15, may: true }),
  ]),
  layout('desk across the room', ['free', 'lit'], { answers: ['middle', 'facing-window'] }, [
    set('workplace', 'main', { along: 0.2, ahead: 1.1, turn: 2 }),
    set('shelves', 'main', { along: 0.3, wide: 1.8, may: true }),
    set('rug', 'workplace', { may: true }),
  ]),
  layout(
    'desk at the window',
    ['lit', 'back'],
    { answers: ['facing-window', 'at-window'], atWindow: true },
    [
      set('workplace', 'main', { slide: 1 }),
      set('shelves', 'facing', { wide: 2.2, may: true }),
      set('plant', 'main', { along: 1, may: true }),
    ],
  ),
  layout('desk in the corner', ['back', 'free', 'lit'], { answers: ['corner'] }, [
    set('workplace', 'main', { along: 1, slide: 0.2 }),
    set('low-shelves', 'beside', { along: 0.1, may: true }),
    set('pictures', 'beside', { may: true }),
    set('armchair', 'main', { along: -0.8, turn: 0.3, may: true }),
  ]),
  layout('desk out from the wall', ['free', 'lit'], { answers: ['side-by-side'] }, [
    set('workplace', 'main', { along: 0.3, turn: 1, slide: 0.8 }),
    set('shelves', 'back', { wide: 2.2, may: true }),
    set('armchair', 'facing', { along: -0.1, turn: 0.3, may: true }),
    set('rug', 'workplace', { aside: -0.5, may: true }),
  ]),
  layout('desk', ['back', 'free', 'lit'], { isSpare: true }, [
    set('workplace', 'main', { wide: 1.2, slide: 2 }),
  ]),
];

const twoDesks: readonly Layout[] = [
  layout(
    'two desks side by side',
    ['back', 'free', 'lit'],
    { answers: ['side-by-side', 'along-wall'] },
    [
      set('workplace', 'main', { along: 0.75, wide: 1.3, slide: 1, as: 'first desk' }),
      set('workplace', 'main', { along: -0.75, wide: 1.3, slide: 1.2, as: 'second desk' }),
      set('pictures', 'main', { may: true }),
    ],
  ),
  layout('two desks on two walls', ['back', 'free', 'lit'], { answers: ['l-shaped', 'corner'] }, [
    set('workplace', 'main', { along: 0.2, wide: 1.35, slide: 1, as: 'first desk' }),
    set('workplace', 'beside', { along: -0.5, wide: 1.35, slide: 1.4, as: 'second desk' }),
    set('pictures', 'main', { may: true }),
  ]),
  layout(
    'two desks face to face',
    ['back', 'free', 'lit'],
    { answers: ['facing-each-other', 'middle'] },
    [
      set('workplace', 'main', { ahead: 0.35, wide: 1.4, turn: 2, as: 'first desk' }),
      set('workplace', 'first desk', { ahead: -1.45, turn: 2, wide: 1.4, as: 'second desk' }),
      set('rug', 'first desk', { ahead: -0.7, may: true }),
    ],
  ),
  layout('two desks on opposite walls', ['free', 'lit'], { answers: ['galley'] }, [
    set('workplace', 'main', { along: 0.4, wide: 1.3, slide: 1, as: 'first desk' }),
    set('workplace', 'facing', { along: 0.4, wide: 1.3, slide: 1, as: 'second desk' }),
    set('shelves', 'back', { wide: 1.4, may: true }),
  ]),
  layout(
    'two desks at the window',
    ['lit', 'back'],
    { answers: ['at-window', 'facing-window'], atWindow: true },
    [
      set('workplace', 'main', { along: 0.75, wide: 1.25, slide: 1, as: 'first desk' }),
      set('workplace', 'main', { along: -0.75, wide: 1.25, slide: 1.2, as: 'second desk' }),
    ],
  ),
];

export const officeLayouts = {
  one: { layouts: oneDesk, additions },
  two: { layouts: twoDesks, additions },
} as const satisfies Readonly<Record<string, RoomLayouts>>;
