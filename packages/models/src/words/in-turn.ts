/** A model that begins to answer when it is its asker's turn; what it says then holds up nobody. */
import type { LanguageModelV4 } from '@ai-sdk/provider';

export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

export const inTurn = (model: LanguageModelV4, turn: InTurn): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: model.provider,
  modelId: model.modelId,
  supportedUrls: model.supportedUrls,
  doGenerate: (options) => turn(async () => model.doGenerate(options)),
  doStream: (options) => turn(async () => model.doStream(options)),
});
