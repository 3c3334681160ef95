/** Runs a call of the AI SDK: an answer it cannot read becomes a sentence like any other fault out there. */
import { findProviderProblem, ProviderProblem } from '../transport/provider-problem.ts';
import type { Line } from './ask.ts';

export async function readAsExpected<Result>(
  { provider }: Pick<Line, 'provider'>,
  signal: AbortSignal,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    signal.throwIfAborted();
    throw findProviderProblem(error) ?? new ProviderProblem('GARBAGE', provider);
  }
}
