/** Where the middle of a mirror shows the room to the camera. */
import type { Side } from '../../visuals/scene/rooms/room.ts';
import type { Spot } from '../furnish/floor-plan.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';

export interface MirroredPlace {
  readonly wall: 'left' | 'right' | 'near';
  /** From the wall's left end seen from inside, metres. */
  readonly u: number;
}

const inwards: Readonly<Record<Side, readonly [x: number, z: number]>> = {
  back: [0, 1],
  left: [1, 0],
  right: [-1, 0],
};

/** Undefined if it shows the wall ahead. */
export function mirroredPlace(
  { width, depth, camera }: Pick<PhotoShell, 'width' | 'depth' | 'camera'>,
  { x, z, side = 'back' }: Spot,
): MirroredPlace | undefined {
  const [nx, nz] = inwards[side];
  const [cx, , cz] = camera.position;
  const away = (cx - x) * nx + (cz - z) * nz;
  const [dx, dz] = [x - (cx - 2 * away * nx), z - (cz - 2 * away * nz)];
  const toSide = Math.abs(dx) > 1e-6 ? ((dx > 0 ? width / 2 : -width / 2) - x) / dx : Infinity;
  const toEnd = Math.abs(dz) > 1e-6 ? ((dz > 0 ? depth / 2 : -depth / 2) - z) / dz : Infinity;
  if (toEnd <= toSide && toEnd > 1e-6)
    return dz > 0 ? { wall: 'near', u: width / 2 - (x + dx * toEnd) } : undefined;
  if (!(toSide > 1e-6)) return undefined;
  const at = z + dz * toSide;
  return dx > 0 ? { wall: 'right', u: at + depth / 2 } : { wall: 'left', u: depth / 2 - at };
}
