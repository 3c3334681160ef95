/** Log of administrators' actions, newest first. */
import { z } from 'zod';
import { administratorEndpoint } from '../../endpoint.ts';

export const administratorActionKinds = [
  'become-administrator',
  'lose-administrator',
  'regain-administrator',
  'send-administrator-link',
  'disable',
  'enable',
  'sign-out',
  'give-premium',
  'take-premium',
  'delete',
  'cancel-job',
  'retry-job',
  'open-sign-up',
  'limit-sign-up',
  'close-sign-up',
  'invite',
  'withdraw-invitation',
  'try-engine',
  'try-connection',
  'connect-engine',
  'disconnect-engine',
  'change-contact',
  'seed',
  'delete-files',
] as const;
export type AdministratorActionKind = (typeof administratorActionKinds)[number];

export const administratorAction = z.object({
  id: z.number().int(),
  at: z.string(),
  /** The name at the time. */
  actor: z.string(),
  /** E-mail address of that account, or a part of its id once it is gone; null for the machine's operator. */
  actorAccount: z.string().nullable(),
  deed: z.enum(administratorActionKinds),
  subject: z.string().nullable(),
  details: z.record(z.string(), z.string()),
  /** False if it was interrupted; it can be repeated. */
  finished: z.boolean(),
});
export type AdministratorAction = z.infer<typeof administratorAction>;

export const administratorActions = {
  list: administratorEndpoint
    .route({
      method: 'GET',
      path: '/administration/actions',
      summary: 'What administrators did, newest first',
      tags: ['Administration'],
    })
    .input(
      z.object({
        cursor: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        actions: z.array(administratorAction),
        nextCursor: z.number().int().nullable(),
      }),
    ),
};
