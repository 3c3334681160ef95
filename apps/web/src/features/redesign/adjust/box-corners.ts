/** Corners of the back wall under a pointer: they may leave the picture, as those of a room do. */
import type { Place } from './hand-edits.ts';

/** How far outside of the picture a corner can be set, in sides of the picture. */
const farthest = 1;
/** The stage leaves this much room around the picture, where handles of such corners are held. */
export const roomAround = 0.14;

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

export const clampedCorner = ({ x, y }: Place): Place => ({
  x: between(-farthest, x, 1 + farthest),
  y: between(-farthest, y, 1 + farthest),
});

/** Where the handle of a corner stands: in reach, however far away the corner is. */
export const handleOf = ({ x, y }: Place): Place => ({
  x: between(-roomAround, x, 1 + roomAround),
  y: between(-roomAround, y, 1 + roomAround),
});

export interface Grip {
  readonly corner: Place;
  /** Of the pointer when it took hold, in pixels of the screen. */
  readonly from: Place;
}

/** The corner goes as far as the pointer went, so that it does not jump when it is taken. */
export const draggedCorner = (
  { corner, from }: Grip,
  to: Place,
  picture: { readonly width: number; readonly height: number },
): Place =>
  clampedCorner({
    x: corner.x + (to.x - from.x) / picture.width,
    y: corner.y + (to.y - from.y) / picture.height,
  });
