/** Accuracy of layout and surfaces on rendered rooms with exact ground truth. */
import { measureDrawnRooms } from '@maquette/engine/drawn-rooms';
import { median } from '../measure/median.ts';

const count = 20;

export function printDrawnRooms(): void {
  const { cornerErrors, surfaceShares } = measureDrawnRooms(count);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const near = cornerErrors.filter((error) => error < 0.04).length / cornerErrors.length;
  console.log(
    `${count} drawn rooms: corners of the back wall ${percent(median(cornerErrors))} of the width away ` +
      `in the median, ${percent(near)} of ${cornerErrors.length} within 4 %; of floor, walls and ceiling ` +
      `${percent(median(surfaceShares))} right in the median, ${percent(Math.min(...surfaceShares))} in the worst`,
  );
}
