/** A list of models for one job: the next steps in when one is down, and the result says so. */
import { findProviderProblem } from './transport/provider-problem.ts';

export interface Answered<Result> {
  readonly result: Result;
  readonly engineId: string;
  readonly engineLabel: string;
  /** Sentences for the user: who could not, and who did it instead. */
  readonly notes: readonly string[];
}

/** Undefined when no other model may step in: a refusal is an answer, and so is a cancellation. */
export function whyStepIn(error: unknown): string | undefined {
  const problem = findProviderProblem(error);
  return problem?.row.stepIn ? problem.message : undefined;
}

export const stepInNote = (reason: string, label: string) => `${reason} ${label} stepped in.`;

export async function firstThatWorks<Result>(
  ids: readonly string[],
  labelOf: (id: string) => Promise<string>,
  run: (id: string) => Promise<Result>,
): Promise<Answered<Result>> {
  const reasons: string[] = [];
  for (const [index, id] of ids.entries()) {
    try {
      const result = await run(id);
      const engineLabel = await labelOf(id);
      const notes = reasons.length > 0 ? [stepInNote(reasons.join(' '), engineLabel)] : [];
      return { result, engineId: id, engineLabel, notes };
    } catch (error) {
      const reason = whyStepIn(error);
      if (reason === undefined || index === ids.length - 1) throw error;
      reasons.push(reason);
    }
  }
  throw new Error('This job has no model.');
}
