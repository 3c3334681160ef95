/** Corners of the back wall while dragged: they may lie outside of the picture. */
import type { Place } from './edits/hand-edits.ts';

/** The farthest a corner may lie outside of the picture, in picture sides. */
const farthest = 1;
/** Margin of the stage around the picture, for handles of corners outside of it. */
export const roomAround = 0.14;

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

export const clampedCorner = ({ x, y }: Place): Place => ({
  x: between(-farthest, x, 1 + farthest),
  y: between(-farthest, y, 1 + farthest),
});

/** Position of a corner's handle, clamped to the stage. */
export const handleOf = ({ x, y }: Place): Place => ({
  x: between(-roomAround, x, 1 + roomAround),
  y: between(-roomAround, y, 1 + roomAround),
});

export interface Grip {
  readonly corner: Place;
  /** Pointer position at the start of the drag, in screen pixels. */
  readonly from: Place;
}

/** Moves the corner by the pointer's movement, so that it doesn't jump at the start. */
export const draggedCorner = (
  { corner, from }: Grip,
  to: Place,
  picture: { readonly width: number; readonly height: number },
): Place =>
  clampedCorner({
    x: corner.x + (to.x - from.x) / picture.width,
    y: corner.y + (to.y - from.y) / picture.height,
  });
