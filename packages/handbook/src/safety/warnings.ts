/** Dangerous subjects: their warning precedes any answer. */
import { childWarnings } from './children.ts';
import { dustAndFumeWarnings } from './dusts-and-fumes.ts';
import { electricityWarnings } from './electricity.ts';
import { fallingAndLiftingWarnings } from './falling-and-lifting.ts';
import { fireWarnings } from './fire.ts';
import { fireSourceWarnings } from './fire-sources.ts';
import { gasWarnings } from './gas-and-air.ts';
import { groundWarnings } from './ground.ts';
import { isChoice } from './hazards/calm-questions.ts';
import { hazardsIn, nearestHazard } from './hazards/find-hazard.ts';
import { moreWarnings } from './hazards/more-warnings.ts';
import { heightWarnings } from './heights.ts';
import { isDangerous, isFaint } from './learned/danger-score.ts';
import { siteWorkWarnings } from './site-work.ts';
import { structureWarnings } from './structure.ts';
import { createPhraseMatcher, type Warning, type WarningRow } from './warning.ts';

/** In matching order: most urgent first. */
export const warnings: readonly WarningRow[] = [
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

/** Rows that match a question's words. */
const rowsIn = createPhraseMatcher(warnings);

const bySubject: ReadonlyMap<string, Warning> = new Map(
  [...warnings, ...moreWarnings].map((warning) => [warning.subject, warning]),
);

/** Dangers of work, which a choice of materials doesn't begin. */
const ofWork: ReadonlySet<string> = new Set([
  'dust of stone and concrete',
  'wood dust, foam and fibres',
  'taking out a wall, beam or joist',
  'an opening in a masonry wall',
  'live wiring and electrical work',
  'work at height',
  'demolishing outside',
  'lifting what is too heavy',
]);

/** For dangers that the classifier sees without a known hazard. */
const unnamed: Warning = {
  subject: 'a danger without a name',
  reply:
    '**Stop and look before you go on: this can hurt people.** Switch off and make safe what you can without touching it, keep others away, and find out what is behind, above and below (cables, gas, water, what carries, old materials). Who works with gas, mains voltage, structure, asbestos, roofs or big trees needs training; a short look by a tradesman or an engineer costs less than a mistake.',
  slugs: [],
};

/** Follows an answer whose question touches on something harmful. */
export const faintNote =
  '**Before you drill, cut or climb:** find out what is behind, above and below (cables, gas, water, what carries, old materials), and leave gas, mains voltage, structure and roofs to people trained for them.';

/** Dangers whose warning always precedes the answer. */
const alwaysFirst: ReadonlySet<string> = new Set(['hot water under pressure']);

export interface WarningFound {
  readonly warning: Warning;
  /** The danger is marginal: the answer comes first. */
  readonly isFaint: boolean;
  /** Only the classifier saw it. */
  readonly isLearned: boolean;
  /** Another danger in the same question: a roof that is both asbestos and brittle. */
  readonly also?: Warning | undefined;
}

const oldMaterials = ['asbestos', 'old materials that may hold asbestos', 'lead paint'];
const trees = ['trees, saws and power lines', 'trees near foundations'];

/** Second dangers that are told as well, by the first ones that don't speak of them. */
const alsoTold: ReadonlyMap<string, readonly string[] | 'any'> = new Map<
  string,
  readonly string[] | 'any'
>([
  ['asbestos', 'any'],
  ['old materials that may hold asbestos', 'any'],
  ['lead paint', 'any'],
  ['chemicals that must not meet', 'any'],
  ['water and children', 'any'],
  ['work at height', [...oldMaterials, ...trees]],
  ['open flames at buildings', oldMaterials],
  ['trees near foundations', [...trees, 'digging and underpinning']],
  ['hot water that scalds or carries germs', ['work on gas']],
  ['windows and railings that children climb', ['escape and protection from fire']],
  ['rags, solvents and fuels', ['strippers that stun']],
]);

function isAlsoTold(first: Warning, other: Warning): boolean {
  const firsts = alsoTold.get(other.subject) ?? [];
  return (
    !first.isWholeAnswer &&
    first.subject !== other.subject &&
    first.reply !== other.reply &&
    !first.slugs.some((slug) => other.slugs.includes(slug)) &&
    (firsts === 'any' || firsts.includes(first.subject))
  );
}

/** A matching row; else the warning of a detected hazard; else the classifier's. */
export function findDanger(
  question: string,
  how: 'by rule' | 'by all' = 'by all',
): WarningFound | undefined {
  const isOnlyChosen = ({ subject }: Warning) => ofWork.has(subject) && isChoice(question);
  const [row, ...rows] = [...rowsIn(question)].filter((found) => !isOnlyChosen(found));
  const [hazard, ...hazards] = hazardsIn(question)
    .flatMap(({ warning }) => bySubject.get(warning) ?? [])
    .filter((found) => !isOnlyChosen(found));
  const first = row ?? hazard;
  if (first) {
    const isMarginal = !row && !alwaysFirst.has(first.subject) && isFaint(question, 'by rule');
    const others = row && hazard ? [...rows, hazard, ...hazards] : [...rows, ...hazards];
    return {
      warning: first,
      isFaint: isMarginal,
      isLearned: false,
      also: isMarginal ? undefined : others.find((other) => isAlsoTold(first, other)),
    };
  }
  if (how === 'by rule' || !isDangerous(question)) return undefined;
  const faint = isFaint(question, 'learned');
  const nearest = bySubject.get(nearestHazard(question)?.warning ?? '');
  const otherwise = faint ? { ...unnamed, reply: faintNote } : unnamed;
  return { warning: nearest ?? otherwise, isFaint: faint, isLearned: true };
}

export const findWarning = (
  question: string,
  how: 'by rule' | 'by all' = 'by all',
): Warning | undefined => findDanger(question, how)?.warning;

/** An unspecific danger is overridden by the entry's own note. */
export const isUnnamed = ({ warning }: WarningFound): boolean =>
  warning.reply === faintNote || warning.subject === unnamed.subject;
