/** Processes that share the database, and disk use. */
import { z } from 'zod';
import { administratorEndpoint } from '../../endpoint.ts';

const tags = ['Administration'];

export const administeredProcess = z.object({
  kind: z.enum(['server', 'worker']),
  host: z.string(),
  version: z.string(),
  startedAt: z.string(),
  /** False if it has ended: its row stays until another process starts. */
  isThere: z.boolean(),
  /** The process that answered this request. */
  isThisOne: z.boolean(),
});
export type AdministeredProcess = z.infer<typeof administeredProcess>;

export const fileKinds = ['photo', 'picture', 'overlay', 'preview', 'mask', 'speech'] as const;
export type FileKind = (typeof fileKinds)[number];

export const administeredServer = {
  processes: administratorEndpoint
    .route({
      method: 'GET',
      path: '/administration/processes',
      summary: 'Processes on this database',
      tags,
    })
    .output(z.object({ processes: z.array(administeredProcess) })),
  storage: administratorEndpoint
    .route({
      method: 'GET',
      path: '/administration/storage',
      summary: 'What the files take up, by kind',
      tags,
    })
    .output(
      z.object({
        kinds: z.array(
          z.object({ kind: z.enum(fileKinds), files: z.number().int(), bytes: z.number() }),
        ),
        /** The part that belongs to visitors without an account. */
        visitorBytes: z.number(),
      }),
    ),
};
