/** What this server can do, for the screens: engines, sign-ins, payments, limits. */
import { z } from 'zod';
import { openEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';

export const systemSchema = z.object({
  version: z.string(),
  /** Model id of each job of the product, such as `builtin:handbook`. */
  engines: z.record(z.string(), z.string()),
  googleSignIn: z.boolean(),
  stripePayments: z.boolean(),
  /** `outbox`: mails are written to a file on the server, none is sent. */
  mail: z.enum(['smtp', 'outbox']),
  supportEmail: z.string(),
  limits: z.object(
    Object.fromEntries(Object.keys(limits).map((name) => [name, z.number()])) as Record<
      keyof typeof limits,
      z.ZodNumber
    >,
  ),
});

export type SystemDescription = z.infer<typeof systemSchema>;

export const systemContract = {
  describe: openEndpoint
    .route({ method: 'GET', path: '/system', summary: 'What this server can do', tags: ['System'] })
    .output(systemSchema),
};
