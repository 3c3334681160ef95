/** A maker's speech model that fails in our words; what is not MP3 is no speech. */
import type { SpeechModelV4 } from '@ai-sdk/provider';
import { ProviderProblem } from '../transport/provider-problem.ts';
import { plainProblem } from './plain-problems.ts';

/** An MP3 begins with an ID3 tag or a frame. */
function isMp3(audio: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = audio;
  const isTag = first === 0x49 && second === 0x44 && third === 0x33;
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2;
  return isTag || isFrame;
}

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
      const bytes = typeof audio === 'string' ? Buffer.from(audio, 'base64') : audio;
      if (!isMp3(bytes)) throw new ProviderProblem('GARBAGE', provider);
      return result;
    },
  };
}

/** Speaks with the configured voice unless the call names another. */
export function withVoice(model: SpeechModelV4, voice: string | undefined): SpeechModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    doGenerate: (options) => {
      const chosen = options.voice ?? voice;
      return model.doGenerate(chosen === undefined ? options : { ...options, voice: chosen });
    },
  };
}
