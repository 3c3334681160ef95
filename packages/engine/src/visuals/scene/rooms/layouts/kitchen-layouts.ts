/** Layouts of kitchens: which walls have cabinet runs, and what is between them. */
import type { LayoutWish } from '../../../brief/vocabulary/layout-words.ts';
import type { Addition } from '../arrange/arrange-room.ts';
import type { MainWall } from '../arrange/layout.ts';

export interface KitchenRun {
  readonly wall: MainWall;
  /** Built-in appliances. */
  readonly has: readonly ('sink' | 'hob' | 'tall')[];
  /** The corner shared with the previous run belongs to that one. */
  readonly startsAtCorner?: true;
  /** Share of the wall, from the far corner. */
  readonly share: number;
  readonly isPeninsula?: true;
}

export type KitchenMiddle = 'island' | 'table' | 'none';

export interface KitchenLayout {
  readonly name: string;
  readonly answers: readonly LayoutWish[];
  readonly runs: readonly KitchenRun[];
  /** Candidates for the middle; the first is the default. */
  readonly middles: readonly KitchenMiddle[];
  readonly onlyAsked?: true;
}

const onBack = (...has: KitchenRun['has']): KitchenRun => ({ wall: 'back', has, share: 1 });
const beside = (wall: MainWall, share: number, ...has: KitchenRun['has']): KitchenRun => ({
  ...{ wall, has, share },
  startsAtCorner: true,
});
const alone = (wall: MainWall, share: number, ...has: KitchenRun['has']): KitchenRun => ({
  ...{ wall, has, share },
});

export const kitchenLayouts: readonly KitchenLayout[] = [
  {
    name: 'one wall with an island',
    answers: ['along-wall'],
    runs: [onBack('sink', 'hob', 'tall')],
    middles: ['island', 'table', 'none'],
  },
  {
    name: 'one wall and a table',
    answers: ['along-wall', 'dining'],
    runs: [onBack('sink', 'hob', 'tall')],
    middles: ['table', 'island', 'none'],
  },
  {
    name: 'corner and a table',
    answers: ['l-shaped', 'corner', 'dining'],
    runs: [onBack('hob', 'sink'), beside('free', 0.75, 'tall')],
    middles: ['table', 'island', 'none'],
  },
  {
    name: 'corner with an island',
    answers: ['l-shaped', 'corner'],
    runs: [onBack('hob', 'tall'), beside('free', 0.7, 'sink')],
    middles: ['island', 'table', 'none'],
  },
  {
    name: 'corner with the sink at the window',
    answers: ['l-shaped', 'at-window', 'facing-window'],
    runs: [onBack('hob', 'tall'), beside('lit', 0.7, 'sink')],
    middles: ['table', 'island', 'none'],
  },
  {
    name: 'galley',
    answers: ['galley', 'facing-each-other', 'narrow', 'long'],
    runs: [alone('free', 0.9, 'hob', 'tall'), alone('lit', 0.9, 'sink')],
    middles: ['none'],
    onlyAsked: true,
  },
  {
    name: 'two walls across from each other',
    answers: ['facing-each-other', 'galley'],
    runs: [alone('free', 0.8, 'hob', 'tall'), alone('lit', 0.8, 'sink')],
    middles: ['island', 'table'],
  },
  {
    name: 'side wall and a table',
    answers: ['along-wall', 'dining'],
    runs: [alone('free', 0.85, 'sink', 'hob', 'tall')],
    middles: ['table', 'island', 'none'],
  },
  {
    name: 'on three walls',
    answers: ['u-shaped'],
    runs: [onBack('hob'), beside('free', 0.62, 'tall'), beside('lit', 0.62, 'sink')],
    middles: ['none', 'island', 'table'],
  },
  {
    name: 'on two walls with a peninsula',
    answers: ['peninsula', 'u-shaped'],
    runs: [
      onBack('hob', 'tall'),
      beside('free', 0.62, 'sink'),
      { wall: 'free', has: [], share: 0.62, isPeninsula: true },
    ],
    middles: ['none'],
  },
];

export const kitchenAdditions: readonly Addition[] = [
  { piece: 'dining-set', wish: 'dining' },
  { piece: 'fireplace', asked: 'fireplace' },
  { piece: 'play-corner', wish: 'playing' },
  { piece: 'workplace', wish: 'working' },
  { piece: 'reading-chair', wish: 'reading' },
  { piece: 'plant', chance: 0.7 },
  { piece: 'pictures', chance: 0.35, wide: 1.2 },
];
