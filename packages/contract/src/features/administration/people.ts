/** Accounts and actions on them, for administrators. */
import { z } from 'zod';
import { administratorEndpoint, problemErrors } from '../../endpoint.ts';

const tags = ['Administration'];

export const knownPerson = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  plan: z.enum(['free', 'premium']),
  /** Paid through Stripe, where it must be cancelled. */
  paysWithStripe: z.boolean(),
  storedBytes: z.number(),
  joinedAt: z.string(),
  /** Last sign-in or job; null if there was none since the sign-up. */
  lastSeenAt: z.string().nullable(),
  disabledAt: z.string().nullable(),
  /** Active sessions, one per browser. */
  signIns: z.number().int(),
  administrator: z.boolean(),
  isYou: z.boolean(),
});
export type KnownPerson = z.infer<typeof knownPerson>;

const ofPerson = z.object({ id: z.string().min(1).max(100) });

export const administeredPeople = {
  list: administratorEndpoint
    .route({ method: 'GET', path: '/administration/people', summary: 'People, newest first', tags })
    .input(
      z.object({
        /** Part of a name or an e-mail address. */
        search: z.string().max(200).optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        people: z.array(knownPerson),
        total: z.number().int(),
        nextCursor: z.string().nullable(),
      }),
    ),
  setDisabled: administratorEndpoint
    .errors(problemErrors('NOT_FOUND', 'OWN_ACCOUNT'))
    .route({
      method: 'PUT',
      path: '/administration/people/{id}/disabled',
      summary: 'Keep a person out, ending every sign-in, or let them in again',
      tags,
    })
    .input(ofPerson.extend({ disabled: z.boolean() }))
    .output(knownPerson),
  signOut: administratorEndpoint
    .errors(problemErrors('NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/administration/people/{id}/sign-out',
      summary: 'End every sign-in of a person',
      tags,
    })
    .input(ofPerson)
    .output(knownPerson),
  setPremium: administratorEndpoint
    .errors(problemErrors('NOT_FOUND', 'PAID_AT_STRIPE'))
    .route({
      method: 'PUT',
      path: '/administration/people/{id}/premium',
      summary: 'Give the premium plan, or take back what costs nothing',
      tags,
    })
    .input(ofPerson.extend({ premium: z.boolean() }))
    .output(knownPerson),
  remove: administratorEndpoint
    .errors(problemErrors('NOT_FOUND', 'OWN_ACCOUNT', 'STILL_CUSTOMER', 'PAYMENTS_UNAVAILABLE'))
    .route({
      method: 'DELETE',
      path: '/administration/people/{id}',
      summary: 'Delete a person with everything of theirs, for good',
      tags,
    })
    .input(ofPerson)
    .output(z.void()),
};
