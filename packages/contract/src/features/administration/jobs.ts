/** Work of everybody: being made, waiting, and what failed lately. Never what was asked for. */
import { z } from 'zod';
import { administratorEndpoint, problemErrors } from '../../endpoint.ts';
import { toolNames } from '../../tools.ts';

const tags = ['Administration'];

export const administeredJob = z.object({
  id: z.string(),
  tool: z.enum(toolNames),
  /** Null for a visitor without an account. */
  owner: z.string().nullable(),
  orderedAt: z.string(),
  /** Of the last try. */
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  attempts: z.number().int(),
  percent: z.number(),
  /** Where it is being made; null where that is not told. */
  host: z.string().nullable(),
  /** Why it failed, as its owner is told. */
  problem: z.string().nullable(),
});
export type AdministeredJob = z.infer<typeof administeredJob>;

const ofJob = z.object({ id: z.string().min(1).max(100) });

export const administeredJobs = {
  list: administratorEndpoint
    .route({ method: 'GET', path: '/administration/jobs', summary: 'Work of everybody', tags })
    .output(
      z.object({
        running: z.array(administeredJob),
        /** In the order in which they are taken. */
        waiting: z.array(administeredJob),
        /** The latest first. */
        failed: z.array(administeredJob),
      }),
    ),
  cancel: administratorEndpoint
    .errors(problemErrors('NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/administration/jobs/{id}/cancel',
      summary: 'End work that waits or is being made',
      tags,
    })
    .input(ofJob)
    .output(z.void()),
  retry: administratorEndpoint
    .errors(problemErrors('NOT_FOUND', 'QUOTA_SPENT', 'QUEUE_FULL', 'STORAGE_SPENT', 'BUSY'))
    .route({
      method: 'POST',
      path: '/administration/jobs/{id}/retry',
      summary: 'Order failed work again, for the same person',
      tags,
    })
    .input(ofJob)
    .output(z.void()),
};
