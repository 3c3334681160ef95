/** Everyone's jobs: running, waiting, recently failed. Prompts are never included. */
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
  /** Start of the last attempt. */
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  attempts: z.number().int(),
  percent: z.number(),
  /** Host that makes it; null if unknown. */
  host: z.string().nullable(),
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
        /** In queue order. */
        waiting: z.array(administeredJob),
        /** Latest first. */
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
