/** Which engines work here, for whoever runs the server. */
import { z } from 'zod';
import { memberEndpoint, problemErrors } from './endpoint.ts';
import { type EngineJob, engineJobs } from './engine-jobs.ts';

const tags = ['Engines'];

const job = z.enum(Object.keys(engineJobs) as [EngineJob, ...EngineJob[]]);

const engineInUse = z.object({
  id: z.string(),
  label: z.string(),
  isOwn: z.boolean(),
  /** Where its service is reached; null for our own. */
  address: z.string().nullable(),
});
export type EngineInUse = z.infer<typeof engineInUse>;

const engineChoice = z.object({
  maker: z.string(),
  /** Where a key is had, or how the server is started. */
  advice: z.string(),
  /** To be put into the environment, one setting a line. */
  lines: z.array(z.string()),
});

export const engineOverview = z.object({
  jobs: z.array(
    z.object({
      job,
      /** The variable that names the engines of this job. */
      variable: z.string(),
      /** In order of preference: the next steps in when one is down. */
      inUse: z.array(engineInUse),
      choices: z.array(engineChoice),
    }),
  ),
});
export type EngineOverview = z.infer<typeof engineOverview>;

export const engineTrial = z.object({
  ok: z.boolean(),
  /** What happened, in plain words. */
  sentence: z.string(),
  /** What the service itself said, and what can be done. */
  words: z.string().nullable(),
  remedy: z.string().nullable(),
  durationMs: z.number(),
  /** What it answered: words, or a small picture as a data address. */
  sample: z.string().nullable(),
  picture: z.string().nullable(),
});
export type EngineTrial = z.infer<typeof engineTrial>;

const administratorEndpoint = memberEndpoint.errors(problemErrors('NOT_ADMINISTRATOR'));

export const enginesContract = {
  access: memberEndpoint
    .route({ method: 'GET', path: '/engines/access', summary: 'May I see the engines?', tags })
    .output(z.object({ administrator: z.boolean() })),
  overview: administratorEndpoint
    .route({ method: 'GET', path: '/engines', summary: 'Which engine does what here', tags })
    .output(engineOverview),
  tryOut: administratorEndpoint
    .route({
      method: 'POST',
      path: '/engines/try',
      summary: 'Ask an engine for something small and say how it went',
      tags,
    })
    .input(z.object({ job, id: z.string().max(300) }))
    .output(engineTrial),
};
