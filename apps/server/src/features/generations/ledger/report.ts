/** Writes an attempt's report in one statement that also checks the fence. */
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { file, generation, picture } from '../../../platform/db/schema/generations.ts';
import type { StoredEvent } from '../../../platform/db/schema/stored-types.ts';
import { noWaitForDisk } from '../../../platform/db/unsynced.ts';
import { generationNotice } from '../events/generation-notifier.ts';
import type { Description } from '../workshop/maker.ts';
import { runningAttempt } from './ledger-rows.ts';

export interface Report {
  /** In order. */
  readonly events?: readonly StoredEvent[] | undefined;
  readonly description?: Description | undefined;
  readonly files?: readonly (typeof file.$inferInsert)[];
  readonly picture?: typeof picture.$inferInsert;
}

/** A CTE; columns that no row sets keep their defaults. */
function addRows(table: typeof file | typeof picture, rows: readonly object[]): SQL {
  if (rows.length === 0) return sql``;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => Reflect.get(row, key) !== undefined),
  );
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)])),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const of = sql.join(
    columns.map(([, { name }]) => sql`each.${sql.identifier(name)}`),
    sql`, `,
  );
  return sql`, ${sql.identifier(`new_${getTableName(table)}`)} as (
    insert into ${table} (${names}) select ${of}
    from held, jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb) each)`;
}

/** Numbers, inserts and announces events. False, without writing, if the fence is lost. */
export async function addReport(
  db: Database,
  id: string,
  fence: string,
  { events = [], description = {}, files = [], picture: made }: Report,
): Promise<boolean> {
  const stage = events.findLast(({ type }) => type === 'stage');
  const { engineId, engineLabel, notes, brief } = description;
  const held = db
    .update(generation)
    .set({
      lastEvent: sql`${generation.lastEvent} + ${events.length}`,
      ...(stage?.type === 'stage' ? { stage: stage.name, percent: stage.percent } : {}),
      ...(engineId ? { engineId } : {}),
      ...(engineLabel ? { engineLabel } : {}),
      ...(notes ? { notes } : {}),
      ...(brief ? { brief } : {}),
    })
    .where(runningAttempt(id, fence))
    .returning({ number: generation.lastEvent });
  // No fsync: an event that a crash loses is repeated by the next attempt.
  const mayBeLost = files.length === 0 && events.every(({ type }) => type === 'stage');
  const { rows } = await db.execute(sql`
    with held as ${held}, said as (
      insert into generation_events (generation_id, number, data)
      select ${id}, held.last_event - ${events.length}::int + each.place, each.data
      from held, jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality each (data, place))${addRows(file, files)}${addRows(picture, made ? [made] : [])}
    select ${generationNotice(id)}${mayBeLost ? sql`, ${noWaitForDisk}` : sql``} from held`);
  return rows.length > 0;
}
