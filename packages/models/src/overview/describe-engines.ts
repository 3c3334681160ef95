/** Engines of each task, and those that could be set up, for the operator. Never a key. */
import { type ModelConfiguration, startVariable } from '../configuration.ts';
import { fillable, type LayeredConfiguration } from '../connected-models.ts';
import type { ProviderEntry, ProviderVariable } from '../provider.ts';
import { providers } from '../providers.ts';
import { isOwnModel, type RoleName, roleNames, roles, splitModelId } from '../roles.ts';

export interface DescribedField {
  readonly name: string;
  readonly label: string;
  readonly what: ProviderVariable['what'];
  readonly isRequired: boolean;
  readonly fallback: string | null;
  readonly example: string;
}

export interface DescribedJob {
  readonly job: RoleName;
  readonly variable: string;
  readonly isOfEnvironment: boolean;
  readonly inUse: readonly {
    readonly id: string;
    readonly isOwn: boolean;
    readonly isConnectedHere: boolean;
    readonly address: string | null;
  }[];
  readonly choices: readonly {
    readonly provider: string;
    readonly maker: string;
    readonly model: string;
    readonly advice: string;
    readonly lines: readonly string[];
    /** Variables of key and address. */
    readonly reachedBy: 'nothing yet' | 'environment' | 'connection';
    readonly fields: readonly DescribedField[];
  }[];
}

const line = ({ name, example }: ProviderVariable) => `${name}=${example}`;

/** Variables to set for this provider; addresses with a usual place are left out. */
function linesFor(role: RoleName, id: string, entry: ProviderEntry, model: string): string[] {
  const needed = entry.variables.filter(
    ({ isRequired, what, fallback }) =>
      isRequired || (what === 'address' && fallback?.startsWith('http://')),
  );
  return [...needed.map(line), `${roles[role].variable}=${id}:${model}`];
}

/** Whether other engines finish redesigns, and the setting for it. */
export const describeFinishing = ({ startsFromDesign }: ModelConfiguration) => ({
  isOn: startsFromDesign,
  line: `${startVariable}=${startsFromDesign ? 'photo' : 'design'}`,
});

/** `OPENAI_VOICE` is the voice of OpenAI. */
function fieldOf({ name, what, isRequired = false, fallback, example }: ProviderVariable) {
  const last = name.split('_').slice(1).join(' ').toLowerCase();
  const labels = { key: 'Key', address: 'Address', setting: last };
  const label = `${labels[what].charAt(0).toUpperCase()}${labels[what].slice(1)}`;
  return { name, label, what, isRequired, fallback: fallback ?? null, example };
}

export function describeEngines(layers: LayeredConfiguration): DescribedJob[] {
  const { configuration, connected, providersOfEnvironment, jobsOfEnvironment } = layers;
  const { roles: byRole, providers: inUse } = configuration;
  const reachedBy = (id: string) => {
    if (providersOfEnvironment.has(id)) return 'environment';
    return connected.connections[id] ? 'connection' : 'nothing yet';
  };
  return roleNames.map((job) => ({
    job,
    variable: roles[job].variable,
    isOfEnvironment: jobsOfEnvironment.has(job),
    inUse: byRole[job].map((id) => ({
      id,
      isOwn: isOwnModel(id),
      isConnectedHere: !jobsOfEnvironment.has(job) && !isOwnModel(id),
      address: inUse[splitModelId(id).providerId]?.connection.address || null,
    })),
    choices: Object.entries(providers).flatMap(([id, entry]) => {
      const model = entry.examples?.[job];
      if (!entry.does.includes(job) || model === undefined) return [];
      const { name: maker, advice: said = '', variables } = entry;
      const lines = linesFor(job, id, entry, model);
      const advice = said.replace('{model}', model);
      const fields = fillable(variables).map(fieldOf);
      return [{ provider: id, maker, model, advice, lines, reachedBy: reachedBy(id), fields }];
    }),
  }));
}
