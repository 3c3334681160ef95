/**
 * Which models do which job, and how their services are reached: read from the environment once, at
 * the start. Only providers that a `*_MODEL` names are ever spoken to, or loaded.
 */
import type { Connection, ProviderEntry } from './provider.ts';
import { type ProviderTable, providers } from './providers.ts';
import { readProviders } from './read-providers.ts';
import { type RoleName, roleNames, roles } from './roles.ts';

export type ModelEnvironment = Readonly<Record<string, string | undefined>>;

/** A provider in use: what it is, and how it is reached from here. */
export interface ConfiguredProvider {
  readonly entry: ProviderEntry;
  readonly connection: Omit<Connection, 'fetch' | 'openSocket' | 'deadlineMs'>;
}

export interface ModelConfiguration {
  /** Model ids of each job in order of preference, at least one. */
  readonly roles: Readonly<Record<RoleName, readonly string[]>>;
  /** The providers in use, by id. Our own is always there and not among them. */
  readonly providers: Readonly<Record<string, ConfiguredProvider>>;
  /** Engines of others are given our own redesign of a photo to finish, instead of the photo. */
  readonly startsFromDesign: boolean;
}

export interface ReadConfiguration {
  readonly configuration: ModelConfiguration;
  /** Sentences; none when all is well. */
  readonly wrong: readonly string[];
}

const namedBy = (role: RoleName, environment: ModelEnvironment): string[] =>
  (environment[roles[role].variable] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/** Model ids of a variable, or its default. */
function modelIdsOf(role: RoleName, environment: ModelEnvironment): string[] {
  const { builtin, endsWithBuiltin } = roles[role];
  const named = namedBy(role, environment);
  const ids = named.length === 0 || endsWithBuiltin ? [...named, builtin] : named;
  return [...new Set(ids)];
}

const rolesIn = (environment: ModelEnvironment): ModelConfiguration['roles'] =>
  Object.fromEntries(roleNames.map((role) => [role, modelIdsOf(role, environment)])) as Record<
    RoleName,
    string[]
  >;

/** Configuration of an empty environment: our own engines alone. */
export const ownConfiguration: ModelConfiguration = {
  roles: rolesIn({}),
  providers: {},
  startsFromDesign: false,
};

export const startVariable = 'RESTYLE_START';
const starts = { photo: false, design: true } as const;

function readStart(environment: ModelEnvironment): { start: boolean; wrong: readonly string[] } {
  const said = (environment[startVariable] ?? '').trim() || 'photo';
  if (Object.hasOwn(starts, said)) return { start: starts[said as keyof typeof starts], wrong: [] };
  const wrong = `${startVariable} is "${said}"; it can be ${Object.keys(starts).join(' or ')}.`;
  return { start: false, wrong: [wrong] };
}

/** The variables that say anything about models. */
export function modelVariables(
  environment: ModelEnvironment,
  table: ProviderTable = providers,
): ModelEnvironment {
  const names = [
    startVariable,
    ...roleNames.map((role) => roles[role].variable),
    ...Object.values(table).flatMap(({ variables }) => variables.map(({ name }) => name)),
  ];
  return Object.fromEntries(names.map((name) => [name, environment[name]]));
}

export function readModelConfiguration(
  environment: ModelEnvironment,
  table: ProviderTable = providers,
): ReadConfiguration {
  const named = roleNames.filter((role) => namedBy(role, environment).length > 0);
  if (named.length === 0) return { configuration: ownConfiguration, wrong: [] };
  const byRole = rolesIn(environment);
  const read = readProviders(byRole, named, environment, table);
  const { start, wrong } = readStart(environment);
  return {
    configuration: { roles: byRole, providers: read.providers, startsFromDesign: start },
    wrong: [...read.wrong, ...wrong],
  };
}

export { describePictureRoles } from './pictures/describe-abilities.ts';
