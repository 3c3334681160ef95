/** Connects an engine of others: tries it, and saves the connection if it works. */
import type { EngineTrial } from '@maquette/contract';
import {
  type ConnectionWish,
  fillable,
  idOfWish,
  layerConnected,
  providers,
  withEngine,
} from '@maquette/models/connected';
import { type ActParts, act } from '../../http/guards/act.ts';
import type { Person } from '../../http/request-context.ts';
import type { Notices } from '../../platform/hosts/notices.ts';
import type { Intake } from '../../platform/intake/intake.ts';
import { Problem } from '../../platform/problem.ts';
import type { Sealer } from '../../platform/sealed-text.ts';
import { dropEngine, keepEngine, readConnected } from './connected-rows.ts';
import { type LiveModels, modelsChannel } from './live-models.ts';
import { loggedEngine, outcomeOf } from './logged-engine.ts';
import { notTried, trial } from './trial.ts';

export interface ConnectParts extends ActParts {
  readonly sealer: Sealer;
  readonly liveModels: LiveModels;
  readonly notices: Pick<Notices, 'publish' | 'reachOthers'>;
  readonly intake: Pick<Intake, 'finish'>;
  readonly environment: Parameters<typeof layerConnected>[0];
}

export interface ConnectOutcome {
  readonly saved: boolean;
  readonly trial: EngineTrial;
}

export async function connectEngine(
  parts: ConnectParts,
  actor: Person,
  request: ConnectionWish,
  signal: AbortSignal,
): Promise<ConnectOutcome> {
  const entry = Object.hasOwn(providers, request.provider)
    ? providers[request.provider]
    : undefined;
  if (!entry) throw new Problem('NOT_FOUND');
  const { job, provider } = request;
  const values = request.values && filledIn(entry, request.values);
  const wish = { ...request, values };
  const id = idOfWish(wish);
  const { connected } = await readConnected(parts.db, parts.sealer);
  const layers = layerConnected(parts.environment, withEngine(connected, wish));
  const { configuration } = layers;
  const refuse = async (refused: EngineTrial, outcome: 'failed' | 'not tried') => {
    const logged = loggedEngine({ job, id }, configuration, outcome);
    await act(parts, actor, async () => ({ deed: 'try-connection', ...logged }));
    return { saved: false, trial: refused };
  };
  const isOfEnvironment = layers.providersOfEnvironment.has(provider);
  const isIgnored = isOfEnvironment && Object.keys(values ?? {}).length > 0;
  const unused =
    layers.unused.find((row) => row.job === job)?.why ??
    (isIgnored ? ofEnvironment(entry, parts.environment) : undefined);
  if (unused) return refuse(notTried(unused), 'not tried');
  const models = await parts.liveModels.modelsWith(configuration);
  const { intake } = parts;
  const tried = await trial({ models, intake, signal }, { job, id, isConnectedHere: true });
  if (!tried.ok) return refuse(tried, 'failed');
  await act(parts, actor, async (tx) => {
    await keepEngine(tx, parts.sealer, isOfEnvironment ? { ...wish, values: undefined } : wish);
    return {
      deed: 'connect-engine',
      ...loggedEngine({ job, id }, configuration, outcomeOf(tried)),
    };
  });
  await applyEverywhere(parts, job);
  return { saved: true, trial: tried };
}

/** The trial would use the values of the environment, and those that were entered would be kept untried. */
function ofEnvironment(
  { variables }: { readonly variables: readonly { readonly name: string }[] },
  environment: ConnectParts['environment'],
): string {
  const set = variables.map(({ name }) => name).filter((name) => environment[name]?.trim());
  return `${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'} set in the environment, which wins. Connect it without a key or an address of your own.`;
}

export async function disconnectEngine(
  parts: ConnectParts,
  actor: Person,
  { job, id }: { readonly job: ConnectionWish['job']; readonly id: string },
): Promise<void> {
  const logged = loggedEngine({ job, id }, parts.liveModels.configuration());
  await act(parts, actor, async (tx) => {
    if (!(await dropEngine(tx, job, id))) throw new Problem('NOT_FOUND');
    return { deed: 'disconnect-engine', ...logged };
  });
  await applyEverywhere(parts, job);
}

/** Updates this process; others follow the notice. */
async function applyEverywhere({ liveModels, notices }: ConnectParts, job: string): Promise<void> {
  await liveModels.reload();
  await notices.publish(modelsChannel, job);
}

/** Only variables that administrators may set, and only those filled in. */
function filledIn(
  { variables }: { readonly variables: Parameters<typeof fillable>[0] },
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const named = fillable(variables).map(({ name }) => [name, values[name]?.trim() ?? ''] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}
