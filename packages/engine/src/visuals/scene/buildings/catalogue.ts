/** Which grammar builds which kind, and which kinds express a style when no building was named. */
import type { Style } from '../../brief/vocabulary/styles.ts';
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
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

export const kindsOfStyle: Partial<Record<Style, readonly BuildingKind[]>> = {
  'zaha-hadid': ['fluid-building'],
  'frank-lloyd-wright': ['prairie-house'],
  'le-corbusier': ['villa'],
  'renzo-piano': ['pavilion'],
  'rem-koolhaas': ['museum'],
  'mies-van-der-rohe': ['pavilion'],
  'frank-gehry': ['museum'],
  'antoni-gaudi': ['gaudi-facade'],
  'santiago-calatrava': ['ribbed-hall'],
  farmhouse: ['farmhouse'],
  coastal: ['coastal-house'],
  traditional: ['traditional-house'],
  mediterranean: ['mediterranean-house'],
  rustic: ['cabin', 'cottage'],
  cottage: ['cottage'],
  midcentury: ['midcentury-house'],
  modern: ['villa', 'villa', 'courtyard-house'],
  minimal: ['pavilion', 'villa'],
  classic: ['traditional-house', 'townhouses'],
  scandinavian: ['cabin', 'pavilion'],
  industrial: ['apartment-block'],
  cyberpunk: ['glass-tower'],
  bohemian: ['mediterranean-house', 'cottage'],
  brutalist: ['museum', 'apartment-block', 'villa'],
  japandi: ['pavilion', 'courtyard-house'],
  'art-deco': ['apartment-block', 'glass-tower'],
  victorian: ['traditional-house', 'townhouses'],
};

export function grammarFor(kind: BuildingKind): Grammar {
  return grammars.find((grammar) => grammar.kind === kind) ?? villa;
}
