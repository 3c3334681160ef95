/** Grammar of each kind. */
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
import { landmarkGrammars } from '../landmarks/landmark-grammar.ts';
import { apartmentBlock } from './apartment-block.ts';
import { courtyardHouse } from './courtyard-house.ts';
import { fluidBuilding } from './fluid-building.ts';
import { gabledHouses } from './gabled/gabled.ts';
import { gaudiFacade } from './gaudi-facade.ts';
import { glassTower } from './glass-tower.ts';
import type { Grammar } from './house.ts';
import { mediterraneanHouse } from './mediterranean-house.ts';
import { midcenturyHouse } from './midcentury-house.ts';
import { museum } from './museum.ts';
import { pavilion } from './pavilion.ts';
import { prairieHouse } from './prairie-house.ts';
import { ribbedHall } from './ribbed-hall.ts';
import { townhouses } from './town-houses.ts';
import { villa } from './villa/villa.ts';

export const grammars: readonly Grammar[] = [
  villa,
  prairieHouse,
  ...gabledHouses,
  mediterraneanHouse,
  midcenturyHouse,
  townhouses,
  apartmentBlock,
  glassTower,
  gaudiFacade,
  fluidBuilding,
  ribbedHall,
  museum,
  pavilion,
  courtyardHouse,
];

export function grammarFor(kind: BuildingKind): Grammar {
  return [...grammars, ...landmarkGrammars].find((grammar) => grammar.kind === kind) ?? villa;
}
