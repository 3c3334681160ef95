/**
 * A fair queue: owners are served round-robin, so a hundred requests of one person delay another by one. Waiting
 * requests are limited in total and per owner.
 */
import { Problem } from './problem.ts';

export interface TurnRules {
  /** Running at once, in total and per owner. */
  readonly places: number;
  readonly placesEach: number;
  /** Waiting, in total and per owner. */
  readonly waiting: number;
  readonly waitingEach: number;
  /**
   * For this time after somebody else was served, an owner gets one place less than the total, so that somebody who
   * returns starts at once. Alone, an owner has `placesEach`.
   */
  readonly placeForOthersMs?: number;
}

export interface Turns {
  /** Runs the work when it is the owner's turn; BUSY if too many wait. */
  run<Value>(owner: string, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

interface Waiting {
  start(): void;
}

/** Retry-After of a refused request. */
const busySeconds = 5;

export function createTurns(
  { places, placesEach, waiting, waitingEach, placeForOthersMs = 0 }: TurnRules,
  now: () => number = () => performance.now(),
): Turns {
  /** Owners in the order of their turns; a served owner goes to the end. */
  const lines = new Map<string, Set<Waiting>>();
  const served = new Map<string, number>();
  /** When each owner's last work ended, as long as it counts. */
  const endedAt = new Map<string, number>();
  let inLine = 0;
  let atOnce = 0;

  function hasRoom(owner: string): boolean {
    const most = othersMayCome(owner) ? Math.min(placesEach, Math.max(1, places - 1)) : placesEach;
    return (served.get(owner) ?? 0) < most;
  }

  function othersMayCome(owner: string): boolean {
    if (placeForOthersMs === 0) return false;
    for (const [one, at] of endedAt) if (now() - at >= placeForOthersMs) endedAt.delete(one);
    return [...served.keys(), ...endedAt.keys()].some((one) => one !== owner);
  }

  function leave(owner: string, one: Waiting): void {
    const line = lines.get(owner);
    if (!line?.delete(one)) return;
    inLine -= 1;
    if (line.size === 0) lines.delete(owner);
  }

  function next(): void {
    while (atOnce < places) {
      const turn = [...lines].find(([owner]) => hasRoom(owner));
      if (!turn) return;
      const [owner, line] = turn;
      const [one] = line;
      leave(owner, one!);
      if (lines.delete(owner)) lines.set(owner, line);
      one!.start();
    }
  }

  async function serve<Value>(owner: string, work: () => Promise<Value>): Promise<Value> {
    atOnce += 1;
    served.set(owner, (served.get(owner) ?? 0) + 1);
    try {
      return await work();
    } finally {
      atOnce -= 1;
      if (placeForOthersMs > 0) endedAt.set(owner, now());
      const left = served.get(owner)! - 1;
      if (left === 0) served.delete(owner);
      else served.set(owner, left);
      next();
    }
  }

  return {
    run(owner, work, signal) {
      const line = lines.get(owner);
      const isFree = atOnce < places && hasRoom(owner);
      if (!line && isFree) return serve(owner, work);
      if (inLine >= waiting || (line?.size ?? 0) >= waitingEach) {
        return Promise.reject(new Problem('BUSY', { retryAfterSeconds: busySeconds }));
      }
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          leave(owner, one);
          reject(new Problem('CANCELLED'));
        };
        const one: Waiting = {
          start: () => {
            signal?.removeEventListener('abort', giveUp);
            serve(owner, work).then(resolve, reject);
          },
        };
        if (signal?.aborted) {
          reject(new Problem('CANCELLED'));
          return;
        }
        signal?.addEventListener('abort', giveUp, { once: true });
        lines.set(owner, (line ?? new Set()).add(one));
        inLine += 1;
      });
    },
  };
}
