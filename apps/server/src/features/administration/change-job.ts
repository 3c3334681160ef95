/** Administrators cancel or reorder the work of others. */
import { type AdministratorActionKind, planOf, readRecipe } from '@maquette/contract';
import { eq } from 'drizzle-orm';
import { type ActParts, act } from '../../http/guards/act.ts';
import { finish, fullName } from '../../http/guards/action-log.ts';
import type { Person } from '../../http/request-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { file, generation } from '../../platform/db/schema/generations.ts';
import { user } from '../../platform/db/schema/people.ts';
import { Problem } from '../../platform/problem.ts';
import { isFinal } from '../generations/events/watcher.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import type { GenerationRow } from '../generations/ledger/ledger-rows.ts';

export interface JobParts extends ActParts {
  readonly ledger: () => Promise<Ledger>;
}

async function jobOf(db: Database, id: string) {
  const [row] = await db
    .select({ job: generation, owner: user })
    .from(generation)
    .leftJoin(user, eq(user.id, generation.owner))
    .where(eq(generation.id, id));
  if (!row || row.job.deletedAt) throw new Problem('NOT_FOUND');
  return row;
}

type OwnedJob = Awaited<ReturnType<typeof jobOf>>;

/** Logged first; the ledger uses transactions of its own. `work` returns whether it changed anything. */
async function actOn(
  parts: JobParts,
  actor: Person,
  { job, owner }: OwnedJob,
  deed: AdministratorActionKind,
  work: (ledger: Ledger) => Promise<boolean>,
): Promise<void> {
  const subject = { id: job.owner, name: owner ? fullName(owner) : 'a visitor' };
  const details = { generationId: job.id, tool: job.tool };
  const actionId = await act(parts, actor, async () => ({
    ...{ deed, subject, details },
    finished: false,
  }));
  const isChanged = await work(await parts.ledger());
  await finish(parts.db, actionId, isChanged ? {} : { outcome: 'nothing changed' });
}

export async function cancelJob(parts: JobParts, actor: Person, id: string): Promise<void> {
  const known = await jobOf(parts.db, id);
  if (isFinal(known.job.status)) throw new Problem('NOT_FOUND');
  await actOn(parts, actor, known, 'cancel-job', (ledger) =>
    ledger.end(id, { status: 'cancelled', code: 'CANCELLED' }),
  );
}

/** A new order of the same person, since what has ended stays ended; idempotent. */
export async function retryJob(
  parts: JobParts,
  actor: Person,
  id: string,
  requestId: string,
): Promise<void> {
  const known = await jobOf(parts.db, id);
  const { job } = known;
  if (job.status !== 'failed' || !(await hasOriginal(parts.db, job))) {
    throw new Problem('NOT_FOUND');
  }
  await actOn(parts, actor, known, 'retry-job', async (ledger) => {
    const again = await ledger.submit({
      owner: job.owner,
      tool: job.tool,
      title: job.title,
      prompt: job.prompt ?? undefined,
      style: job.style ?? undefined,
      roomType: job.roomType ?? undefined,
      propertyType: job.propertyType ?? undefined,
      aesthetic: job.aesthetic ?? undefined,
      recipe: readRecipe(job.recipe),
      originalFileId: job.originalFileId ?? undefined,
      units: job.quotaUnits,
      priority: job.priority,
      holder: {
        subject: job.quotaSubject,
        plan: known.owner ? planOf(known.owner.paymentStatus) : 'visitor',
      },
      idempotencyKey: `again:${id}`,
      requestId,
    });
    // An earlier request ordered it already.
    const [row] = await parts.db.select().from(generation).where(eq(generation.id, again));
    return row?.requestId === requestId;
  });
}

/** An unused photo is deleted after a while. */
async function hasOriginal(db: Database, { originalFileId }: GenerationRow): Promise<boolean> {
  return originalFileId === null || (await db.$count(file, eq(file.id, originalFileId))) > 0;
}
