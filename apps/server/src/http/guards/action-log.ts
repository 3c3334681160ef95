/** The log of what administrators did. A row is written in the transaction of its change. */
import type { AdministratorActionKind } from '@maquette/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { administratorAction } from '../../platform/db/schema/administration.ts';

export interface LoggedAction {
  readonly deed: AdministratorActionKind;
  /** Omitted for actions on the whole server. */
  readonly subject?: { readonly id: string; readonly name: string } | undefined;
  readonly details?: Readonly<Record<string, string>>;
  /** False for actions that continue after the transaction; `finish` marks their end. */
  readonly finished?: boolean;
}

export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** The actor of commands that are run on the server's machine. */
export const commandLine: Actor = { id: 'command-line', name: 'command line' };

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** Returns the row's id. */
export async function logAction(
  db: Database,
  actor: Actor,
  { deed, subject, details = {}, finished = true }: LoggedAction,
  at?: Date,
): Promise<number | undefined> {
  const [row] = await db
    .insert(administratorAction)
    .values({
      at: at ?? sql`clock_timestamp()`,
      actorId: actor.id,
      actorName: actor.name,
      deed,
      subjectId: subject?.id ?? null,
      subjectName: subject?.name ?? null,
      details,
      finished,
    })
    .returning({ id: administratorAction.id });
  return row?.id;
}

export async function finish(db: Database, actionId: number | undefined): Promise<void> {
  if (actionId === undefined) return;
  await db
    .update(administratorAction)
    .set({ finished: true })
    .where(eq(administratorAction.id, actionId));
}
