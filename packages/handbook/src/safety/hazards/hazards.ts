/** All hazards in matching order: immediately fatal ones first. */
import type { Hazard } from './hazard.ts';
import { servicesHazards } from './services-hazards.ts';
import { structureHazards } from './structure-hazards.ts';
import { substanceHazards } from './substance-hazards.ts';

export const hazards: readonly Hazard[] = [
  ...servicesHazards,
  ...substanceHazards,
  ...structureHazards,
];
