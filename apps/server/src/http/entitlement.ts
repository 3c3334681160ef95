/** Who may do what: the one function every costly call asks, answered from the database each time. */
import { type PlanName, planOf, type ToolAccess } from '@maquette/contract';
import type { QuotaHolder } from '../platform/limits/quota.ts';
import {
  type Doing,
  type RequestContext,
  requirePerson,
  requirePremium,
} from './request-context.ts';

export interface Asker {
  /** Whose the results are: a user's id, or `visitor:` and the browser's number. */
  readonly owner: string;
  readonly plan: PlanName;
  readonly holder: QuotaHolder;
  readonly signedIn: boolean;
}

export async function entitle(
  context: RequestContext,
  access: ToolAccess,
  doing: Doing = 'sends',
): Promise<Asker> {
  const person =
    access === 'premium'
      ? await requirePremium(context)
      : access === 'account'
        ? await requirePerson(context)
        : await context.person();
  if (!person) {
    return {
      owner: `visitor:${context.visitor(doing)}`,
      plan: 'visitor',
      holder: { subject: `address:${context.clientAddress}`, plan: 'visitor' },
      signedIn: false,
    };
  }
  const plan = planOf(person.paymentStatus);
  return {
    owner: person.id,
    plan,
    holder: { subject: `user:${person.id}`, plan },
    signedIn: true,
  };
}
