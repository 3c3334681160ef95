/** Engines of each task, and those that could be set up, for the operator. Never a key. */
import { type ModelConfiguration, startVariable } from '../configuration.ts';
import type { ProviderEntry, ProviderVariable } from '../provider.ts';
import { providers } from '../providers.ts';
import { isOwnModel, type RoleName, roleNames, roles, splitModelId } from '../roles.ts';

export interface DescribedJob {
  readonly job: RoleName;
  readonly variable: string;
  readonly inUse: readonly {
    readonly id: string;
    readonly isOwn: boolean;
    readonly address: string | null;
  }[];
  readonly choices: readonly {
    readonly maker: string;
    readonly advice: string;
    readonly lines: readonly string[];
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

/** Whether redesigns are finished elsewhere, and the line that changes it. */
export const describeFinishing = ({ startsFromDesign }: ModelConfiguration) => ({
  isOn: startsFromDesign,
  line: `${startVariable}=${startsFromDesign ? 'photo' : 'design'}`,
});

export function describeEngines({
  roles: byRole,
  providers: inUse,
}: ModelConfiguration): DescribedJob[] {
  return roleNames.map((job) => ({
    job,
    variable: roles[job].variable,
    inUse: byRole[job].map((id) => ({
      id,
      isOwn: isOwnModel(id),
      address: inUse[splitModelId(id).providerId]?.connection.address || null,
    })),
    choices: Object.entries(providers).flatMap(([id, entry]) => {
      const model = entry.examples?.[job];
      if (!entry.does.includes(job) || model === undefined) return [];
      const { name: maker, advice = '' } = entry;
      const lines = linesFor(job, id, entry, model);
      return [{ maker, advice: advice.replace('{model}', model), lines }];
    }),
  }));
}
