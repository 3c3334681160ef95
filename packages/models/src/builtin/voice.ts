/** Our own voice: text in, MP3 out. */
import type { EngineJob } from '../engine-job.ts';
import { EngineRefusedError } from '../engine-refused.ts';
import type { ThreadPool } from './thread-pool.ts';

export const builtinVoice = 'slt';

/**
 * Longest text spoken at once; longer ones yield after each piece, so that short texts of others wait for one piece
 * at most.
 */
const piecesInOneGo = 3;
const piecesPerTurn = (all: number) => (all <= piecesInOneGo ? all : 1);

export async function sayInTurns(
  thread: Pick<ThreadPool, 'runBriefly'>,
  text: string,
  { signal, inTurn = (work) => work() }: EngineJob = {},
): Promise<Uint8Array> {
  const said: Uint8Array[] = [];
  let pieces: readonly string[] | undefined;
  const goOn = async () => {
    pieces ??= await thread.runBriefly('piecesToSay', { text }, signal);
    if (pieces.length === 0) throw new EngineRefusedError('nothing to say');
    const ends = said.length + piecesPerTurn(pieces.length);
    for (const piece of pieces.slice(said.length, ends)) {
      signal?.throwIfAborted();
      const isLast = said.length === pieces.length - 1;
      const task = { text: piece, voice: builtinVoice, isLast };
      said.push((await thread.runBriefly('speak', task, signal)).mp3);
    }
    return said.length === pieces.length;
  };
  while (!(await inTurn(goOn)));
  return new Uint8Array(Buffer.concat(said));
}
