/** Subjects where people get hurt: the warning comes first, whatever else is answered. */
import { dustAndFumeWarnings } from './dusts-and-fumes.ts';
import { electricityWarnings } from './electricity.ts';
import { fallAndWaterWarnings } from './falls-and-water.ts';
import { fireWarnings } from './fire.ts';
import { gasWarnings } from './gas-and-air.ts';
import { groundWarnings } from './ground.ts';
import { structureWarnings } from './structure.ts';
import { createWarningFinder, type Warning } from './warning.ts';

/** In the order in which they are tried: what cannot wait first. */
export const warnings: readonly Warning[] = [
  ...gasWarnings,
  ...electricityWarnings,
  ...fireWarnings,
  ...structureWarnings,
  ...groundWarnings,
  ...dustAndFumeWarnings,
  ...fallAndWaterWarnings,
];

export const findWarning = createWarningFinder(warnings);
