/**
 * Waits for a database or file store that doesn't answer yet, since machines may start in any order; reports it once.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { StartError } from './start-error.ts';

const betweenTriesMs = 1_000;
/** Then the operator is informed, and the supervisor restarts the process. */
const timeoutMs = 120_000;

export interface RetryRules {
  readonly isSilence: (error: unknown) => boolean;
  readonly onWaiting: (error: unknown) => void;
  readonly betweenTriesMs?: number | undefined;
  readonly timeoutMs?: number | undefined;
  /** Ends the wait, with a rejection. */
  readonly signal?: AbortSignal | undefined;
}

export async function whenItAnswers<Answer>(
  ask: () => Promise<Answer>,
  rules: RetryRules,
): Promise<Answer> {
  const until = performance.now() + (rules.timeoutMs ?? timeoutMs);
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!rules.isSilence(error) || performance.now() > until) throw error;
      if (tries === 0) rules.onWaiting(error);
      await wait(rules.betweenTriesMs ?? betweenTriesMs, undefined, { signal: rules.signal });
    }
  }
}

/** With the sentence for the operator, since logs have no messages of errors. */
export const sayWaiting = (log: Log, message: string) => (error: unknown) =>
  log.warn(error instanceof StartError ? `${message}. ${error.message}` : message, { error });
