/** Waits for the result, for synchronous calls. */
import { Problem } from '../../../platform/problem.ts';
import type { GenerationNotifier } from '../events/generation-notifier.ts';
import { isFinal } from '../events/watcher.ts';
import type { Ledger } from './ledger.ts';
import type { GenerationRow } from './ledger-rows.ts';

const pollIntervalMs = 1_000;

/** The finished row; throws the problem otherwise. Disconnecting cancels the work. */
export async function waitForEnd(
  parts: { readonly notifier: GenerationNotifier; readonly ledger: Ledger },
  owner: string,
  id: string,
  signal: AbortSignal,
): Promise<GenerationRow> {
  for (;;) {
    const notified = parts.notifier.wait(id, pollIntervalMs, signal);
    const row = await parts.ledger.owned(owner, id);
    if (row.status === 'done') return row;
    if (isFinal(row.status)) {
      throw new Problem(row.problemCode ?? 'GENERATION_FAILED', row.problemDetails);
    }
    if (signal.aborted) {
      await parts.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' });
      throw new Problem('CANCELLED');
    }
    await notified;
  }
}
