/** Priors of room sizes: the only scale in a photo is the camera's height, and furniture hides much. */

/** Ceiling heights vary less than camera heights, so 2.65 m takes precedence. */
const usualHeightMetres = 2.65;
const cameraHeightMetres = [1, 1.6] as const;

/** Height of the camera above the floor. @param ceiling height above the camera, relative to the camera's */
export const eyeMetres = (ceiling: number): number =>
  Math.min(
    cameraHeightMetres[1],
    Math.max(cameraHeightMetres[0], usualHeightMetres / (1 + ceiling)),
  );

/** Least distance between the camera and a side wall. */
export const nearestWallMetres = 0.55;

/** Limits of the distance to the wall ahead and of the width, with the penalty per metre beyond. */
const usual = {
  nearest: { metres: 1.8, cost: 0.06 },
  farthest: { metres: 5, cost: 0.02 },
  widest: { metres: 5.5, cost: 0.02 },
} as const;

/** Penalty for a room's size: 0 for usual ones. */
export function unlikelySize(aheadMetres: number, acrossMetres: number): number {
  const { nearest, farthest, widest } = usual;
  return (
    nearest.cost * Math.max(0, nearest.metres - aheadMetres) +
    farthest.cost * Math.max(0, aheadMetres - farthest.metres) +
    widest.cost * Math.max(0, acrossMetres - widest.metres)
  );
}
