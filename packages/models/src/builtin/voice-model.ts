/** Our own voice as a speech model: text in, MP3 out. */
import type { SpeechModelV4 } from '@ai-sdk/provider';
import type { ThreadPool } from './thread-pool.ts';

export const builtinVoice = 'slt';

export function voiceModel(thread: ThreadPool): SpeechModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'voice',
    async doGenerate({ text, voice, abortSignal }) {
      const { mp3 } = await thread.run(
        'speak',
        { text, voice: voice ?? builtinVoice },
        abortSignal,
      );
      return {
        audio: mp3,
        warnings: [],
        response: { timestamp: new Date(), modelId: 'voice' },
      };
    },
  };
}
