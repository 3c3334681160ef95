/** The provider interface: a light description, and models on demand. */
import type { ImageModelV4, LanguageModelV4, SpeechModelV4 } from '@ai-sdk/provider';
import type { z } from 'zod';
import type { PictureEngine } from './pictures/abilities.ts';
import type { RoleName } from './roles.ts';
import type { Fetch } from './transport/transport.ts';
import type { TransportLimits } from './transport/transport-limits.ts';

export interface ModelProvider {
  languageModel?(modelId: string): LanguageModelV4 | undefined;
  imageModel?(modelId: string): ImageModelV4 | undefined;
  speechModel?(modelId: string): SpeechModelV4 | undefined;
  /** Lets go of threads and connections. */
  close?(): Promise<void>;
}

/** An environment variable of a provider. */
export interface ProviderVariable {
  readonly name: string;
  readonly what: 'key' | 'address' | 'setting';
  readonly isRequired?: boolean;
  /** Default value. */
  readonly fallback?: string;
  /** Example of a value, for the guides and the Models page. */
  readonly example: string;
  /** Settings alone; keys and addresses have their own checks. */
  readonly schema?: z.ZodType<unknown, string>;
  /** Not to be filled in by administrators of the app: it names a file of the server. */
  readonly onlyInEnvironment?: true;
}

/** Opens a WebSocket to the service; the address begins with `http` as well. */
export type OpenSocket = (url: string) => WebSocket;

/** How a provider reaches its service; read from the environment once. */
export interface Connection {
  /** The base address without a slash at its end; empty where there is none to reach. */
  readonly address: string;
  readonly key: string | undefined;
  /** Further variables by name. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** Further origins of the same service. */
  readonly alsoAt?: RegExp;
  /** The address was entered in the app, not in the environment. */
  readonly isFenced?: boolean;
  /** How long one result may take, however often it is looked at in between. */
  readonly deadlineMs: number;
  /** Guarded by `transport`; the only way out for questions. */
  readonly fetch: Fetch;
  /** For services that report progress; optional. */
  readonly openSocket?: OpenSocket | undefined;
}

/** Everything a provider is made from; nothing is read from the process itself. */
export interface ProviderSettings {
  readonly connection: Connection;
}

/** Facts about engines that are known without asking them, our own among them. */
export interface EngineDescription {
  /** The maker's name for people. */
  readonly name: string;
  /** The label beside a result, where that is not the name and the model. */
  readonly label?: (modelId: string) => string;
  /** The jobs of the product it can do. */
  readonly does: readonly RoleName[];
  readonly variables: readonly ProviderVariable[];
  /** Model ids that work, as examples for people. */
  readonly examples?: Readonly<Partial<Record<RoleName, string>>>;
  /** Where to get a key, or how to start the server: one short sentence; `{model}` stands for the model. */
  readonly advice?: string;
  /** Which models there are, where that is known; otherwise the service knows. */
  readonly knows?: (role: RoleName, modelId: string) => boolean;
  /** Abilities of its picture engines: the first row that fits a model's name. */
  readonly pictures?: readonly PictureEngine[];
  readonly limits?: Partial<TransportLimits>;
  /** Further origins of the same service, such as those of its regions. */
  readonly alsoAt?: RegExp;
}

/** Description of a provider. It imports nothing heavy: its models are loaded by `load`. */
export interface ProviderEntry extends EngineDescription {
  /** Imported on first use. */
  load(settings: ProviderSettings): Promise<ModelProvider>;
}
