/** Engines in use, for the operator. */
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
  /** Connected by an administrator in the app. */
  isConnectedHere: z.boolean(),
  /** URL of its service; null for built-in engines. */
  address: z.string().nullable(),
});
export type EngineInUse = z.infer<typeof engineInUse>;

const connectionField = z.object({
  /** The equivalent environment variable. */
  name: z.string(),
  label: z.string(),
  what: z.enum(['key', 'address', 'setting']),
  isRequired: z.boolean(),
  fallback: z.string().nullable(),
  example: z.string(),
});
export type ConnectionField = z.infer<typeof connectionField>;

const engineChoice = z.object({
  provider: z.string(),
  maker: z.string(),
  /** Example of a model for this job. */
  model: z.string(),
  /** Where to get a key, or how to start the server. */
  advice: z.string(),
  lines: z.array(z.string()),
  /** Source of its key and URL; those from the environment can't be changed in the app. */
  reachedBy: z.enum(['nothing yet', 'environment', 'connection']),
  fields: z.array(connectionField),
});
export type EngineChoice = z.infer<typeof engineChoice>;

export const engineOverview = z.object({
  /** Workers started without the secret, which can't decrypt connections. */
  workersWithoutSecret: z.array(z.string()),
  /** Whether engines of others start from our own redesign, and the environment variable to change that. */
  finishing: z.object({ isOn: z.boolean(), line: z.string() }),
  jobs: z.array(
    z.object({
      job,
      /** Environment variable for this job's engines. */
      variable: z.string(),
      /** Set in the environment, which takes precedence. */
      isOfEnvironment: z.boolean(),
      /** In order of preference: the next one is the fallback. */
      inUse: z.array(engineInUse),
      choices: z.array(engineChoice),
      /** Connected in the app, but not in use. */
      unused: z.array(z.object({ id: z.string(), label: z.string(), why: z.string() })),
    }),
  ),
});
export type EngineOverview = z.infer<typeof engineOverview>;

export const administratorAccess = z.object({
  administrator: z.boolean(),
  /** Ways for a person to become administrator. */
  waysIn: z.object({
    /** The printed code hasn't been used yet. */
    code: z.boolean(),
    /** The settings name this address, and it isn't confirmed yet. */
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
