/** Which grammar builds which kind, and which kinds express a style when no building was named. */
import type { Style } from '../../brief/vocabulary/styles.ts';
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
import { gabledHouses } from './gabled.ts';
import { glassTower } from './glass-tower.ts';
import type { Grammar } from './house.ts';
import { villa } from './villa.ts';

export const grammars: readonly Grammar[] = [villa, ...gabledHouses, glassTower];

export const kindsOfStyle: Partial<Record<Style, readonly BuildingKind[]>> = {
  farmhouse: ['farmhouse'],
  coastal: ['coastal-house'],
  traditional: ['traditional-house'],
  rustic: ['cabin', 'cottage'],
  cottage: ['cottage'],
  modern: ['villa'],
};

export function grammarFor(kind: BuildingKind): Grammar {
  return grammars.find((grammar) => grammar.kind === kind) ?? villa;
}
