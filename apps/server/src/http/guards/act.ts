/**
 * Every change by an administrator: change and log row in one transaction, one at a time. The right is checked inside
 * it: of two who exclude each other the second is refused, so that one administrator always remains.
 */
import type { AdministratorDeed } from '@maquette/contract';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { administratorAction } from '../../platform/db/schema/administration.ts';
import { Problem } from '../../platform/problem.ts';
import type { Person } from '../request-context.ts';
import { type AdministratorParts, standingOf } from './administrator.ts';

export interface ActParts extends AdministratorParts {
  readonly clock: Clock;
}

export interface Deed {
  readonly deed: AdministratorDeed;
  /** Omitted for actions on the whole server. */
  readonly subject?: { readonly id: string; readonly name: string } | undefined;
  readonly details?: Readonly<Record<string, string>>;
  /** False for actions that continue after the transaction; `finish` marks their end. */
  readonly finished?: boolean;
}

/** Advisory lock key. */
const advisoryLock = 7_216_145;

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** `change` returns what it did, or undefined if nothing changed, which is not logged. Returns the row's id. */
export async function act(
  parts: ActParts,
  actor: Person,
  change: (tx: Database) => Promise<Deed | undefined>,
): Promise<number | undefined> {
  return parts.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    const { administrator } = await standingOf({ ...parts, db: tx }, actor);
    if (!administrator) throw new Problem('NOT_ADMINISTRATOR');
    const done = await change(tx);
    if (!done) return undefined;
    const { deed, subject, details = {}, finished = true } = done;
    const [row] = await tx
      .insert(administratorAction)
      .values({
        at: parts.clock(),
        actorId: actor.id,
        actorName: fullName(actor),
        deed,
        subjectId: subject?.id ?? null,
        subjectName: subject?.name ?? null,
        details,
        finished,
      })
      .returning({ id: administratorAction.id });
    return row?.id;
  });
}

export async function finish(db: Database, actionId: number | undefined): Promise<void> {
  if (actionId === undefined) return;
  await db
    .update(administratorAction)
    .set({ finished: true })
    .where(eq(administratorAction.id, actionId));
}
