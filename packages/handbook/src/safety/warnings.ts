/** Subjects where people get hurt: the warning comes first, whatever else is answered. */
import { childWarnings } from './children.ts';
import { dustAndFumeWarnings } from './dusts-and-fumes.ts';
import { electricityWarnings } from './electricity.ts';
import { fallingAndLiftingWarnings } from './falling-and-lifting.ts';
import { fireWarnings } from './fire.ts';
import { fireSourceWarnings } from './fire-sources.ts';
import { gasWarnings } from './gas-and-air.ts';
import { groundWarnings } from './ground.ts';
import { heightWarnings } from './heights.ts';
import { siteWorkWarnings } from './site-work.ts';
import { structureWarnings } from './structure.ts';
import { createPhraseFinder, type Warning } from './warning.ts';

/** In the order in which they are tried: what cannot wait first. */
export const warnings: readonly Warning[] = [
  ...gasWarnings,
  ...electricityWarnings,
  ...fireWarnings,
  ...fireSourceWarnings,
  ...structureWarnings,
  ...fallingAndLiftingWarnings,
  ...groundWarnings,
  ...dustAndFumeWarnings,
  ...siteWorkWarnings,
  ...childWarnings,
  ...heightWarnings,
];

export const findWarning = createPhraseFinder(warnings);
