/** How large rooms are: a photo says it only through the height of the camera, and little of what furniture hides. */

/** Rooms are 2.65 m high far more surely than photographers hold their cameras at one height. */
const usualHeightMetres = 2.65;
const cameraHeightMetres = [1, 1.6] as const;

/** Height of the camera above the floor. @param ceiling how far it lies above the camera, of that height */
export const eyeMetres = (ceiling: number): number =>
  Math.min(
    cameraHeightMetres[1],
    Math.max(cameraHeightMetres[0], usualHeightMetres / (1 + ceiling)),
  );

/** Metres from the camera to the wall ahead, and from side to side, and what each metre beyond them costs. */
const usual = {
  nearest: { metres: 1.8, cost: 0.06 },
  farthest: { metres: 5, cost: 0.02 },
  widest: { metres: 5.5, cost: 0.02 },
} as const;

/** How unlikely a room of this size is: nothing for usual ones. */
export function unlikelySize(aheadMetres: number, acrossMetres: number): number {
  const { nearest, farthest, widest } = usual;
  return (
    nearest.cost * Math.max(0, nearest.metres - aheadMetres) +
    farthest.cost * Math.max(0, aheadMetres - farthest.metres) +
    widest.cost * Math.max(0, acrossMetres - widest.metres)
  );
}
