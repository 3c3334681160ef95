/** The calculators, in the order in which they are tried. */

import type { Calculator } from './calculator.ts';
import { shareOfSum } from './costs/shares.ts';
import { workCost } from './costs/work-cost.ts';
import { runningCost } from './energy/running-cost.ts';
import { waterHeating } from './energy/water-heating.ts';
import { heatFlow } from './heat/heat-flow.ts';
import { heatLoss } from './heat/heat-loss.ts';
import { uValue } from './heat/u-value.ts';
import { boards } from './materials/boards.ts';
import { bricks } from './materials/bricks.ts';
import { concrete } from './materials/concrete.ts';
import { coverings } from './materials/coverings.ts';
import { flooring } from './materials/flooring.ts';
import { lengths } from './materials/lengths.ts';
import { looseMaterials } from './materials/loose-materials.ts';
import { paint } from './materials/paint.ts';
import { roof } from './materials/roof.ts';
import { tiles } from './materials/tiles.ts';
import { wallpaper } from './materials/wallpaper.ts';
import { airChanges } from './rooms/air-changes.ts';
import { evenSpacing } from './rooms/even-spacing.ts';
import { furnitureFit } from './rooms/furniture-fit.ts';
import { lumens } from './rooms/lumens.ts';
import { roomSize } from './rooms/room-size.ts';
import { rugSize } from './rooms/rug-size.ts';
import { tableSize } from './rooms/table-size.ts';
import { scale } from './scale.ts';
import { shade } from './shade.ts';
import { ramp } from './slopes/ramp.ts';
import { slope } from './slopes/slope.ts';
import { stairs } from './slopes/stairs.ts';
import { unitConversion } from './unit-conversion.ts';
import { waterUse } from './water/water-use.ts';
import { waterVolume } from './water/water-volume.ts';

export const calculators: readonly Calculator[] = [
  scale,
  waterUse,
  waterHeating,
  runningCost,
  workCost,
  shareOfSum,
  waterVolume,
  furnitureFit,
  rugSize,
  wallpaper,
  paint,
  tiles,
  bricks,
  concrete,
  looseMaterials,
  boards,
  lengths,
  evenSpacing,
  shade,
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
  coverings,
  flooring,
  roomSize,
  unitConversion,
];

export function calculatorBySlug(slug: string): Calculator | undefined {
  return calculators.find((calculator) => calculator.slug === slug);
}
