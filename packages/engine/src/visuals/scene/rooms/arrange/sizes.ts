/** Sizes drawn once per room, so that a piece tried in three places is the same piece. */
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { Room } from '../room.ts';
import type { Footprint } from './place-of.ts';

export const drawn = ({ design }: Room, name: string, low: number, high: number): number =>
  design.random('furniture').fork(`size of ${name}`).between(low, high);

export const drawnOf = <Item>({ design }: Room, name: string, items: readonly Item[]): Item =>
  design.random('furniture').fork(`kind of ${name}`).pick(items);

export const floor = (width: number, depth: number, high: number): Footprint => ({
  width,
  depth,
  low: 0,
  high,
});

/** Room width for which furniture has its default size. */
const usualMetres = 5;

export const sofaMetres = (room: Room): number =>
  Math.min(
    drawn(room, 'sofa', 1.95, 2.55),
    1 + 1.3 * (Math.min(room.width, room.depth) / usualMetres),
  );

export const wishedSize = ({ design }: Room, part: PartKey) => design.brief.parts[part]?.size;

/** Requested number of people who sit, sleep or work here. */
export const personsIn = ({ design }: Room): number | undefined => design.brief.layout?.persons;
