/**
 * Assigns pictures to threads. A thread stays with its last owner, since its code is loaded and fast, while a new one
 * takes three times as long for its first picture. Others get a new thread up to the limit.
 */

/** A picture waiting for a thread. */
export interface OwnedTask {
  readonly owner: string | undefined;
}

interface Thread {
  readonly id: number;
  readonly currentUsage: number;
}

interface LastTask {
  readonly owner: string | undefined;
  readonly place: number;
}

/** Chooses a thread; undefined means start a new one, or wait if there may be no more. */
export function threadsOfOwners(maxThreads: number) {
  const last = new Map<number, LastTask>();
  /** Owners a thread was started for, once each. */
  const begunFor = new WeakSet<OwnedTask>();
  let given = 0;

  function choose<One extends Thread>(task: OwnedTask, threads: readonly One[]): One | undefined {
    const free = threads.filter(({ currentUsage }) => currentUsage === 0);
    const own = free.find(({ id }) => task.owner && last.get(id)?.owner === task.owner);
    const unused = free.find(({ id }) => last.get(id)?.owner === undefined);
    if (own ?? unused) return own ?? unused;
    if (task.owner && threads.length < maxThreads && !begunFor.has(task)) {
      begunFor.add(task);
      return undefined;
    }
    const placeOf = ({ id }: One) => last.get(id)?.place ?? 0;
    return free.sort((one, other) => placeOf(one) - placeOf(other))[0];
  }

  return <One extends Thread>(task: OwnedTask, threads: readonly One[]): One | undefined => {
    const chosen = choose(task, threads);
    if (!chosen) return undefined;
    const there = new Set(threads.map(({ id }) => id));
    for (const id of last.keys()) if (!there.has(id)) last.delete(id);
    given += 1;
    // Work without an owner doesn't change a thread's owner.
    const owner = task.owner ?? last.get(chosen.id)?.owner;
    last.set(chosen.id, { owner, place: given });
    return chosen;
  };
}
