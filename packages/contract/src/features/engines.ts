/** Which engines work here, for whoever runs the server. */
import { z } from 'zod';
import { administratorEndpoint, memberEndpoint, problemErrors } from '../endpoint.ts';
import { type EngineJob, engineJobs } from '../engine-jobs.ts';
import { engineConnections } from './engine-connections.ts';
import { engineTrial } from './engine-trial.ts';

const tags = ['Engines'];

const job = z.enum(Object.keys(engineJobs) as [EngineJob, ...EngineJob[]]);

const engineInUse = z.object({
  id: z.string(),
  label: z.string(),
  isOwn: z.boolean(),
  /** By an administrator, in the app. */
  isConnectedHere: z.boolean(),
  /** Where its service is reached; null for our own. */
  address: z.string().nullable(),
});
export type EngineInUse = z.infer<typeof engineInUse>;

const connectionField = z.object({
  /** The variable of the environment that says the same. */
  name: z.string(),
  label: z.string(),
  what: z.enum(['key', 'address', 'setting']),
  isRequired: z.boolean(),
  /** Used where the field is left empty. */
  fallback: z.string().nullable(),
  example: z.string(),
});
export type ConnectionField = z.infer<typeof connectionField>;

const engineChoice = z.object({
  provider: z.string(),
  maker: z.string(),
  /** A model that does this job, as an example. */
  model: z.string(),
  /** Where a key is had, or how the server is started. */
  advice: z.string(),
  /** To be put into the environment, one setting a line. */
  lines: z.array(z.string()),
  /** Where its key and address come from; those of the environment cannot be changed in the app. */
  reachedBy: z.enum(['nothing yet', 'environment', 'connection']),
  fields: z.array(connectionField),
});
export type EngineChoice = z.infer<typeof engineChoice>;

export const engineOverview = z.object({
  /** Workers that run without the secret and cannot read what is connected. */
  workersWithoutSecret: z.array(z.string()),
  /** Engines of others finish our own redesigns: the setting, and the line that turns it on or off. */
  finishing: z.object({ isOn: z.boolean(), line: z.string() }),
  jobs: z.array(
    z.object({
      job,
      /** The variable that names the engines of this job. */
      variable: z.string(),
      /** The environment names its engines, and wins. */
      isOfEnvironment: z.boolean(),
      /** In order of preference: the next steps in when one is down. */
      inUse: z.array(engineInUse),
      choices: z.array(engineChoice),
      /** Connected in the app, and not in use. */
      unused: z.array(z.object({ id: z.string(), label: z.string(), why: z.string() })),
    }),
  ),
});
export type EngineOverview = z.infer<typeof engineOverview>;

export const administratorAccess = z.object({
  administrator: z.boolean(),
  /** Ways for a person to become administrator. */
  waysIn: z.object({
    /** The server has printed a code that is still unused. */
    code: z.boolean(),
    /** The settings name this address, and it has not been proven yet. */
    mail: z.boolean(),
  }),
});
export type AdministratorAccess = z.infer<typeof administratorAccess>;

export const enginesContract = {
  access: memberEndpoint
    .route({ method: 'GET', path: '/engines/access', summary: 'May I see the engines?', tags })
    .output(administratorAccess),
  claim: memberEndpoint
    .errors(problemErrors('CLAIM_REFUSED'))
    .route({
      method: 'POST',
      path: '/engines/access',
      summary: 'Become administrator with the code the server printed, or with a link from a mail',
      tags,
    })
    .input(z.strictObject({ code: z.string().min(1).max(100) }))
    .output(administratorAccess),
  sendLink: administratorEndpoint
    .route({
      method: 'POST',
      path: '/engines/access/mail',
      summary: 'Send a link that proves an address of ADMIN_EMAILS',
      tags,
    })
    .output(z.void()),
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
  ...engineConnections,
};
