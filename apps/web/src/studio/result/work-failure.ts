/** The sentence under failed work: its own problem, or that of the last attempt to repeat it. */
import { limits, problems } from '@maquette/contract';
import {
  type ProblemMessage,
  problemCodeOf,
  problemMessage,
  referenceOf,
} from '../../lib/problem-text.ts';
import type { Work } from '../following/work.ts';

export interface FailedWork {
  readonly problem: Work['problem'];
  /** A sentence with the placeholder `{message}`. */
  readonly before?: string | undefined;
  /** Error of the last attempt to repeat it. */
  readonly retryError: unknown;
}

export function workFailure({ problem, before, retryError }: FailedWork): ProblemMessage {
  if (retryError) return problemMessage(retryError);
  const sentence = problem?.message ?? problems.UNEXPECTED.message;
  if (problem?.code === 'CANCELLED') return { sentence, reference: undefined };
  return {
    sentence: before ? before.replace('{message}', () => sentence) : sentence,
    reference: referenceOf(problem?.requestId),
    isFinal: problemMessage(problem).isFinal,
  };
}

export const isQueueFull = (error: unknown): boolean => problemCodeOf(error) === 'QUEUE_FULL';

const mostOpen = limits.runningPerUser + limits.waitingPerUser;

/** The error is cleared with its cause: once work has ended, there is room for more. */
export const hasRoom = (open: readonly unknown[] | undefined): boolean =>
  open !== undefined && open.length < mostOpen;
