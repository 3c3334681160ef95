/** `provider:model` leads to a model; whoever asks for a job's model gets those that step in as well. */
import { availableParallelism } from 'node:os';
import type { ImageModelV4, LanguageModelV4, SpeechModelV4 } from '@ai-sdk/provider';
import { customProvider, NoSuchModelError, NoSuchProviderError } from 'ai';
import { builtinEntry } from './builtin/entry.ts';
import type { BuiltinProvider, OwnEngines } from './builtin/provider.ts';
import {
  type ConfiguredProvider,
  type ModelConfiguration,
  ownConfiguration,
} from './configuration.ts';
import { type Answered, firstThatWorks } from './first-that-works.ts';
import { abilitiesIn, type PictureAbilities } from './pictures/abilities.ts';
import type { Connection, ModelProvider, OpenSocket } from './provider.ts';
import { type RoleName, splitModelId } from './roles.ts';
import { deadlineMsOf, jobLimitMs } from './time-limits.ts';
import { keepSecret } from './transport/secrets.ts';
import type { Fetch } from './transport/transport.ts';
import { type AnsweringEngine, jobLanguageModel } from './words/job-language-model.ts';
import { plainLanguageModel } from './words/plain-language-model.ts';
import { plainSpeechModel } from './words/plain-speech-model.ts';

export interface ModelsSettings {
  readonly configuration: ModelConfiguration;
  readonly engineThreads: number;
  /** Opens connections to the configured services. Without it nothing leaves the machine. */
  readonly fetch: Fetch;
  readonly openSocket: OpenSocket;
}

export interface Models {
  /** The models that do this job here, the preferred one first. */
  idsFor(role: RoleName): readonly string[];
  /** The preferred one. */
  idFor(role: RoleName): string;
  /** Runs a job on its preferred model, and on the next of its list when that one is down. */
  withFallback<Result>(
    role: RoleName,
    run: (id: string) => Promise<Result>,
  ): Promise<Answered<Result>>;
  /** The words of a job from whichever of its models works; says who answers once that is known. */
  languageModelFor(role: RoleName, onEngine?: (engine: AnsweringEngine) => void): LanguageModelV4;
  languageModel(id: string): Promise<LanguageModelV4>;
  imageModel(id: string): Promise<ImageModelV4>;
  /** Abilities of a picture engine; undefined for all others. */
  abilities(id: string): PictureAbilities | undefined;
  speechModel(id: string): Promise<SpeechModelV4>;
  /** The engine's name for people. */
  label(id: string): Promise<string>;
  /** Whether engines of others finish our own redesign instead of changing the photo. */
  readonly startsFromDesign: boolean;
  /** Our own engines, beyond what a model can say. */
  own(): Promise<OwnEngines>;
  /** How long a job may take before there is a result. */
  limitMsFor(role: RoleName): number;
  close(): Promise<void>;
}

// The AI SDK sends a model that is a plain string to a service of its maker; here it leads nowhere.
globalThis.AI_SDK_DEFAULT_PROVIDER = customProvider({});
// Warnings about ignored options are told to the user, not to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

type ModelKind = 'languageModel' | 'imageModel' | 'speechModel';

const noWayOut: Fetch = async () => {
  throw new Error('This process was given no way to reach other services.');
};
const ourselves: ConfiguredProvider = {
  entry: builtinEntry,
  connection: { address: '', key: undefined, settings: {} },
};

export function createModels(settings: Partial<ModelsSettings> = {}): Models {
  const {
    configuration = ownConfiguration,
    engineThreads = availableParallelism(),
    fetch = noWayOut,
    openSocket,
  } = settings;
  const loaded = new Map<string, Promise<ModelProvider>>();

  const known = new Map([['builtin', ourselves], ...Object.entries(configuration.providers)]);
  for (const { connection } of known.values()) if (connection.key) keepSecret(connection.key);
  const entryOf = (id: string) => known.get(splitModelId(id).providerId)?.entry;

  async function load(asked: ConfiguredProvider): Promise<ModelProvider> {
    const connection =
      asked === ourselves
        ? { ...asked.connection, deadlineMs: 0, fetch: noWayOut }
        : await guarded(asked);
    return asked.entry.load({ engineThreads, connection });
  }

  /** Loaded with the first provider that has something to reach. */
  async function guarded({ entry, connection }: ConfiguredProvider): Promise<Connection> {
    const { createTransport } = await import('./transport/transport.ts');
    const { name: provider, limits = {} } = entry;
    const guard = createTransport({ provider, fetch, limits });
    return { ...connection, deadlineMs: deadlineMsOf(entry), fetch: guard, openSocket };
  }

  function provider(id: string, modelType: ModelKind): Promise<ModelProvider> {
    const { providerId, modelId } = splitModelId(id);
    const here = loaded.get(providerId);
    if (here) return here;
    const asked = known.get(providerId);
    if (!asked) {
      const availableProviders = [...known.keys()];
      return Promise.reject(
        new NoSuchProviderError({ modelId, modelType, providerId, availableProviders }),
      );
    }
    const loading = load(asked);
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

  /** Somebody else's model fails in our words. */
  function plain<Model>(id: string, found: Model, words: (from: Model, name: string) => Model) {
    const entry = entryOf(id);
    return entry && entry !== builtinEntry ? words(found, entry.name) : found;
  }

  const languageModel = async (id: string) =>
    plain(
      id,
      await model(id, 'languageModel', (from, name) => from.languageModel?.(name)),
      plainLanguageModel,
    );
  const label = (id: string) => model(id, 'imageModel', (from, name) => from.label(name));

  return {
    idsFor: (role) => configuration.roles[role],
    idFor: (role) => configuration.roles[role][0] ?? '',
    withFallback: (role, run) => firstThatWorks(configuration.roles[role], label, run),
    languageModelFor: (role, onEngine) =>
      jobLanguageModel({
        ids: configuration.roles[role],
        model: languageModel,
        label,
        ...(onEngine ? { onEngine } : {}),
      }),
    languageModel,
    imageModel: (id) => model(id, 'imageModel', (from, name) => from.imageModel?.(name)),
    speechModel: async (id) =>
      plain(
        id,
        await model(id, 'speechModel', (from, name) => from.speechModel?.(name)),
        plainSpeechModel,
      ),
    abilities: (id) => abilitiesIn(entryOf(id)?.pictures, splitModelId(id).modelId),
    label,
    startsFromDesign: configuration.startsFromDesign,
    limitMsFor: (role) => jobLimitMs(configuration, role),
    // The builtin provider is our own.
    own: async () => ((await provider('builtin:own', 'imageModel')) as BuiltinProvider).own,
    close: async () => {
      const open = [...loaded.values()];
      loaded.clear();
      await Promise.allSettled(open.map(async (each) => (await each).close?.()));
    },
  };
}
