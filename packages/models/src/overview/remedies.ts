/** Remedies for administrators, one sentence a kind of problem. */
import type { ProviderEntry } from '../provider.ts';
import { providers } from '../providers.ts';
import { type RoleName, roles, splitModelId } from '../roles.ts';
import type { ProviderProblem, ProviderProblemKind } from '../transport/provider-problem.ts';

const remedies: Readonly<Partial<Record<ProviderProblemKind, string>>> = {
  KEY_REFUSED: 'Check {key}, then start the server again.',
  NO_CREDIT: 'Add credit to that account, or name a second engine behind a comma in {variable}.',
  MODEL_UNKNOWN: 'Check the name behind the colon in {variable}. {advice}',
  BUSY: 'Try again in a moment, or name a second engine behind a comma in {variable}.',
  FAILED: 'This is on their side. A second engine behind a comma in {variable} would step in.',
  UNREACHABLE: 'Is it running, and is {address} right? {advice}',
  SLOW: 'A smaller model answers sooner. A second engine in {variable} would step in.',
  STALLED: 'A smaller model answers sooner. A second engine in {variable} would step in.',
  GARBAGE: 'Something else may be listening there: check {address}.',
  PAUSED: 'It is asked again by itself after that.',
  NOT_ACCEPTED: 'Check the name behind the colon in {variable}: it may be a model for another job.',
};

/** For engines connected in the app, where the remedy differs. */
const remediesHere: typeof remedies = {
  KEY_REFUSED: 'Check the key.',
  NO_CREDIT: 'Add credit to that account. Until then our own engine steps in.',
  MODEL_UNKNOWN: 'Check the name of the model. {advice}',
  BUSY: 'Try again in a moment.',
  FAILED: 'This is on their side. Try again later.',
  UNREACHABLE: 'Is it running, and is the address right? {advice}',
  SLOW: 'A smaller model answers sooner.',
  STALLED: 'A smaller model answers sooner.',
  GARBAGE: 'Something else may be listening there: check the address.',
  NOT_ACCEPTED: 'Check the name of the model: it may be one for another job.',
};

const nameOf = (entry: ProviderEntry | undefined, what: 'key' | 'address') =>
  entry?.variables.find((variable) => variable.what === what)?.name ?? 'its settings';

export function remedyFor(
  problem: ProviderProblem,
  { job: role, id, isConnectedHere }: { job: RoleName; id: string; isConnectedHere: boolean },
): string | null {
  const { providerId, modelId: model } = splitModelId(id);
  const entry = providers[providerId];
  const places: Readonly<Record<string, string>> = {
    key: nameOf(entry, 'key'),
    address: nameOf(entry, 'address'),
    variable: roles[role].variable,
    advice: entry?.advice?.replace('{model}', model) ?? '',
  };
  const table = isConnectedHere ? { ...remedies, ...remediesHere } : remedies;
  const sentence = table[problem.kind];
  return (
    sentence?.replace(/\{(\w+)\}/g, (_place, name: string) => places[name] ?? '').trim() ?? null
  );
}
