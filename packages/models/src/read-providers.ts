/** Providers named by the settings: their abilities, and how they are reached. */
import { z } from 'zod';
import { builtinEntry } from './builtin/entry.ts';
import type { ConfiguredProvider, ModelConfiguration, ModelEnvironment } from './configuration.ts';
import { engineEntry } from './engine-entry.ts';
import { abilitiesIn } from './pictures/abilities.ts';
import type { EngineDescription, ProviderEntry, ProviderVariable } from './provider.ts';
import type { ProviderTable } from './providers.ts';
import { type RoleName, roles, splitModelId } from './roles.ts';

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

interface ReadProviders {
  readonly providers: Readonly<Record<string, ConfiguredProvider>>;
  /** Sentences; none when all is well. */
  readonly wrong: readonly string[];
}

export function readProviders(
  byRole: ModelConfiguration['roles'],
  named: readonly RoleName[],
  environment: ModelEnvironment,
  table: ProviderTable,
): ReadProviders {
  const wrong: string[] = [];
  const found = new Map<string, ConfiguredProvider>();
  for (const role of named) {
    for (const id of byRole[role]) {
      const { providerId } = splitModelId(id);
      const entry = Object.hasOwn(table, providerId) ? table[providerId] : undefined;
      const fault = wrongId(
        role,
        id,
        engineEntry(id, () => entry),
        table,
      );
      if (fault) wrong.push(`${roles[role].variable}: ${fault}`);
      else if (entry && !found.has(providerId)) {
        const wish = `${roles[role].variable}=${id}`;
        const connection = readConnection(entry, wish, environment, wrong);
        found.set(providerId, { entry, connection });
      }
    }
  }
  return { providers: Object.fromEntries(found), wrong };
}

const providersFor = (role: RoleName, table: ProviderTable): string =>
  Object.entries({ builtin: builtinEntry, ...table })
    .filter(([, { does }]) => does.includes(role))
    .map(([id]) => id)
    .join(', ');

/** Fault of an id, as the end of a sentence that began with the variable's name. */
function wrongId(
  role: RoleName,
  id: string,
  entry: EngineDescription | undefined,
  table: ProviderTable,
): string | undefined {
  const { providerId, modelId } = splitModelId(id);
  if (!entry) {
    return `"${id}" names no provider we know; one of ${providersFor(role, table)} is expected`;
  }
  if (modelId === '') return `"${id}" names no model; expected ${providerId}:… with a model's name`;
  if (!entry.does.includes(role)) {
    return `${entry.name} cannot do this job; one of ${providersFor(role, table)} can`;
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

function readConnection(
  entry: ProviderEntry,
  wish: string,
  environment: ModelEnvironment,
  wrong: string[],
): ConfiguredProvider['connection'] {
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
