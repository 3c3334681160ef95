/** One attempt at a work, from taking it to putting it back: what it says counts while it holds the fence. */
import { type ProblemCode, type ProblemDetails, readRecipe, toolNames } from '@maquette/contract';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { generation } from '../../../platform/db/schema/generations.ts';
import { type FileRow, removeOrLeave } from '../../../platform/files/files.ts';
import { newFence } from '../../../platform/jobs/presence.ts';
import { generationNotice } from '../events/generation-notifier.ts';
import type { Work } from '../workshop/maker.ts';
import { clearAttempts, forgetFiles } from './attempt-files.ts';
import {
  type GenerationRow,
  type LedgerParts,
  openStatuses,
  runningAttempt,
  waitLimitMs,
} from './ledger-rows.ts';
import { addReport, type Report } from './report.ts';

/** Another attempt has this work now; what this one made is thrown away. */
export class FenceLost extends Error {
  override name = 'FenceLost';
}

/**
 * A reader may have seen steps that a crash has taken out of the database again: the next attempt
 * counts on from beyond them, so that what it says is new to everybody.
 */
const eventsPerAttempt = 10_000;

export function attempts({ db, store, notifier, clock, runLimitMs }: LedgerParts) {
  /** Its pictures, one after the other, and one more time for whoever takes it to its end. */
  const deadlineAfter = (now: Date): SQL => {
    const limits = toolNames.map(
      (tool) => sql`when ${tool} then ${runLimitMs(tool) / 1000}::float8`,
    );
    const seconds = sql`(case ${generation.tool} ${sql.join(limits, sql` `)} end)`;
    return sql`${now.toISOString()}::timestamptz + make_interval(secs => ${seconds} * (${generation.quotaUnits} + 1))`;
  };

  /** An attempt begins: it holds the fence from now on. Undefined when the work has ended. */
  async function take(
    id: string,
  ): Promise<{ work: Work; fence: string; row: GenerationRow } | undefined> {
    const fence = newFence(notifier.presence);
    const now = clock();
    const leftovers: FileRow[] = [];
    const row = await db.transaction(async (tx) => {
      const [taken] = await tx
        .update(generation)
        .set({
          status: 'running',
          fence,
          // The progress of an earlier attempt is lost with it.
          stage: null,
          percent: 0,
          attempts: sql`${generation.attempts} + 1`,
          lastEvent: sql`${generation.lastEvent} + case when ${generation.attempts} > 0 then ${eventsPerAttempt} else 0 end`,
          startedAt: now,
          deadlineAt: deadlineAfter(now),
        })
        .where(and(eq(generation.id, id), inArray(generation.status, openStatuses)))
        .returning({ ...getTableColumns(generation), notice: generationNotice(id) });
      if (!taken) return undefined;
      // Also of a try that did not count.
      if (taken.lastEvent > 1) leftovers.push(...(await forgetFiles(tx, id)));
      return taken;
    });
    if (!row) return undefined;
    await removeOrLeave(store, leftovers);
    await clearAttempts(store, id, row.attempts - 1);
    notifier.notifyHere(id);
    return {
      fence,
      row,
      work: {
        id,
        owner: row.owner,
        tool: row.tool,
        prompt: row.prompt,
        recipe: readRecipe(row.recipe),
        originalFileId: row.originalFileId,
        attempt: row.attempts,
        requestId: row.requestId,
      },
    };
  }

  /** Whether this attempt still has the work. */
  async function holds(id: string, fence: string): Promise<boolean> {
    const rows = await db
      .select({ id: generation.id })
      .from(generation)
      .where(runningAttempt(id, fence));
    return rows.length > 0;
  }

  /** Fails when the fence is lost: then nothing of it is written. */
  async function record(id: string, fence: string, report: Report): Promise<void> {
    if (!(await addReport(db, id, fence, report))) {
      throw new FenceLost(`Generation ${id} is no longer held by this attempt`);
    }
    notifier.notifyHere(id);
  }

  /** The process stops, or the store is gone: the work goes back in line and the try does not count. */
  async function putBack(id: string, fence: string): Promise<void> {
    await db
      .update(generation)
      .set({
        status: 'queued',
        fence: null,
        attempts: sql`greatest(0, ${generation.attempts} - 1)`,
        deadlineAt: new Date(clock().getTime() + waitLimitMs),
      })
      .where(runningAttempt(id, fence));
    notifier.notify(id);
  }

  /** Why the last try failed, for the ending that the dead letter writes. */
  async function remember(id: string, fence: string, code: ProblemCode, details: ProblemDetails) {
    await db
      .update(generation)
      .set({ problemCode: code, problemDetails: details })
      .where(runningAttempt(id, fence));
  }

  return { take, holds, record, putBack, remember };
}
