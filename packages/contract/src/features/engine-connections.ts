/** Engines of other makers, connected by administrators in the app. */
import { z } from 'zod';
import { administratorEndpoint, problemErrors } from '../endpoint.ts';
import { type EngineJob, engineJobs } from '../engine-jobs.ts';
import { engineTrial } from './engine-trial.ts';

const tags = ['Engines'];

const job = z.enum(Object.keys(engineJobs) as [EngineJob, ...EngineJob[]]);
const modelMaxCharacters = 200;
/** Settings separate models by commas. */
const model = z
  .string()
  .trim()
  .regex(/^[^\s,]+$/)
  .max(modelMaxCharacters);
const valueMaxCharacters = 4_096;

export const engineConnections = {
  connect: administratorEndpoint
    .errors(problemErrors('NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/engines/connect',
      summary: 'Try an engine of others with this key, and give it the job if it works',
      tags,
    })
    .input(
      z.strictObject({
        job,
        provider: z.string().max(40),
        model,
        /** By field name; absent if its service is connected already. */
        values: z.record(z.string().max(60), z.string().max(valueMaxCharacters)).optional(),
      }),
    )
    .output(z.object({ saved: z.boolean(), trial: engineTrial })),
  disconnect: administratorEndpoint
    .errors(problemErrors('NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/engines/disconnect',
      summary: 'Take a job from a connected engine; a key that is needed no more is deleted',
      tags,
    })
    .input(z.strictObject({ job, id: z.string().max(300) }))
    .output(z.void()),
};
