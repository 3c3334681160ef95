/** The calculators, in the order in which a question is offered to them. */
import { airChanges } from './air-changes.ts';
import { bricks } from './bricks.ts';
import type { Calculator } from './calculator.ts';
import { concrete } from './concrete.ts';
import { flooring } from './flooring.ts';
import { furnitureFit } from './furniture-fit.ts';
import { heatFlow } from './heat-flow.ts';
import { heatLoss } from './heat-loss.ts';
import { looseMaterials } from './loose-materials.ts';
import { lumens } from './lumens.ts';
import { paint } from './paint.ts';
import { ramp } from './ramp.ts';
import { roof } from './roof.ts';
import { roomSize } from './room-size.ts';
import { rugSize } from './rug-size.ts';
import { scale } from './scale.ts';
import { slope } from './slope.ts';
import { stairs } from './stairs.ts';
import { tableSize } from './table-size.ts';
import { tiles } from './tiles.ts';
import { uValue } from './u-value.ts';
import { unitConversion } from './unit-conversion.ts';
import { wallpaper } from './wallpaper.ts';

export const calculators: readonly Calculator[] = [
  scale,
  furnitureFit,
  rugSize,
  wallpaper,
  paint,
  tiles,
  bricks,
  concrete,
  looseMaterials,
  ramp,
  slope,
  stairs,
  roof,
  lumens,
  heatFlow,
  uValue,
  heatLoss,
  airChanges,
  tableSize,
  flooring,
  roomSize,
  unitConversion,
];

export function calculatorBySlug(slug: string): Calculator | undefined {
  return calculators.find((calculator) => calculator.slug === slug);
}
