/**
 * a screen whose sign-in has ended must act neither as a visitor nor as the next user, who would own its photo.
 * Its calls are refused before they take effect.
 */
import { samePersonHeader } from '@maquette/contract';
import { Problem } from '../../platform/problem.ts';
import type { RequestContext } from '../request-context.ts';

/** Whether the client states whom it acts for. */
export const namesPerson = ({ headers }: Request): boolean => headers.has(samePersonHeader);

export async function expectSamePerson(context: RequestContext): Promise<void> {
  const expected = context.headers.get(samePersonHeader);
  if (expected === null) return;
  const person = await context.person();
  if (person?.id !== expected) throw new Problem('NOT_AUTHENTICATED');
}
