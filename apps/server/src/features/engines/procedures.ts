/** Which engines work here, and whether they really do. */
import { type AdministratorAccess, type EngineTrial, enginesContract } from '@maquette/contract';
import type { ModelConfiguration, Models, RoleName } from '@maquette/models';
import { implement } from '@orpc/server';
import { requireAdministrator, standingOf } from '../../http/guards/administrator.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import { type Person, type RequestContext, requirePerson } from '../../http/request-context.ts';
import { pictureIn } from '../../platform/intake/clean-picture.ts';
import type { Intake } from '../../platform/intake/intake.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { Problem } from '../../platform/problem.ts';
import type { RateRule } from '../../platform/rates.ts';
import {
  type ClaimParts,
  claimAdministration,
  isCodeWaiting,
  linkMail,
} from './administrator-claims.ts';

export interface EngineParts extends ClaimParts {
  readonly mailer: Pick<Mailer, 'post'>;
  /** Where people reach this server. */
  readonly siteUrl: () => string;
  readonly models: () => Promise<Models>;
  readonly configuration: ModelConfiguration;
  readonly intake: Pick<Intake, 'finish'>;
}

/** A trial may cost its price. */
const trialRate: RateRule = { name: 'engine-trial', turns: 10, windowSeconds: 60 };

const claimRate: RateRule = { name: 'administrator-claim', turns: 10, windowSeconds: 10 * 60 };
const linkRate: RateRule = { name: 'administrator-link', turns: 3, windowSeconds: 60 * 60 };

export function engineProcedures(parts: EngineParts) {
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
    }),
    overview: procedures.overview.handler(async ({ context }) => {
      await requireAdministrator(parts, context);
      const { describeEngines, describeFinishing } = await import('@maquette/models/overview');
      const models = await parts.models();
      const described = describeEngines(parts.configuration);
      const jobs = described.map(({ inUse, choices, ...job }) => ({
        ...job,
        inUse: inUse.map((engine) => ({ ...engine, label: models.label(engine.id) })),
        choices: choices.map(({ lines, ...choice }) => ({ ...choice, lines: [...lines] })),
      }));
      return {
        finishing: describeFinishing(parts.configuration),
        jobs,
      };
    }),
    tryOut: procedures.tryOut.handler(async ({ context, input: { job, id } }) => {
      const person = await requireAdministrator(parts, context);
      // Only what is set up here is ever asked.
      if (!parts.configuration.roles[job].includes(id)) throw new Problem('NOT_FOUND');
      await limitRate(parts.db, trialRate, `user:${person.id}`, parts.clock);
      return trial(parts, job, id, context.signal);
    }),
  };
}

async function trial(
  parts: EngineParts,
  job: RoleName,
  id: string,
  requester: AbortSignal,
): Promise<EngineTrial> {
  const { findProviderProblem } = await import('@maquette/models');
  const { remedyFor, tryEngine } = await import('@maquette/models/overview');
  const models = await parts.models();
  // An engine has its own deadline, and a sentence for it.
  const limit = AbortSignal.timeout(models.limitMsFor(job));
  const signal = AbortSignal.any([requester, limit]);
  const startedMs = performance.now();
  const nothing = { words: null, remedy: null, sample: null, picture: null };
  const since = () => Math.round(performance.now() - startedMs);
  try {
    const clean = (bytes: Uint8Array) => pictureIn(parts.intake, bytes);
    const { words, picture } = await tryEngine(job, id, { models, signal, clean });
    return {
      ...nothing,
      ok: true,
      sentence: `It works. It answered within ${Math.max(0.1, since() / 1000).toFixed(1)} seconds.`,
      durationMs: since(),
      sample: words ?? null,
      picture: picture ? `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}` : null,
    };
  } catch (error) {
    const problem = findProviderProblem(error);
    if (problem) {
      return {
        ...nothing,
        ok: false,
        sentence: problem.message,
        words: problem.facts.words ?? null,
        remedy: remedyFor(problem, job, id),
        durationMs: since(),
      };
    }
    const { engineProblem } = await import('../generations/workshop/engine-problem.ts');
    const known = engineProblem(error);
    if (!known) throw error;
    return { ...nothing, ok: false, sentence: known.message, durationMs: since() };
  }
}
