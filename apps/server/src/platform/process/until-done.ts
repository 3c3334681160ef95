/** Repeats a step of the start that failed, such as one that met the database in a bad moment. */
import { setTimeout as wait } from 'node:timers/promises';

const betweenTriesMs = 5_000;

export interface RepeatRules {
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Called for the first failure alone. */
  readonly onFailed: (error: unknown) => void;
  readonly betweenTriesMs?: number | undefined;
}

/** Resolves after the first try, and never rejects; further tries follow by themselves. */
export async function untilDone(step: () => Promise<void>, rules: RepeatRules): Promise<void> {
  const { signal } = rules;
  const isDone = (onFailed?: (error: unknown) => void): Promise<boolean> =>
    step().then(
      () => true,
      (error: unknown) => {
        if (!signal.aborted) onFailed?.(error);
        return false;
      },
    );
  const pause = () =>
    wait(rules.betweenTriesMs ?? betweenTriesMs, undefined, { signal }).catch(() => undefined);
  if (await isDone(rules.onFailed)) return;
  void (async () => {
    do await pause();
    while (!signal.aborted && !(await isDone()));
  })();
}
