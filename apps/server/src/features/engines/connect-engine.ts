/** Connects an engine of others: tries it, and saves the connection if it works. */
import { type EngineTrial, engineJobs } from '@maquette/contract';
import {
  type ConnectionWish,
  fillable,
  idOfWish,
  labelOf,
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
  const wish = { ...request, values: request.values && filledIn(entry, request.values) };
  const { job } = wish;
  const id = idOfWish(wish);
  const { connected } = await readConnected(parts.db, parts.sealer);
  const layers = layerConnected(parts.environment, withEngine(connected, wish));
  const unused = layers.unused.find((row) => row.job === job);
  if (unused) return { saved: false, trial: notTried(unused.why) };
  const models = await parts.liveModels.modelsWith(layers.configuration);
  const { intake } = parts;
  const tried = await trial({ models, intake, signal }, { job, id, isConnectedHere: true });
  if (!tried.ok) return { saved: false, trial: tried };
  const name = `${labelOf(id)} (${engineJobs[job].label})`;
  await act(parts, actor, async (tx) => {
    await keepEngine(tx, parts.sealer, wish);
    return { deed: 'connect-engine', subject: { id, name }, details: { job } };
  });
  await applyEverywhere(parts, job);
  return { saved: true, trial: tried };
}

export async function disconnectEngine(
  parts: ConnectParts,
  actor: Person,
  { job, id }: { readonly job: ConnectionWish['job']; readonly id: string },
): Promise<void> {
  const name = `${labelOf(id)} (${engineJobs[job].label})`;
  await act(parts, actor, async (tx) => {
    if (!(await dropEngine(tx, job, id))) throw new Problem('NOT_FOUND');
    return { deed: 'disconnect-engine', subject: { id, name }, details: { job } };
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
