/**
 * Long work in pieces, for a thread that has others to serve. Whoever needs it at once ends it at once,
 * also when it has begun in turns: it is the same work.
 */
import { setImmediate as others } from 'node:timers/promises';

/** Stops between its pieces; what it is for, it leaves behind. */
export type Pieces = Iterator<void, void>;

/** Short enough that nobody sees it. */
const turnMs = 8;

export function doneAtOnce(work: Pieces): void {
  while (!work.next().done);
}

export async function doneInTurns(work: Pieces): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const until = performance.now() + turnMs;
    do isDone = work.next().done === true;
    while (!isDone && performance.now() < until);
    await others();
  }
}
