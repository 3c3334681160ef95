/** Dangerous subjects: their warning precedes any answer. */
import { childWarnings } from './children.ts';
import { dustAndFumeWarnings } from './dusts-and-fumes.ts';
import { electricityWarnings } from './electricity.ts';
import { fallingAndLiftingWarnings } from './falling-and-lifting.ts';
import { fireWarnings } from './fire.ts';
import { fireSourceWarnings } from './fire-sources.ts';
import { gasWarnings } from './gas-and-air.ts';
import { groundWarnings } from './ground.ts';
import { findHazard, nearestHazard } from './hazards/find-hazard.ts';
import { moreWarnings } from './hazards/more-warnings.ts';
import { heightWarnings } from './heights.ts';
import { isDangerous, isFaint } from './learned/danger-score.ts';
import { siteWorkWarnings } from './site-work.ts';
import { structureWarnings } from './structure.ts';
import { createPhraseFinder, type Warning, type WarningRow } from './warning.ts';

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
const findRow = createPhraseFinder(warnings);

const bySubject: ReadonlyMap<string, Warning> = new Map(
  [...warnings, ...moreWarnings].map((warning) => [warning.subject, warning]),
);

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
}

/** A matching row; else the warning of a detected hazard; else the classifier's. */
export function findDanger(
  question: string,
  how: 'by rule' | 'by all' = 'by all',
): WarningFound | undefined {
  const row = findRow(question);
  if (row) return { warning: row, isFaint: false, isLearned: false };
  const hazard = findHazard(question);
  const named = hazard && bySubject.get(hazard.warning);
  if (named)
    return {
      warning: named,
      isFaint: !alwaysFirst.has(named.subject) && isFaint(question, 'by rule'),
      isLearned: false,
    };
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
