/**
 * A request that may create an account, passed to Better Auth's hooks, because only they know whether it does:
 * Google may return a person who has one. Accounts made without a request, by `npm run seed`, need no permit.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProblemCode } from '@maquette/contract';

export interface SignUpAttempt {
  readonly refusal: ProblemCode | undefined;
  /** An account would have been created. */
  wasRefused: boolean;
  newPersonId: string | undefined;
}

const attempts = new AsyncLocalStorage<SignUpAttempt>();

export const duringAttempt = <Result>(attempt: SignUpAttempt, work: () => Result): Result =>
  attempts.run(attempt, work);

/** Error code for Better Auth. */
export function refusalOfAttempt(): ProblemCode | undefined {
  const attempt = attempts.getStore();
  if (!attempt?.refusal) return undefined;
  attempt.wasRefused = true;
  return attempt.refusal;
}

export function noteNewPerson(id: string): void {
  const attempt = attempts.getStore();
  if (attempt) attempt.newPersonId = id;
}
