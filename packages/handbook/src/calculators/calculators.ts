/** The calculators, in the order in which a question is offered to them. */

import type { Calculator } from './calculator.ts';
import { heatFlow } from './heat/heat-flow.ts';
import { heatLoss } from './heat/heat-loss.ts';
import { uValue } from './heat/u-value.ts';
import { bricks } from './materials/bricks.ts';
import { concrete } from './materials/concrete.ts';
import { flooring } from './materials/flooring.ts';
import { looseMaterials } from './materials/loose-materials.ts';
import { paint } from './materials/paint.ts';
import { roof } from './materials/roof.ts';
import { tiles } from './materials/tiles.ts';
import { wallpaper } from './materials/wallpaper.ts';
import { airChanges } from './rooms/air-changes.ts';
import { furnitureFit } from './rooms/furniture-fit.ts';
import { lumens } from './rooms/lumens.ts';
import { roomSize } from './rooms/room-size.ts';
import { rugSize } from './rooms/rug-size.ts';
import { tableSize } from './rooms/table-size.ts';
import { scale } from './scale.ts';
import { ramp } from './slopes/ramp.ts';
import { slope } from './slopes/slope.ts';
import { stairs } from './slopes/stairs.ts';
import { unitConversion } from './unit-conversion.ts';

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
