/** One attempt at a generation, from claim to release; its writes are valid while it holds the fence. */
import { type ProblemCode, type ProblemDetails, readRecipe, toolNames } from '@maquette/contract';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
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

/** Another attempt has taken over; the results of this one are discarded. */
export class FenceLost extends Error {
  override name = 'FenceLost';
}

/**
 * A gap in event ids between attempts: a reader may have seen events that a crash rolled back, so the next
 * attempt numbers on from beyond them.
 */
const eventsPerAttempt = 10_000;

export function attempts({ db, store, notifier, clock, runLimitMs }: LedgerParts) {
  /** Deadline: one time limit per picture, plus one for finishing. */
  const deadlineAfter = (now: Date): SQL => {
    const limits = toolNames.map(
      (tool) => sql`when ${tool} then ${runLimitMs(tool) / 1000}::float8`,
    );
    const seconds = sql`(case ${generation.tool} ${sql.join(limits, sql` `)} end)`;
    return sql`${now.toISOString()}::timestamptz + make_interval(secs => ${seconds} * (${generation.quotaUnits} + 1))`;
  };

  /** Claims the work and its fence. Undefined if it has ended. */
  async function take(
    id: string,
  ): Promise<{ work: Work; fence: string; row: GenerationRow } | undefined> {
    const fence = newFence(notifier.presence);
    const now = clock();
    const leftovers: FileRow[] = [];
    const claim = async (on: Database, which: SQL) => {
      const [taken] = await on
        .update(generation)
        .set({
          status: 'running',
          fence,
          // Discards the progress of an earlier attempt.
          stage: null,
          percent: 0,
          attempts: sql`${generation.attempts} + 1`,
          lastEvent: sql`${generation.lastEvent} + case when ${generation.attempts} > 0 then ${eventsPerAttempt} else 0 end`,
          startedAt: now,
          deadlineAt: deadlineAfter(now),
        })
        .where(and(eq(generation.id, id), inArray(generation.status, openStatuses), which))
        .returning({ ...getTableColumns(generation), notice: generationNotice(id) });
      return taken;
    };
    const claimAgain = () =>
      db.transaction(async (tx) => {
        const taken = await claim(tx, sql`true`);
        if (taken) leftovers.push(...(await forgetFiles(tx, id)));
        return taken;
      });
    // Without an attempt before, even one that did not count, there is nothing to forget: no transaction.
    const isNew = sql`(${generation.attempts} = 0 and ${generation.lastEvent} <= 1)`;
    const row = (await claim(db, isNew)) ?? (await claimAgain());
    if (!row) return undefined;
    await removeOrLeave(store, leftovers);
    await clearAttempts({ db, store }, row, row.attempts - 1);
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
        addressHash: row.addressHash,
      },
    };
  }

  /** Whether this attempt holds the fence. */
  async function holds(id: string, fence: string): Promise<boolean> {
    const rows = await db
      .select({ id: generation.id })
      .from(generation)
      .where(runningAttempt(id, fence));
    return rows.length > 0;
  }

  /** Throws without writing if the fence is lost. */
  async function record(id: string, fence: string, report: Report): Promise<void> {
    if (!(await addReport(db, id, fence, report))) {
      throw new FenceLost(`Generation ${id} is no longer held by this attempt`);
    }
    notifier.notifyHere(id);
  }

  /** Shutdown or store outage: requeued without counting the attempt. */
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

  /** Error of the last attempt, for the dead-letter handler. */
  async function remember(id: string, fence: string, code: ProblemCode, details: ProblemDetails) {
    await db
      .update(generation)
      .set({ problemCode: code, problemDetails: details })
      .where(runningAttempt(id, fence));
  }

  return { take, holds, record, putBack, remember };
}
