/** Procedures to list and try engines. */
import { type AdministratorAccess, enginesContract } from '@maquette/contract';
import { implement } from '@orpc/server';
import { act } from '../../http/guards/act.ts';
import { fullName, logAction } from '../../http/guards/action-log.ts';
import { requireAdministrator, standingOf } from '../../http/guards/administrator.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import { type Person, type RequestContext, requirePerson } from '../../http/request-context.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { Problem } from '../../platform/problem.ts';
import type { RateRule } from '../../platform/rates.ts';
import {
  type ClaimParts,
  claimAdministration,
  isCodeWaiting,
  linkMail,
} from './administrator-claims.ts';
import { type ConnectParts, connectEngine, disconnectEngine } from './connect-engine.ts';
import { describeOverview } from './describe-overview.ts';
import { loggedEngine, outcomeOf } from './logged-engine.ts';
import { trial } from './trial.ts';

export interface EngineParts extends ClaimParts, ConnectParts {
  readonly mailer: Pick<Mailer, 'post'>;
  /** Public address of this server. */
  readonly siteUrl: () => string;
}

/** A trial may be charged by the provider. */
const trialRate: RateRule = { name: 'engine-trial', turns: 10, windowSeconds: 60 };

const claimRate: RateRule = { name: 'administrator-claim', turns: 10, windowSeconds: 10 * 60 };
const linkRate: RateRule = { name: 'administrator-link', turns: 3, windowSeconds: 60 * 60 };

export function engineProcedures(parts: EngineParts) {
  const { liveModels } = parts;
  const procedures = implement(enginesContract).$context<RequestContext>();

  async function accessOf(person: Person): Promise<AdministratorAccess> {
    const { administrator, mayBecome, isNamed } = await standingOf(parts, person);
    return {
      administrator,
      waysIn: {
        code: !administrator && mayBecome && (await isCodeWaiting(parts)),
        mail: !administrator && isNamed,
      },
    };
  }

  return {
    access: procedures.access.handler(async ({ context }) =>
      accessOf(await requirePerson(context)),
    ),
    claim: procedures.claim.handler(async ({ context, input }) => {
      const person = await requirePerson(context);
      await limitRate(parts.db, claimRate, `user:${person.id}`, parts.clock);
      await limitRate(parts.db, claimRate, `address:${context.clientAddress}`, parts.clock);
      await claimAdministration(parts, person, input.code);
      return accessOf(person);
    }),
    sendLink: procedures.sendLink.handler(async ({ context }) => {
      const person = await requirePerson(context);
      const { isNamed } = await standingOf(parts, person);
      if (!isNamed) throw new Problem('NOT_ADMINISTRATOR');
      await limitRate(parts.db, linkRate, `user:${person.id}`, parts.clock);
      parts.mailer.post(await linkMail(parts, person, parts.siteUrl()));
      const self = { id: person.id, name: fullName(person) };
      await logAction(parts.db, self, { deed: 'send-administrator-link' }, parts.clock());
    }),
    overview: procedures.overview.handler(async ({ context }) => {
      await requireAdministrator(parts, context);
      return describeOverview(parts);
    }),
    tryOut: procedures.tryOut.handler(async ({ context, input: { job, id } }) => {
      const person = await requireAdministrator(parts, context);
      const configuration = liveModels.configuration();
      const { roles } = configuration;
      const { isOwnModel } = await import('@maquette/models');
      // Only configured engines, of others: ours aren't reached by a call.
      if (!roles[job].includes(id) || isOwnModel(id)) throw new Problem('NOT_FOUND');
      await limitRate(parts.db, trialRate, `user:${person.id}`, parts.clock);
      const models = await liveModels.models();
      const isConnectedHere = !liveModels.layers().jobsOfEnvironment.has(job);
      const { intake } = parts;
      let outcome = outcomeOf({ ok: false });
      try {
        const tried = await trial(
          { models, intake, signal: context.signal },
          { job, id, isConnectedHere },
        );
        outcome = outcomeOf(tried);
        return tried;
      } finally {
        const logged = loggedEngine({ job, id }, configuration, outcome);
        await act(parts, person, async () => ({ deed: 'try-engine', ...logged }));
      }
    }),
    connect: procedures.connect.handler(async ({ context, input }) => {
      const person = await requireAdministrator(parts, context);
      await limitRate(parts.db, trialRate, `user:${person.id}`, parts.clock);
      return connectEngine(parts, person, input, context.signal);
    }),
    disconnect: procedures.disconnect.handler(async ({ context, input }) => {
      const person = await requireAdministrator(parts, context);
      await disconnectEngine(parts, person, input);
    }),
  };
}
