/** Whether a computed flight of stairs is usual in homes. */
import type { CalculationResult } from '../calculators/calculator.ts';

const comfortableRiserMm = 190;
const highestRiserMm = 220;
const comfortableGoingMm = 255;
const leastGoingMm = 220;

export function stairsVerdict({ values }: CalculationResult): string {
  const numberAt = (label: string) => values.find((one) => one.label === label)?.value ?? 0;
  const riser = numberAt('Riser height');
  const going = (numberAt('Length in plan') * 1000) / numberAt('Treads');
  if (riser <= comfortableRiserMm && going >= comfortableGoingMm)
    return '**Usually yes**: riser and going are within the usual limits for homes.';
  if (riser <= highestRiserMm && going >= leastGoingMm)
    return '**In some countries only**: the strictest limits for homes are a riser of 190 mm and a going of 255 mm, the widest 220 mm and 220 mm.';
  return '**Not usually**: homes have risers of at most 190–220 mm and goings of at least 220–255 mm.';
}
