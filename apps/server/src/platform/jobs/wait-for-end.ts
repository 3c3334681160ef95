/** Waits for work to end, for calls that answer with the result itself. */
import type { ProblemCode, ProblemDetails } from '@maquette/contract';
import { Problem } from '../problem.ts';
import type { Bell } from './bell.ts';
import type { Ledger } from './ledger.ts';
import type { GenerationRow } from './ledger-rows.ts';
import { isFinal } from './watcher.ts';

const lookAgainMs = 1_000;

/** The row of work that is done; otherwise the problem it ended with. Who goes away cancels it. */
export async function waitForEnd(
  parts: { readonly bell: Bell; readonly ledger: Ledger },
  owner: string,
  id: string,
  signal: AbortSignal,
): Promise<GenerationRow> {
  for (;;) {
    const heard = parts.bell.wait(id, lookAgainMs, signal);
    const row = await parts.ledger.owned(owner, id);
    if (row.status === 'done') return row;
    if (isFinal(row.status)) {
      throw new Problem(
        (row.problemCode ?? 'GENERATION_FAILED') as ProblemCode,
        row.problemDetails as ProblemDetails,
      );
    }
    if (signal.aborted) {
      await parts.ledger.end(id, { status: 'cancelled', code: 'CANCELLED' });
      throw new Problem('CANCELLED');
    }
    await heard;
  }
}
