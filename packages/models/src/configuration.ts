/**
 * Which models do which job, and how their services are reached: read from the environment once, at
 * the start. Only providers that a `*_MODEL` names are ever spoken to. Imports nothing heavy.
 */
import { type EngineAbilities, type PictureRole, pictureRoles } from '@maquette/contract';
import { z } from 'zod';
import { abilitiesIn } from './pictures/abilities.ts';
import { describeAbilities } from './pictures/describe-abilities.ts';
import type { Connection, ProviderEntry, ProviderVariable } from './provider.ts';
import { providers } from './providers.ts';
import { type RoleName, roleNames, roles, splitModelId } from './roles.ts';

export type ModelEnvironment = Readonly<Record<string, string | undefined>>;

export interface ModelConfiguration {
  /** Model ids of each job in order of preference, at least one. */
  readonly roles: Readonly<Record<RoleName, readonly string[]>>;
  /** The providers in use, by id. */
  readonly connections: Readonly<Record<string, Omit<Connection, 'fetch'>>>;
  /** Which of the known variables are set; names only. */
  readonly given: readonly string[];
}

type Table = Readonly<Record<string, ProviderEntry>>;

const address = z
  .url({ protocol: /^https?$/, error: 'an address starting with http:// or https://' })
  .refine((value) => new URL(value).username === '', 'an address without a password in it')
  .transform((value) => value.replace(/\/+$/, ''));
const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'a key without spaces')
  .max(4_096, 'a key of ordinary length');

function schemaOf({ what, schema }: ProviderVariable): z.ZodType<unknown, string> {
  if (what === 'address') return address;
  return what === 'key' ? key : (schema ?? z.string());
}

/** The model ids a variable names, or what stands in for them. */
function modelIdsOf(role: RoleName, environment: ModelEnvironment): string[] {
  const { variable, builtin, endsWithBuiltin } = roles[role];
  const listed = (environment[variable] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const ids = listed.length === 0 || endsWithBuiltin ? [...listed, builtin] : listed;
  return [...new Set(ids)];
}

/** What is wrong with an id, as the end of a sentence that began with the variable's name. */
function wrongId(role: RoleName, id: string, table: Table): string | undefined {
  const { providerId, modelId } = splitModelId(id);
  const entry = Object.hasOwn(table, providerId) ? table[providerId] : undefined;
  const known = Object.keys(table).filter((name) => table[name]?.does.includes(role));
  if (!entry) return `"${id}" names no provider we know; one of ${known.join(', ')} is expected`;
  if (modelId === '') return `"${id}" names no model; expected ${providerId}:… with a model's name`;
  if (!entry.does.includes(role)) {
    return `${entry.name} cannot do this job; one of ${known.join(', ')} can`;
  }
  if (entry.knows && !entry.knows(role, modelId)) {
    return `${entry.name} has no model "${modelId}" for this job`;
  }
  const abilities = abilitiesIn(entry.pictures, modelId);
  if (role === 'visuals' && abilities?.words === false) {
    return `"${id}" changes pictures; it cannot make one from words alone`;
  }
  if ((role === 'restyle' || role === 'sketch') && abilities?.edit === false) {
    return `"${id}" makes pictures from words; it cannot change one`;
  }
  return undefined;
}

/** What the preferred engine of each picture tool can do. */
export const pictureAbilities = (
  configured: ModelConfiguration['roles'],
  table: Table = providers,
): Record<PictureRole, EngineAbilities> =>
  Object.fromEntries(
    pictureRoles.map((role) => {
      const [id = ''] = configured[role];
      const { providerId, modelId } = splitModelId(id);
      const abilities = abilitiesIn(table[providerId]?.pictures, modelId);
      if (!abilities) throw new Error(`${id} has no row in the table of picture engines`);
      return [role, describeAbilities(id, role, abilities)];
    }),
  ) as Record<PictureRole, EngineAbilities>;

export interface ReadConfiguration {
  readonly configuration: ModelConfiguration;
  /** Sentences; none when all is well. */
  readonly wrong: readonly string[];
}

export function readModelConfiguration(
  environment: ModelEnvironment,
  table: Table = providers,
): ReadConfiguration {
  const wrong: string[] = [];
  const byRole = Object.fromEntries(
    roleNames.map((role) => [role, modelIdsOf(role, environment)]),
  ) as Record<RoleName, string[]>;
  /** Who wants a provider, for the sentence about a missing key. */
  const wantedBy = new Map<string, string>();
  for (const role of roleNames) {
    for (const id of byRole[role]) {
      const fault = wrongId(role, id, table);
      if (fault) wrong.push(`${roles[role].variable}: ${fault}`);
      else wantedBy.set(splitModelId(id).providerId, `${roles[role].variable}=${id}`);
    }
  }
  const connections: Record<string, Omit<Connection, 'fetch'>> = {};
  for (const [providerId, wish] of wantedBy) {
    const entry = table[providerId];
    if (entry) connections[providerId] = readConnection(entry, wish, environment, wrong);
  }
  const names = Object.values(table).flatMap(({ variables }) => variables.map(({ name }) => name));
  const given = [...new Set([...names, ...roleNames.map((role) => roles[role].variable)])].filter(
    (name) => environment[name]?.trim(),
  );
  return { configuration: { roles: byRole, connections, given }, wrong };
}

function readConnection(
  entry: ProviderEntry,
  wish: string,
  environment: ModelEnvironment,
  wrong: string[],
): Omit<Connection, 'fetch'> {
  const settings: Record<string, string | undefined> = {};
  let baseAddress = '';
  let secret: string | undefined;
  for (const variable of entry.variables) {
    const { name, what, isRequired = false, fallback, example } = variable;
    const given = environment[name]?.trim() || fallback;
    if (given === undefined) {
      if (isRequired) wrong.push(`${name}: expected a value such as ${example}, for ${wish}`);
      continue;
    }
    const parsed = schemaOf(variable).safeParse(given);
    if (!parsed.success) {
      wrong.push(`${name}: expected ${parsed.error.issues[0]?.message ?? example}`);
      continue;
    }
    const value = String(parsed.data);
    if (what === 'address') baseAddress = value;
    else if (what === 'key') secret = value;
    else settings[name] = value;
  }
  const { alsoAt } = entry;
  return { address: baseAddress, key: secret, settings, ...(alsoAt ? { alsoAt } : {}) };
}
