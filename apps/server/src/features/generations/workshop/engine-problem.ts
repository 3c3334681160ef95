/** Maps errors of engines and services to problems with a sentence of the product. */
import { APICallError, RetryError } from 'ai';
import { Problem, toProblem } from '../../../platform/problem.ts';

const reasonLength = 160;

/** Undefined for unforeseen errors: worth a retry, and a line in the log. */
export function engineProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof Error && error.name === 'EngineRefusedError') {
    return new Problem('ENGINE_REFUSED', { reason: error.message }, { cause: error });
  }
  const provider = findProviderProblem(error);
  if (provider) return ofProvider(provider);
  if (RetryError.isInstance(error)) return engineProblem(error.lastError) ?? unavailable(error);
  if (APICallError.isInstance(error)) {
    return error.isRetryable
      ? unavailable(error)
      : new Problem('ENGINE_REFUSED', { reason: plain(error.message) }, { cause: error });
  }
  const known = toProblem(error);
  return known.code === 'UNEXPECTED' ? undefined : known;
}

/** The provider error of `packages/models`, recognised by its name and shape. */
interface ProviderProblem extends Error {
  readonly kind: string;
  readonly facts: { readonly words?: string };
  readonly row: { readonly tryAgain: boolean; readonly isDown: boolean };
}

function findProviderProblem(error: unknown): ProviderProblem | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    if (cause.name === 'ProviderProblem') return cause as ProviderProblem;
    cause = RetryError.isInstance(cause) ? cause.lastError : cause.cause;
  }
  return undefined;
}

/** The service is set up and answers, and yet there is no picture. */
const brokenWork: ReadonlySet<string> = new Set(['WORK_FAILED', 'NOT_A_PICTURE', 'RESULT_LOST']);

function ofProvider(problem: ProviderProblem): Problem {
  const { kind, facts, row, message: reason } = problem;
  if (kind === 'REFUSED') {
    return new Problem('ENGINE_REFUSED', { reason: facts.words ?? reason }, { cause: problem });
  }
  if (kind === 'ONLY_WORDS') return new Problem('ENGINE_REFUSED', { reason }, { cause: problem });
  if (brokenWork.has(kind)) {
    const message = facts.words ? `${reason} ${facts.words}` : reason;
    return new Problem('ENGINE_FAILED', { reason: message }, { cause: problem });
  }
  const code = row.tryAgain || row.isDown ? 'ENGINE_UNAVAILABLE' : 'ENGINE_NOT_READY';
  return new Problem(code, { reason }, { cause: problem });
}

const unavailable = (error: Error) =>
  new Problem('ENGINE_UNAVAILABLE', { reason: plain(error.message) }, { cause: error });

/** One short line without addresses or keys. */
const plain = (message: string): string =>
  message
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/\b[\w-]{24,}\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, reasonLength) || 'no reason given';
