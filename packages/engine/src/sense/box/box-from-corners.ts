/** A box from the corners of the back wall as edited by the user. */
import type { PixelBox, Quad } from '../analysis.ts';
import type { ManhattanFrame } from '../camera/manhattan-frame.ts';
import { type Box, rayThrough } from './box-geometry.ts';

/** A wall with a smaller slope is no back wall. */
const smallestSlope = 0.012;
const frontmost = 0.05;

/**
 * The camera stays; each side of the wall is the mean of its two corners. Null if the corners don't enclose
 * the principal direction.
 */
export function boxFromCorners(
  corners: Quad,
  crop: PixelBox,
  scale: { readonly scaleX: number; readonly scaleY: number },
  frame: ManhattanFrame,
): Box | null {
  const ray = new Float64Array(3);
  const slopes = corners.map(({ x, y }) => {
    rayThrough(frame, (x - crop.x) / scale.scaleX, (y - crop.y) / scale.scaleY, ray);
    return ray[2]! < frontmost ? null : { x: ray[0]! / ray[2]!, y: ray[1]! / ray[2]! };
  });
  const [topLeft, topRight, bottomRight, bottomLeft] = slopes;
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return null;
  const left = -(topLeft.x + bottomLeft.x) / 2;
  const right = (topRight.x + bottomRight.x) / 2;
  const ceiling = -(topLeft.y + topRight.y) / 2;
  const foot = (bottomLeft.y + bottomRight.y) / 2;
  if (Math.min(left, right, ceiling, foot) < smallestSlope) return null;
  const depth = 1 / foot;
  return { left: left * depth, right: right * depth, depth, ceiling: ceiling * depth };
}
