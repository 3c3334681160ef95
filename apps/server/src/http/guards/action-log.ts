/** The log of what administrators did. A row is written in the transaction of its change. */
import type { AdministratorActionKind } from '@maquette/contract';
import { and, eq, sql } from 'drizzle-orm';
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

/** For rights that follow the settings. */
export const administratorSetting: Actor = { id: 'setting', name: 'ADMIN_EMAILS' };

/** Those without an account, whose names everybody could choose. */
export const isPerson = (actorId: string): boolean =>
  actorId !== commandLine.id && actorId !== administratorSetting.id;

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

/** With its outcome, which is added to the details. */
export async function finish(
  db: Database,
  actionId: number | undefined,
  outcome: NonNullable<LoggedAction['details']> = {},
): Promise<void> {
  if (actionId === undefined) return;
  await db
    .update(administratorAction)
    .set({
      finished: true,
      details: sql`${administratorAction.details} || ${JSON.stringify(outcome)}::jsonb`,
    })
    .where(eq(administratorAction.id, actionId));
}

const openDeletions = (personId: string) =>
  and(
    eq(administratorAction.deed, 'delete'),
    eq(administratorAction.subjectId, personId),
    eq(administratorAction.finished, false),
  );

export async function hasOpenDeletion(
  db: Database,
  actor: Pick<Actor, 'id'>,
  personId: string,
): Promise<boolean> {
  const own = and(openDeletions(personId), eq(administratorAction.actorId, actor.id));
  return (await db.$count(administratorAction, own)) > 0;
}

/** Interrupted ones too, whoever began them. Returns how many there were. */
export async function finishDeletions(db: Database, personId: string): Promise<number> {
  const finished = await db
    .update(administratorAction)
    .set({ finished: true })
    .where(openDeletions(personId))
    .returning({ id: administratorAction.id });
  return finished.length;
}
