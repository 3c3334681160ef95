/** What a provider must bring to be plugged in: models by name and a label for people. */
import type { ImageModelV4, LanguageModelV4, SpeechModelV4 } from '@ai-sdk/provider';

export type ModelEnvironment = Readonly<Record<string, string | undefined>>;

export interface ModelProvider {
  languageModel?(modelId: string): LanguageModelV4 | undefined;
  imageModel?(modelId: string): ImageModelV4 | undefined;
  speechModel?(modelId: string): SpeechModelV4 | undefined;
  /** What the small label beside a result says. */
  label(modelId: string): string;
  /** Lets go of threads and connections. */
  close?(): Promise<void>;
}

/** Everything a provider is made from; nothing is read from the process itself. */
export interface ProviderSettings {
  readonly environment: ModelEnvironment;
  /** Most engine threads at a time. */
  readonly engineThreads: number;
}

export interface ProviderEntry {
  /** Imported when first asked for: a provider nobody uses costs nothing. */
  load(settings: ProviderSettings): Promise<ModelProvider>;
}
