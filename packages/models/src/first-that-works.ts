/** A list of models for one job: the next steps in when one is down, and the result says so. */
import { findProviderProblem } from './transport/provider-problem.ts';

export interface AnsweringEngine {
  readonly engineId: string;
  readonly engineLabel: string;
  /** Sentences for the user: who could not, and who did it instead. */
  readonly notes: readonly string[];
}

export interface Answered<Result> extends AnsweringEngine {
  readonly result: Result;
}

/** Undefined when no other model may step in: a refusal is an answer, and so is a cancellation. */
function whyStepIn(error: unknown): string | undefined {
  const problem = findProviderProblem(error);
  return problem?.row.stepIn ? problem.message : undefined;
}

export async function firstThatWorks<Result>(
  ids: readonly string[],
  labelOf: (id: string) => string,
  run: (engine: AnsweringEngine) => Promise<Result>,
): Promise<Answered<Result>> {
  const reasons: string[] = [];
  for (const [index, engineId] of ids.entries()) {
    const engineLabel = labelOf(engineId);
    const notes = reasons.length > 0 ? [`${reasons.join(' ')} ${engineLabel} stepped in.`] : [];
    const engine = { engineId, engineLabel, notes };
    try {
      return { ...engine, result: await run(engine) };
    } catch (error) {
      const reason = whyStepIn(error);
      if (reason === undefined || index === ids.length - 1) throw error;
      reasons.push(reason);
    }
  }
  throw new Error('This job has no model.');
}
