/** Capabilities of this server, from its settings. */
import { limits, type SystemDescription, systemContract } from '@maquette/contract';
import { implement } from '@orpc/server';
import type { RequestContext } from '../../http/request-context.ts';

export interface SystemFacts {
  readonly version: string;
  /** Model id of each job of the product. */
  readonly engines: () => Promise<Readonly<Record<string, string>>>;
  readonly pictures: () => Promise<SystemDescription['pictures']>;
  readonly googleSignIn: boolean;
  readonly stripePayments: boolean;
  readonly mail: SystemDescription['mail'];
  readonly contact: () => Promise<SystemDescription['contact']>;
  readonly freePicturesPerDay: number | undefined;
}

export function systemProcedures(facts: SystemFacts) {
  const procedures = implement(systemContract).$context<RequestContext>();
  const { freePicturesPerDay = limits.freePicturesPerDay, ...publicFacts } = facts;
  return {
    describe: procedures.describe.handler(
      async (): Promise<SystemDescription> => ({
        ...publicFacts,
        contact: await facts.contact(),
        engines: { ...(await facts.engines()) },
        pictures: await facts.pictures(),
        limits: { ...limits, freePicturesPerDay },
      }),
    ),
  };
}
