/** Authorises every costly call, from the database each time. */
import { type PlanName, planOf, type ToolAccess } from '@maquette/contract';
import type { QuotaHolder } from '../../platform/limits/quota-holder.ts';
import {
  type Doing,
  type Person,
  type RequestContext,
  requirePerson,
  requirePremium,
} from '../request-context.ts';

export interface Requester {
  /** Owner of results: a user id, or `visitor:` and the browser's random number. */
  readonly owner: string;
  readonly plan: PlanName;
  readonly holder: QuotaHolder;
  readonly signedIn: boolean;
  /** Request id, for orders and the log. */
  readonly requestId: string;
}

export async function entitle(
  context: RequestContext,
  access: ToolAccess,
  doing: Doing = 'sends',
): Promise<Requester> {
  const person =
    access === 'premium'
      ? await requirePremium(context)
      : access === 'account'
        ? await requirePerson(context)
        : await context.person();
  return {
    owner: person?.id ?? `visitor:${context.visitor(doing)}`,
    plan: planFor(person),
    holder: holderFor(context, person),
    signedIn: person !== undefined,
    requestId: context.requestId,
  };
}

/** For quotas only: no owner, which would create an id for a new visitor. */
export async function holderOf(context: RequestContext): Promise<QuotaHolder> {
  return holderFor(context, await context.person());
}

const planFor = (person: Person | undefined): PlanName =>
  person ? planOf(person.paymentStatus) : 'visitor';

const holderFor = (context: RequestContext, person: Person | undefined): QuotaHolder => ({
  subject: person ? `user:${person.id}` : `address:${context.clientAddress}`,
  plan: planFor(person),
  address: context.clientAddress,
});
