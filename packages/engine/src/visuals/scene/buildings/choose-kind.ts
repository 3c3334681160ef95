/** The named building, else one that expresses the style, else the seed's choice. */

import { createRandom, hashText } from '../../../random/random.ts';
import { styles } from '../../../styles/styles.ts';
import { type Brief, mainMaterial, type PartWish } from '../../brief/brief.ts';
import type { RoofForm } from '../../brief/vocabulary/finishes.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
import { moodRows } from '../moods.ts';
import type { FinishChoice } from '../palette.ts';
import { grammarFor, grammars } from './catalogue.ts';
import type { Grammar } from './house.ts';

const manyHomes: readonly BuildingKind[] = ['apartment-block', 'glass-tower', 'townhouses'];
/** A building with this many storeys is rather multi-family than a house. */
const storeysOfMany = 4;
const towerStoreys = 12;

/** Parts that only some kinds support. */
const telling: readonly PartKey[] = [...new Set(grammars.flatMap(({ offers }) => offers))];

/** Kinds that such a roof belongs to; other forms suit any. */
const kindsUnder: Partial<Record<RoofForm, readonly BuildingKind[]>> = {
  dome: ['mediterranean-house'],
  saltbox: ['traditional-house', 'cottage', 'farmhouse', 'coastal-house', 'cabin'],
};

/** "A red roof" is none that lies flat behind a parapet. */
const showsRoof: readonly BuildingKind[] = [
  ...(['traditional-house', 'cottage', 'farmhouse', 'coastal-house', 'cabin'] as const),
  ...(['prairie-house', 'townhouses', 'courtyard-house'] as const),
];

/** Number of requested features that this kind can't show. */
function misfit(grammar: Grammar, brief: Brief): number {
  const { walls, roofs } = grammar.look;
  const wears = (part: 'walls' | 'roof', choices: readonly FinishChoice[]) => {
    const material = mainMaterial(brief, part);
    return material === undefined || choices.some(([own]) => own === material) ? 0 : 1;
  };
  const parts = Object.entries(brief.parts) as [PartKey, PartWish][];
  const missing = parts.filter(
    ([part, { wanted }]) =>
      (wanted === true && telling.includes(part) && !grammar.offers.includes(part)) ||
      (grammar.lacks?.includes(part) ?? false),
  );
  const form = brief.parts.windows?.form;
  const unformed = form !== undefined && !(grammar.windowForms?.includes(form) ?? false) ? 1 : 0;
  const under = brief.roof === undefined ? undefined : kindsUnder[brief.roof];
  const misroofed = under === undefined || under.includes(grammar.kind) ? 0 : 1;
  const { roof } = brief.parts;
  const isRoofTold = (roof?.colours ?? roof?.materials) !== undefined && brief.roof === undefined;
  const hidden = isRoofTold && !showsRoof.includes(grammar.kind) ? 1 : 0;
  return (
    missing.length + unformed + misroofed + hidden + wears('walls', walls) + wears('roof', roofs)
  );
}

function bestFitting(kinds: readonly Grammar[], brief: Brief): readonly Grammar[] {
  const open = kinds.filter(
    ({ kind, mostStoreys = Infinity }) =>
      !(brief.excluded.building?.includes(kind) ?? false) && (brief.storeys ?? 1) <= mostStoreys,
  );
  const least = Math.min(...open.map((grammar) => misfit(grammar, brief)));
  return open.filter((grammar) => misfit(grammar, brief) === least);
}

/** Kinds that fit the place; else houses, since blocks of flats fit few places; else all. */
function standingThere(kinds: readonly Grammar[], { setting }: Brief): readonly Grammar[] {
  if (setting === undefined) return kinds;
  const there = kinds.filter(({ places }) => (places[setting] ?? 0) > 0);
  const houses = kinds.filter(({ kind }) => !manyHomes.includes(kind));
  return [there, houses, kinds].find(({ length }) => length > 0) ?? [];
}

export function chooseKind(brief: Brief, seed: number): Grammar {
  const random = createRandom((hashText('kind') ^ seed) >>> 0);
  if (brief.building === 'glass-tower' && (brief.parts.houses?.count ?? 1) > 1)
    return { ...grammarFor('twin-towers'), kind: 'glass-tower' };
  if (brief.building !== undefined) return grammarFor(brief.building);
  const ofMood = brief.mood === undefined ? undefined : moodRows[brief.mood].kinds;
  const ofStyle = brief.style === undefined ? ofMood : styles[brief.style].drawn.kinds;
  const styled = bestFitting(standingThere((ofStyle ?? []).map(grammarFor), brief), brief);
  if (styled.length > 0) return random.pick(styled);
  const { storeys } = brief;
  // "A house" alone excludes multi-family buildings.
  const forMany = (storeys ?? 0) >= storeysOfMany || brief.setting === 'city';
  const fitting = grammars.filter(
    (grammar) =>
      grammar.openToAll !== false &&
      (forMany || !manyHomes.includes(grammar.kind)) &&
      (storeys === undefined ||
        (storeys <= grammar.storeys[1] + 1 && storeys * 2 >= grammar.storeys[0])) &&
      (brief.setting === undefined || (grammar.places[brief.setting] ?? 0) > 0),
  );
  const best = bestFitting(fitting, brief);
  if (best.length > 0) return random.pick(best);
  if (storeys === undefined || storeys < storeysOfMany) return grammarFor('villa');
  return grammarFor(storeys > towerStoreys ? 'glass-tower' : 'apartment-block');
}
