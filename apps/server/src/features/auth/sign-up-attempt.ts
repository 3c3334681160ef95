/**
 * A request that may make an account, as Better Auth's hooks see it. Whether it does is known there alone:
 * somebody who comes back from Google may have one already. Accounts that are made without a request, by
 * `npm run seed`, need no permit.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProblemCode } from '@maquette/contract';

export interface SignUpAttempt {
  readonly refusal: ProblemCode | undefined;
  /** An account would have been made. */
  wasRefused: boolean;
  newPersonId: string | undefined;
}

const attempts = new AsyncLocalStorage<SignUpAttempt>();

export const duringAttempt = <Result>(attempt: SignUpAttempt, work: () => Result): Result =>
  attempts.run(attempt, work);

/** The code to refuse with. */
export function refusalOfAttempt(): ProblemCode | undefined {
  const attempt = attempts.getStore();
  if (!attempt?.refusal) return undefined;
  attempt.wasRefused = true;
  return attempt.refusal;
}

export function tellNewPerson(id: string): void {
  const attempt = attempts.getStore();
  if (attempt) attempt.newPersonId = id;
}
