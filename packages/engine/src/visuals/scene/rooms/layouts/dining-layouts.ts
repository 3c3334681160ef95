import type { RoomLayouts } from '../arrange/arrange-room.ts';
import { layout, set } from '../arrange/layout.ts';

export const diningRoomLayouts: RoomLayouts = {
  layouts: [
    layout('table across the room', ['back'], { answers: ['middle'] }, [
      set('dining-table', 'back', { ahead: 0.95 }),
      set('rug', 'dining-table', { wide: 3.4, may: true }),
      set('sideboard', 'back', { may: true }),
      set('pictures', 'back', { may: true }),
    ]),
    layout(
      'table along the room',
      ['back', 'free', 'lit'],
      { answers: ['middle', 'long', 'narrow'] },
      [
        set('dining-table', 'back', { ahead: 0.95, turn: 1 }),
        set('tall-rug', 'dining-table', { turn: 1, may: true }),
        set('sideboard', 'main', { may: true }),
        set('pictures', 'main', { may: true }),
      ],
    ),
    layout('table at the wall', ['free', 'lit'], { answers: ['along-wall'] }, [
      set('dining-table', 'main', { ahead: 0.15, turn: 1, slide: 0.8 }),
      set('pictures', 'main', { may: true }),
      set('sideboard', 'back', { may: true }),
      set('mirror', 'back', { may: true }),
    ]),
    layout(
      'table by the window',
      ['lit', 'back'],
      { answers: ['at-window', 'facing-window'], atWindow: true },
      [
        set('dining-table', 'main', { ahead: 0.3, slide: 0.8 }),
        set('rug', 'dining-table', { wide: 3, may: true }),
        set('shelves', 'facing', { may: true }),
      ],
    ),
    layout(
      'table before the fire',
      ['back', 'free'],
      { answers: ['facing-fire'], brings: ['fireplace'] },
      [
        set('fireplace', 'main'),
        set('dining-table', 'back', { ahead: 1.55, slide: 0.4 }),
        set('rug', 'dining-table', { wide: 3.2, may: true }),
      ],
    ),
    layout(
      'table in the corner with a bench of books',
      ['free', 'lit'],
      { answers: ['corner', 'reading'] },
      [
        set('shelves', 'back', { along: 0.4, wide: 2 }),
        set('dining-table', 'main', { along: -0.2, ahead: 0.5, turn: 1, slide: 0.8 }),
        set('armchair', 'back', { along: -0.9, turn: 0.3, may: true }),
      ],
    ),
    layout('table', ['back', 'free', 'lit'], { isSpare: true }, [
      set('dining-table', 'main', { ahead: 0.1, slide: 1.2, turn: 1 }),
    ]),
  ],
  additions: [
    { piece: 'fireplace', asked: 'fireplace' },
    { piece: 'television', asked: 'tv' },
    { piece: 'reading-corner', wish: 'reading' },
    { piece: 'reading-chair', wish: 'reading' },
    { piece: 'play-corner', wish: 'playing' },
    { piece: 'piano', wish: 'music' },
    { piece: 'workplace', wish: 'working' },
    { piece: 'workplace', asked: 'desk' },
    { piece: 'piano', asked: 'piano' },
    { piece: 'sideboard', chance: 0.5 },
    { piece: 'shelves', chance: 0.3, wide: 1.3 },
    { piece: 'pictures', chance: 0.8 },
    { piece: 'mirror', chance: 0.25 },
    { piece: 'plant', chance: 0.8 },
    { piece: 'lamp', chance: 0.3 },
  ],
};
