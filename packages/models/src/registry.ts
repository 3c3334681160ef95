/** The one file that names implementations: `provider:model` leads to a model. */
import { availableParallelism } from 'node:os';
import type { ImageModelV4, LanguageModelV4, SpeechModelV4 } from '@ai-sdk/provider';
import { NoSuchModelError, NoSuchProviderError } from 'ai';
import type { BuiltinProvider, OwnEngines } from './builtin/provider.ts';
import type { ModelProvider, ProviderEntry, ProviderSettings } from './provider.ts';
import { modelIdFor, type RoleName } from './roles.ts';

/** One folder and one line a provider. */
const providers: Readonly<Record<string, ProviderEntry>> = {
  builtin: { load: (settings) => loadBuiltin(settings) },
};

/** One set of threads a process, whoever asks. */
const builtinOf = new WeakMap<ProviderSettings, Promise<BuiltinProvider>>();
function loadBuiltin(settings: ProviderSettings): Promise<BuiltinProvider> {
  const known = builtinOf.get(settings);
  if (known) return known;
  const loading = import('./builtin/provider.ts').then((module) => module.createBuiltin(settings));
  builtinOf.set(settings, loading);
  return loading;
}

export interface Models {
  /** The model that does this job here. */
  idFor(role: RoleName): string;
  languageModel(id: string): Promise<LanguageModelV4>;
  imageModel(id: string): Promise<ImageModelV4>;
  speechModel(id: string): Promise<SpeechModelV4>;
  /** The engine's name for people. */
  label(id: string): Promise<string>;
  /** Our own engines, beyond what a model can say. */
  own(): Promise<OwnEngines>;
  close(): Promise<void>;
}

type ModelKind = 'languageModel' | 'imageModel' | 'speechModel';

/** Split at the first colon: `ollama:llava:7b` is `llava:7b` of `ollama`. */
export function splitModelId(id: string): { providerId: string; modelId: string } {
  const colon = id.indexOf(':');
  return colon < 0
    ? { providerId: id, modelId: '' }
    : { providerId: id.slice(0, colon), modelId: id.slice(colon + 1) };
}

export function createModels(
  settings: Partial<ProviderSettings> = {},
  table: Readonly<Record<string, ProviderEntry>> = providers,
): Models {
  const full: ProviderSettings = {
    environment: settings.environment ?? {},
    engineThreads: settings.engineThreads ?? availableParallelism(),
  };
  const loaded = new Map<string, Promise<ModelProvider>>();

  function provider(id: string, modelType: ModelKind): Promise<ModelProvider> {
    const { providerId, modelId } = splitModelId(id);
    const known = loaded.get(providerId);
    if (known) return known;
    const entry = table[providerId];
    if (!entry) {
      return Promise.reject(
        new NoSuchProviderError({
          modelId,
          modelType,
          providerId,
          availableProviders: Object.keys(table),
        }),
      );
    }
    const loading = entry.load(full);
    loaded.set(providerId, loading);
    // A provider that could not be loaded is tried afresh by the next call.
    loading.catch(() => loaded.delete(providerId));
    return loading;
  }

  async function model<Model>(
    id: string,
    modelType: ModelKind,
    pick: (from: ModelProvider, modelId: string) => Model | undefined,
  ): Promise<Model> {
    const { modelId } = splitModelId(id);
    const found = pick(await provider(id, modelType), modelId);
    if (!found) throw new NoSuchModelError({ modelId: id, modelType });
    return found;
  }

  return {
    idFor: (role) => modelIdFor(role, full.environment),
    languageModel: (id) => model(id, 'languageModel', (from, name) => from.languageModel?.(name)),
    imageModel: (id) => model(id, 'imageModel', (from, name) => from.imageModel?.(name)),
    speechModel: (id) => model(id, 'speechModel', (from, name) => from.speechModel?.(name)),
    label: (id) => model(id, 'imageModel', (from, name) => from.label(name)),
    own: async () => (await loadBuiltin(full)).own,
    close: async () => {
      const open = [...loaded.values(), ...(builtinOf.has(full) ? [loadBuiltin(full)] : [])];
      builtinOf.delete(full);
      loaded.clear();
      await Promise.allSettled(open.map(async (each) => (await each).close?.()));
    },
  };
}
