/**
 * Detects dangers by rule: a harmful thing with an action that makes it harmful or a sign that it already is,
 * unless the question only asks for information.
 */
import { harmlessObjects, isCalm, isOwnHouse, isWorried } from './calm-questions.ts';
import { type Deed, deeds } from './deeds.ts';
import type { Hazard } from './hazard.ts';
import { hazards } from './hazards.ts';
import { type Found, mostBetween, type PhraseSearch, phraseSearch, stemsOf } from './phrases.ts';

/** Largest distance in words between an action and its hazard. */
const nearWords = 12;
/** Largest distance in words between an action and its object. */
const objectWithin = 3;
/** 1500 to 1999, unless a unit or price follows. */
const yearOfBuilding = /\b1[5-9]\d\ds?\b(?!\s*(?:mm|cm|m\b|w\b|k|x|kg|l\b|€|£|\$|by))/gi;

interface Compiled {
  readonly hazard: Hazard;
  readonly things: PhraseSearch;
  readonly signs: PhraseSearch;
  readonly company: PhraseSearch | undefined;
  readonly unless: PhraseSearch;
}

const compiled: readonly Compiled[] = hazards.map((hazard) => ({
  hazard,
  things: phraseSearch(hazard.things),
  signs: phraseSearch(hazard.signs ?? '', 1),
  company: hazard.company === undefined ? undefined : phraseSearch(hazard.company),
  unless: phraseSearch(hazard.unless ?? ''),
}));

const deedSearches = Object.entries(deeds).map(
  ([deed, list]) => [deed as Deed, phraseSearch(list, mostBetween)] as const,
);
const objects = phraseSearch(harmlessObjects);

/** The parts of one hazard found in a question. */
interface Parts {
  readonly hazard: Hazard;
  readonly isDone: boolean;
  readonly hasSign: boolean;
  readonly inCompany: boolean;
}

function partsIn(text: string): readonly Parts[] {
  const stems = stemsOf(text.replace(yearOfBuilding, ' oldyear '));
  const spent = objects(stems);
  const isSpent = ({ to }: Found) =>
    spent.some(({ from }) => from > to && from - to <= objectWithin);
  const done = new Map(
    deedSearches.map(([deed, search]) => [deed, search(stems).filter((one) => !isSpent(one))]),
  );
  return compiled.flatMap(({ hazard, things, signs, company, unless }) => {
    const named = things(stems);
    if (named.length === 0 || unless(stems).length > 0) return [];
    const isNamed = (deed: Deed) => done.get(deed)?.some((one) => isNear(one, named)) ?? false;
    return {
      hazard,
      isDone: hazard.deeds?.some(isNamed) ?? false,
      hasSign: signs(stems).length > 0,
      inCompany: company !== undefined && company(stems).length > 0,
    };
  });
}

const isNear = (deed: Found, things: readonly Found[]): boolean =>
  things.some(({ from, to }) => from - deed.to <= nearWords && deed.from - to <= nearWords);

/** The harmful ones, in matching order. */
export function hazardsIn(text: string): readonly Hazard[] {
  const calm = isCalm(text);
  const isGeneral = calm && !isOwnHouse.test(text);
  const worried = isWorried.test(text);
  const harms = ({ hazard, isDone, hasSign, inCompany }: Parts): boolean => {
    if (hazard.company !== undefined && !inCompany && !worried) return false;
    if (hasSign && !isGeneral) return true;
    if (calm) return false;
    return hazard.isGrave || (hazard.deeds ? isDone : inCompany);
  };
  return partsIn(text)
    .filter(harms)
    .map(({ hazard }) => hazard);
}

/** The hazard with the most parts, if none is complete. */
export function nearestHazard(text: string): Hazard | undefined {
  const weight = ({ hazard, isDone, hasSign, inCompany }: Parts) =>
    Number(isDone) + 2 * Number(hasSign) + (hazard.company && !inCompany ? -1 : Number(inCompany));
  const [best] = partsIn(text)
    .filter(({ hazard, isDone, hasSign }) => !hazard.needsDeed || isDone || hasSign)
    .sort((a, b) => weight(b) - weight(a));
  return best && weight(best) > 0 ? best.hazard : undefined;
}

/** Names of the detected parts, as features for the classifier. */
export function partsOfHazards(text: string): readonly string[] {
  const parts = partsIn(text);
  return [
    ...parts.flatMap(({ hazard, isDone, hasSign, inCompany }) => {
      const name = hazard.warning.replaceAll(' ', '-');
      return [
        `thing:${name}`,
        ...(isDone ? [`deed:${name}`, 'deed'] : []),
        ...(hasSign ? [`sign:${name}`, 'sign'] : []),
        ...(inCompany ? [`company:${name}`, 'company'] : []),
      ];
    }),
    ...(parts.length > 0 ? ['thing'] : []),
    ...(parts.length > 2 ? ['things'] : []),
    ...(isWorried.test(text) ? ['worried'] : []),
  ];
}
