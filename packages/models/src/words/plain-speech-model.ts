/** A maker's speech model that fails in our words; silence is no speech. */
import type { SpeechModelV4 } from '@ai-sdk/provider';
import { ProviderProblem } from '../transport/provider-problem.ts';
import { plainProblem } from './plain-problems.ts';

/** Shorter than one frame of MP3 with its header: nothing to hear. */
const leastBytes = 64;

export function plainSpeechModel(model: SpeechModelV4, provider: string): SpeechModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    async doGenerate(options) {
      const result = await Promise.resolve(model.doGenerate(options)).catch((error: unknown) => {
        throw plainProblem(error, provider) ?? error;
      });
      const { audio } = result;
      const bytes = typeof audio === 'string' ? (audio.length * 3) / 4 : audio.byteLength;
      if (bytes < leastBytes) throw new ProviderProblem('GARBAGE', provider);
      return result;
    },
  };
}
