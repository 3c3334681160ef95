/** Scores a restyle before it is shown, and retries if it kept too little. */
import type { StructureScore } from '../guard/score-structure.ts';
import { scoreStructure } from '../guard/score-structure.ts';
import type { Analysis } from '../sense/analysis.ts';
import { renderRestyle } from './render.ts';
import type { RestyleRequest, RestyleResult } from './request.ts';

export interface GuardedRestyle extends RestyleResult {
  readonly structure: StructureScore;
  /** Settings of the returned picture, after retries. */
  readonly seed: number;
  readonly strength: number;
  /** Number of pictures drawn, at least 1. */
  readonly attempts: number;
  /** False if even the last attempt failed the guard, which must be shown. */
  readonly isAccepted: boolean;
}

/** Golden-ratio steps: distant seeds without early repetition. */
const seedStep = 0x9e3779b1;
/** For each attempt: seed offset, and factor on the strength. */
const attempts = [
  { seeds: 0, strength: 1 },
  { seeds: 1, strength: 1 },
  { seeds: 1, strength: 0.6 },
] as const;

/** The best of up to three attempts: as requested, with another seed, then weaker. */
export function restyleWithGuard(analysis: Analysis, request: RestyleRequest): GuardedRestyle {
  let best: GuardedRestyle | null = null;
  for (const [index, attempt] of attempts.entries()) {
    const seed = (request.seed + attempt.seeds * seedStep) >>> 0;
    const strength = request.strength * attempt.strength;
    const result = renderRestyle(analysis, { ...request, seed, strength });
    const structure = scoreStructure(analysis.photo, result.image);
    const isAccepted = structure.verdict === 'kept';
    const tried = { ...result, structure, seed, strength, attempts: index + 1, isAccepted };
    if (isAccepted) return tried;
    if (!best || structure.score > best.structure.score) best = tried;
  }
  if (!best) throw new Error('No attempt was made.');
  return { ...best, attempts: attempts.length };
}
