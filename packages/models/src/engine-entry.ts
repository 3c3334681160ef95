/** The description of an engine by its id: that of our own, or that of its provider. */
import { builtinEntry } from './builtin/entry.ts';
import type { EngineDescription } from './provider.ts';
import { isOwnModel, splitModelId } from './roles.ts';

export const engineEntry = (
  id: string,
  entryOf: (providerId: string) => EngineDescription | undefined,
): EngineDescription | undefined =>
  isOwnModel(id) ? builtinEntry : entryOf(splitModelId(id).providerId);
