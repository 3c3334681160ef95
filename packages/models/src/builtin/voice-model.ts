/** Our own voice as a speech model: text in, MP3 out. */
import type { SpeechModelV4 } from '@ai-sdk/provider';
import { EngineRefusedError } from '../engine-refused.ts';
import { studioScope } from '../studio-scope.ts';
import type { ThreadPool } from './thread-pool.ts';

export const builtinVoice = 'slt';

/**
 * A text is said piece by piece, some of them each time it is the turn of whoever asked for it: a long
 * text does not hold the thread for long, and a short one is said in one go.
 */
const piecesPerTurn = 2;

export function voiceModel(thread: ThreadPool): SpeechModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'voice',
    async doGenerate({ text, voice = builtinVoice, abortSignal }) {
      const { inTurn = (work) => work() } = studioScope();
      const said: Uint8Array[] = [];
      let pieces: readonly string[] | undefined;
      const goOn = async () => {
        pieces ??= await thread.runBriefly('piecesToSay', { text }, abortSignal);
        if (pieces.length === 0) throw new EngineRefusedError('nothing to say');
        for (const piece of pieces.slice(said.length, said.length + piecesPerTurn)) {
          abortSignal?.throwIfAborted();
          const isLast = said.length === pieces.length - 1;
          const task = { text: piece, voice, isLast };
          said.push((await thread.runBriefly('speak', task, abortSignal)).mp3);
        }
        return said.length === pieces.length;
      };
      while (!(await inTurn(goOn)));
      return {
        audio: new Uint8Array(Buffer.concat(said)),
        warnings: [],
        response: { timestamp: new Date(), modelId: 'voice' },
      };
    },
  };
}
