/** The named building, else one that expresses the style, else one the seed likes. */
import { createRandom, hashText } from '../../../random/random.ts';
import type { Brief } from '../../brief/brief.ts';
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
import { grammarFor, grammars, kindsOfStyle } from './catalogue.ts';
import type { Grammar } from './house.ts';

const manyHomes: readonly BuildingKind[] = ['apartment-block', 'glass-tower', 'townhouses'];

export function chooseKind(brief: Brief, seed: number): Grammar {
  const random = createRandom((hashText('kind') ^ seed) >>> 0);
  if (brief.building !== undefined) return grammarFor(brief.building);
  const ofStyle = brief.style === undefined ? undefined : kindsOfStyle[brief.style];
  if (ofStyle !== undefined) return grammarFor(random.pick(ofStyle));
  const storeys = brief.storeys;
  // "A house", and nothing else said: a building for many families is none.
  const forMany = storeys !== undefined || brief.setting === 'city';
  const fitting = grammars.filter(
    (grammar) =>
      grammar.openToAll !== false &&
      (forMany || !manyHomes.includes(grammar.kind)) &&
      (storeys === undefined || storeys <= grammar.storeys[1] + 1) &&
      (brief.setting === undefined || (grammar.places[brief.setting] ?? 0) > 0),
  );
  if (fitting.length > 0) return random.pick(fitting);
  return storeys !== undefined && storeys > 12
    ? grammarFor('glass-tower')
    : grammarFor(storeys !== undefined && storeys > 3 ? 'apartment-block' : 'villa');
}
