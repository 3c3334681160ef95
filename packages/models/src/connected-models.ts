/**
 * Engines that administrators connect while the server runs. They fill in where the environment says
 * nothing: a job or a service of which it sets a variable is the environment's alone, so that nobody sends
 * its keys to an address of their own.
 */
import {
  type ModelConfiguration,
  type ModelEnvironment,
  readModelConfiguration,
} from './configuration.ts';
import type { ProviderVariable } from './provider.ts';
import { type ProviderTable, providers } from './providers.ts';
import { type RoleName, roleNames, roles, splitModelId } from './roles.ts';

export { labelOf } from './engine-label.ts';
export { providers } from './providers.ts';

export type ConnectionValues = Readonly<Record<string, string>>;

export interface ConnectedModels {
  /** Values of a provider's variables, by its id. */
  readonly connections: Readonly<Record<string, ConnectionValues>>;
  /** Model ids of others in order of preference; our own comes after them by itself. */
  readonly jobs: Readonly<Partial<Record<RoleName, readonly string[]>>>;
}

export const nothingConnected: ConnectedModels = { connections: {}, jobs: {} };

export interface UnusedEngines {
  readonly job: RoleName;
  readonly ids: readonly string[];
  /** A sentence. */
  readonly why: string;
}

export interface LayeredConfiguration {
  /** The configuration in force. */
  readonly configuration: ModelConfiguration;
  readonly connected: ConnectedModels;
  readonly unused: readonly UnusedEngines[];
  readonly jobsOfEnvironment: ReadonlySet<RoleName>;
  readonly providersOfEnvironment: ReadonlySet<string>;
}

/** Fields an administrator may fill in: no file paths, which would be read on the server. */
export const fillable = (variables: readonly ProviderVariable[]): readonly ProviderVariable[] =>
  variables.filter(({ onlyInEnvironment }) => !onlyInEnvironment);

const isSet = (environment: ModelEnvironment, name: string): boolean =>
  (environment[name] ?? '').trim() !== '';

export function layerConnected(
  environment: ModelEnvironment,
  connected: ConnectedModels,
  table: ProviderTable = providers,
): LayeredConfiguration {
  const jobsOfEnvironment = new Set(
    roleNames.filter((role) => isSet(environment, roles[role].variable)),
  );
  const providersOfEnvironment = new Set(
    Object.entries(table)
      .filter(([, { variables }]) => variables.some(({ name }) => isSet(environment, name)))
      .map(([id]) => id),
  );
  const unused: UnusedEngines[] = [];
  let whole = environment;
  for (const job of roleNames) {
    const ids = connected.jobs[job] ?? [];
    if (ids.length === 0) continue;
    const { variable, builtin } = roles[job];
    if (jobsOfEnvironment.has(job)) {
      unused.push({ job, ids, why: `${variable} is set in the environment, which wins.` });
      continue;
    }
    const values = ids
      .map((id) => splitModelId(id).providerId)
      .filter((id) => !providersOfEnvironment.has(id))
      .map((id) => connected.connections[id]);
    const filled: ModelEnvironment = Object.assign({ ...whole }, ...values, {
      [variable]: [...ids, builtin].join(','),
    });
    const { wrong } = readModelConfiguration(filled, table);
    if (wrong.length > 0) unused.push({ job, ids, why: wrong.join(' ') });
    else whole = filled;
  }
  const { configuration } = readModelConfiguration(whole, table);
  return {
    configuration: fenced(configuration, providersOfEnvironment),
    ...{ connected, unused, jobsOfEnvironment, providersOfEnvironment },
  };
}

/** An address that came over the web is trusted less than one of the environment. */
function fenced(
  configuration: ModelConfiguration,
  trusted: ReadonlySet<string>,
): ModelConfiguration {
  const entries = Object.entries(configuration.providers).map(([id, { entry, connection }]) => [
    id,
    { entry, connection: { ...connection, isFenced: !trusted.has(id) } },
  ]);
  return { ...configuration, providers: Object.fromEntries(entries) };
}

export interface ConnectionWish {
  readonly job: RoleName;
  readonly provider: string;
  readonly model: string;
  /** Left out where its service is connected already. */
  readonly values?: ConnectionValues | undefined;
}

export const idOfWish = ({ provider, model }: ConnectionWish): string => `${provider}:${model}`;

/** The new engine is preferred to those before it. */
export function withEngine(connected: ConnectedModels, wish: ConnectionWish): ConnectedModels {
  const { job, provider, values } = wish;
  const id = idOfWish(wish);
  const others = (connected.jobs[job] ?? []).filter((other) => other !== id);
  return {
    connections: values ? { ...connected.connections, [provider]: values } : connected.connections,
    jobs: { ...connected.jobs, [job]: [id, ...others] },
  };
}

/** A service that no job needs any more is forgotten, with its key. */
export function withoutEngine(
  connected: ConnectedModels,
  job: RoleName,
  id: string,
): ConnectedModels {
  const left = (connected.jobs[job] ?? []).filter((other) => other !== id);
  const jobs = { ...connected.jobs, [job]: left };
  const needed = new Set(
    roleNames.flatMap((name) => (jobs[name] ?? []).map((each) => splitModelId(each).providerId)),
  );
  const kept = Object.entries(connected.connections).filter(([provider]) => needed.has(provider));
  return { connections: Object.fromEntries(kept), jobs };
}
