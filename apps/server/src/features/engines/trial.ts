/** Tries an engine with a small request and describes the outcome. */
import type { EngineTrial } from '@maquette/contract';
import type { Models, RoleName } from '@maquette/models';
import { pictureIn } from '../../platform/intake/clean-picture.ts';
import type { Intake } from '../../platform/intake/intake.ts';

export interface TrialParts {
  readonly models: Models;
  readonly intake: Pick<Intake, 'finish'>;
  readonly signal: AbortSignal;
}

export interface TriedEngine {
  readonly job: RoleName;
  readonly id: string;
  /** Connected in the app: the remedy refers to the Models page. */
  readonly isConnectedHere: boolean;
}

const nothing = { words: null, remedy: null, sample: null, picture: null };

/** A skipped trial. */
export const notTried = (sentence: string): EngineTrial => ({
  ...nothing,
  ok: false,
  sentence,
  durationMs: 0,
});

export async function trial(
  { models, intake, signal: requester }: TrialParts,
  engine: TriedEngine,
): Promise<EngineTrial> {
  const { findProviderProblem } = await import('@maquette/models');
  const { remedyFor, tryEngine } = await import('@maquette/models/overview');
  const { job, id } = engine;
  // Engines have their own timeout and message.
  const limit = AbortSignal.timeout(models.limitMsFor(job));
  const signal = AbortSignal.any([requester, limit]);
  const startedMs = performance.now();
  const since = () => Math.round(performance.now() - startedMs);
  try {
    const clean = (bytes: Uint8Array) => pictureIn(intake, bytes);
    const { words, picture } = await tryEngine(job, id, { models, signal, clean });
    return {
      ...nothing,
      ok: true,
      sentence: `It works. It answered within ${Math.max(0.1, since() / 1000).toFixed(1)} seconds.`,
      durationMs: since(),
      sample: words ?? null,
      picture: picture ? `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}` : null,
    };
  } catch (error) {
    const problem = findProviderProblem(error);
    if (problem) {
      return {
        ...nothing,
        ok: false,
        sentence: problem.message,
        words: problem.facts.words ?? null,
        remedy: remedyFor(problem, engine),
        durationMs: since(),
      };
    }
    const { engineProblem } = await import('../generations/workshop/engine-problem.ts');
    const known = engineProblem(error);
    if (!known) throw error;
    return { ...notTried(known.message), durationMs: since() };
  }
}
