/** The engines of each job: our own are called by their names, those of others by `provider:model`. */
import { availableParallelism } from 'node:os';
import type { ImageModelV4, LanguageModelV4, SpeechModelV4 } from '@ai-sdk/provider';
import { customProvider, NoSuchModelError, NoSuchProviderError } from 'ai';
import { createOwnEngines, type OwnEngines } from './builtin/own-engines.ts';
import { type ModelConfiguration, ownConfiguration } from './configuration.ts';
import { engineEntry } from './engine-entry.ts';
import { labelOfEngine, nameOfEngine } from './engine-label.ts';
import { type Answered, type AnsweringEngine, firstThatWorks } from './first-that-works.ts';
import { abilitiesIn, type PictureAbilities } from './pictures/abilities.ts';
import type { ModelProvider, OpenSocket } from './provider.ts';
import { isOwnModel, type RoleName, splitModelId } from './roles.ts';
import { deadlineMsOf, jobLimitMs } from './time-limits.ts';
import { keepSecret } from './transport/secrets.ts';
import { createTransport, type Fetch } from './transport/transport.ts';
import { plainLanguageModel } from './words/plain-language-model.ts';
import { plainSpeechModel } from './words/plain-speech-model.ts';

export interface ModelsSettings {
  readonly configuration: ModelConfiguration;
  readonly engineThreads: number;
  /** How long our drawing process stays without work; a minute if it isn't given. */
  readonly engineIdleMs: number;
  /** Opens connections to the configured services. Without it nothing leaves the machine. */
  readonly fetch: Fetch;
  readonly openSocket: OpenSocket;
  /** Engines taken over from an earlier registry, closed with whichever is closed. */
  readonly own: OwnEngines;
  /** Called around each call of an engine. */
  readonly observe: <Result>(
    job: RoleName,
    engineId: string,
    call: () => Promise<Result>,
  ) => Promise<Result>;
}

/** The engine whose turn it is. */
export interface JobEngine extends AnsweringEngine {
  /** Set where it is one of ours. */
  readonly own: OwnEngines | undefined;
}

export interface Models {
  /** The models that do this job here, the preferred one first. */
  idsFor(role: RoleName): readonly string[];
  /** The preferred one. */
  idFor(role: RoleName): string;
  /** Runs a job on its preferred engine, and on the next of its list when that one is down. */
  withFallback<Result>(
    role: RoleName,
    run: (engine: JobEngine) => Promise<Result>,
  ): Promise<Answered<Result>>;
  /** Models of others; they fail in our words. */
  languageModel(id: string): Promise<LanguageModelV4>;
  imageModel(id: string): Promise<ImageModelV4>;
  speechModel(id: string): Promise<SpeechModelV4>;
  /** Abilities of a picture engine; undefined for all others. */
  abilities(id: string): PictureAbilities | undefined;
  /** The engine's name for people. */
  label(id: string): string;
  /** Whether engines of others refine our redesign instead of changing the photo. */
  readonly startsFromDesign: boolean;
  readonly own: OwnEngines;
  /** How long a job may take before there is a result. */
  limitMsFor(role: RoleName): number;
  close(): Promise<void>;
}

// The AI SDK sends a model that is a plain string to a service of its maker; here it leads nowhere.
globalThis.AI_SDK_DEFAULT_PROVIDER = customProvider({});
// Warnings about ignored options are shown to the user, not logged.
globalThis.AI_SDK_LOG_WARNINGS = false;

type ModelKind = 'languageModel' | 'imageModel' | 'speechModel';

const noWayOut: Fetch = async () => {
  throw new Error('This process was given no way to reach other services.');
};

export function createModels(settings: Partial<ModelsSettings> = {}): Models {
  const {
    configuration = ownConfiguration,
    engineThreads = availableParallelism(),
    engineIdleMs,
    fetch = noWayOut,
    openSocket,
    own = createOwnEngines(engineThreads, engineIdleMs),
    observe = (_job, _engineId, call) => call(),
  } = settings;
  const loaded = new Map<string, Promise<ModelProvider>>();

  const known = new Map(Object.entries(configuration.providers));
  for (const { connection } of known.values()) if (connection.key) keepSecret(connection.key);
  const entryOf = (id: string) => engineEntry(id, (providerId) => known.get(providerId)?.entry);

  function provider(id: string, modelType: ModelKind): Promise<ModelProvider> {
    const { providerId, modelId } = splitModelId(id);
    const here = loaded.get(providerId);
    if (here) return here;
    const named = known.get(providerId);
    if (!named) {
      const availableProviders = [...known.keys()];
      return Promise.reject(
        new NoSuchProviderError({ modelId, modelType, providerId, availableProviders }),
      );
    }
    const { entry, connection } = named;
    const guard = createTransport({ provider: entry.name, fetch, limits: entry.limits ?? {} });
    const loading = entry.load({
      connection: { ...connection, deadlineMs: deadlineMsOf(entry), fetch: guard, openSocket },
    });
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

  const nameOf = (id: string) => nameOfEngine(entryOf(id), id);
  const label = (id: string) => labelOfEngine(entryOf(id), id);

  return {
    idsFor: (role) => configuration.roles[role],
    idFor: (role) => configuration.roles[role][0] ?? '',
    withFallback: (role, run) =>
      firstThatWorks(configuration.roles[role], label, (engine) =>
        observe(role, engine.engineId, () =>
          run({ ...engine, own: isOwnModel(engine.engineId) ? own : undefined }),
        ),
      ),
    languageModel: async (id) =>
      plainLanguageModel(
        await model(id, 'languageModel', (from, name) => from.languageModel?.(name)),
        nameOf(id),
      ),
    imageModel: (id) => model(id, 'imageModel', (from, name) => from.imageModel?.(name)),
    speechModel: async (id) =>
      plainSpeechModel(
        await model(id, 'speechModel', (from, name) => from.speechModel?.(name)),
        nameOf(id),
      ),
    abilities: (id) => abilitiesIn(entryOf(id)?.pictures, splitModelId(id).modelId),
    label,
    startsFromDesign: configuration.startsFromDesign,
    own,
    limitMsFor: (role) => jobLimitMs(configuration, role),
    close: async () => {
      const open = [...loaded.values()];
      loaded.clear();
      await Promise.allSettled([own.close(), ...open.map(async (each) => (await each).close?.())]);
    },
  };
}
