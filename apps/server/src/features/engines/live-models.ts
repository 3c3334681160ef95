/**
 * The models of this process, from environment and connections. Changes on one host reach all and apply from
 * the next call on; running calls are not affected.
 */
import type { Models } from '@maquette/models';
import type { ModelConfiguration, ModelEnvironment } from '@maquette/models/configuration';
import {
  type ConnectedModels,
  type LayeredConfiguration,
  layerConnected,
  type UnusedEngines,
} from '@maquette/models/connected';
import type { Database } from '../../platform/db/database.ts';
import type { Notices } from '../../platform/hosts/notices.ts';
import type { Log } from '../../platform/log.ts';
import { once } from '../../platform/once.ts';
import type { Sealer } from '../../platform/sealed-text.ts';
import { traced } from '../../platform/tracing/traced.ts';
import { readConnected } from './connected-rows.ts';
import type { MeasureCall } from './measure-calls.ts';

export const modelsChannel = 'maquette_models';
/** Polling interval, for lost notices. */
const pollIntervalMs = 60_000;

export interface LiveModelsParts {
  readonly db: Database;
  readonly notices: Pick<Notices, 'subscribe' | 'whenMissed'>;
  readonly log: Log;
  readonly environment: ModelEnvironment;
  /** Undefined in a process without the secret, which ignores connections. */
  readonly sealer: Sealer | undefined;
  /** As many pictures as our own engines draw at once. */
  readonly engineThreads: number;
  /** How long they stay in memory without work. */
  readonly engineIdleMs?: number;
  /** Our own engines, if the caller owns and closes them. */
  readonly own?: (() => Promise<Models['own']>) | undefined;
  readonly measureCall?: MeasureCall;
}

export interface LiveModels {
  layers(): LayeredConfiguration;
  configuration(): ModelConfiguration;
  models(): Promise<Models>;
  /** Models for other connections; they share our own engines and need no closing. */
  modelsWith(configuration: ModelConfiguration): Promise<Models>;
  reload(): Promise<void>;
  close(): Promise<void>;
}

export async function openLiveModels(parts: LiveModelsParts): Promise<LiveModels> {
  const { db, notices, log, environment, sealer } = parts;
  const { measureCall = (_job, _engineId, call) => call() } = parts;

  async function read() {
    const { connected, sealedOff } = await readConnected(db, sealer);
    return { mark: JSON.stringify([connected, [...sealedOff]]), connected, sealedOff };
  }

  function begin({ mark, connected, sealedOff }: Awaited<ReturnType<typeof read>>) {
    const { usable, unused } = setAside(connected, sealedOff);
    const layered = layerConnected(environment, usable);
    const layers = { ...layered, connected, unused: [...unused, ...layered.unused] };
    for (const { job, why } of layers.unused) {
      log.warn(`The engines connected for ${job} are not used: ${why}`);
    }
    return { mark, layers, models: once(() => make(layers.configuration)) };
  }

  let current = begin(await read());
  /** Our own engines and their threads are independent of connections. */
  let own: Models['own'] | undefined;

  async function make(configuration: ModelConfiguration): Promise<Models> {
    const { createModels } = await import('@maquette/models');
    const { createModelFetch } = await import('../../platform/egress/model-fetch.ts');
    const { createModelSocket } = await import('../../platform/egress/model-socket.ts');
    own ??= await parts.own?.();
    const services = Object.values(configuration.providers).map(({ connection }) => connection);
    const models = createModels({
      configuration,
      engineThreads: parts.engineThreads,
      ...(parts.engineIdleMs === undefined ? {} : { engineIdleMs: parts.engineIdleMs }),
      fetch: createModelFetch(services),
      openSocket: createModelSocket(services),
      ...(own ? { own } : {}),
      observe: (job, engineId, call) =>
        measureCall(job, engineId, () =>
          traced('engine', { 'maquette.job': job, 'maquette.engine': engineId }, call),
        ),
    });
    own = models.own;
    return models;
  }

  async function look(): Promise<void> {
    const found = await read();
    if (found.mark === current.mark) return;
    current = begin(found);
  }

  /** Sequential, so that an older result never replaces a newer one. Errors go to the caller. */
  let looking: Promise<void> = Promise.resolve();
  const reload = (): Promise<void> => {
    looking = looking.catch(() => undefined).then(look);
    return looking;
  };
  const lookAgain = () =>
    void reload().catch((error: unknown) =>
      log.warn('Connected engines could not be looked up', { error }),
    );
  const stopHearing = [notices.subscribe(modelsChannel, lookAgain), notices.whenMissed(lookAgain)];
  const watching = setInterval(lookAgain, pollIntervalMs);
  watching.unref();

  return {
    layers: () => current.layers,
    configuration: () => current.layers.configuration,
    models: () => current.models(),
    modelsWith: make,
    reload,
    async close() {
      clearInterval(watching);
      for (const stop of stopHearing) stop();
      // Errors are handled by the original caller.
      await looking.catch(() => undefined);
      if (!parts.own) await own?.close();
    },
  };
}

const why = 'Its key was encrypted with another AUTH_SECRET than this process has.';

/** Engines whose settings can't be decrypted here. */
function setAside(connected: ConnectedModels, sealedOff: ReadonlySet<string>) {
  const isOpen = (id: string) => !sealedOff.has(id.split(':')[0] ?? '');
  const unused: UnusedEngines[] = [];
  const jobs: Record<string, readonly string[]> = {};
  for (const [name, ids] of Object.entries(connected.jobs)) {
    const job = name as UnusedEngines['job'];
    const closed = ids.filter((id) => !isOpen(id));
    if (closed.length > 0) unused.push({ job, ids: closed, why });
    jobs[job] = ids.filter(isOpen);
  }
  return { usable: { ...connected, jobs }, unused };
}
