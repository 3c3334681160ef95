/** Our own voice as a speech model: text in, MP3 out. */
import type { SpeechModelV4 } from '@ai-sdk/provider';
import { EngineRefusedError } from '../engine-refused.ts';
import { studioScope } from '../studio-scope.ts';
import type { ThreadPool } from './thread-pool.ts';

export const builtinVoice = 'slt';

/**
 * A text is said piece by piece, each when it is the turn of whoever asked for it: a long text does not
 * hold the thread for long.
 */
export function voiceModel(thread: ThreadPool): SpeechModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'voice',
    async doGenerate({ text, voice = builtinVoice, abortSignal }) {
      const { inTurn = (work) => work() } = studioScope();
      const say = (piece: string, isLast: boolean) =>
        inTurn(() => thread.runBriefly('speak', { text: piece, voice, isLast }, abortSignal));
      const pieces = await inTurn(() => thread.runBriefly('piecesToSay', { text }, abortSignal));
      if (pieces.length === 0) throw new EngineRefusedError('nothing to say');
      const said: Uint8Array[] = [];
      for (const [place, piece] of pieces.entries()) {
        abortSignal?.throwIfAborted();
        said.push((await say(piece, place === pieces.length - 1)).mp3);
      }
      return {
        audio: new Uint8Array(Buffer.concat(said)),
        warnings: [],
        response: { timestamp: new Date(), modelId: 'voice' },
      };
    },
  };
}
