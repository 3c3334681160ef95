/** Moves an installation: files first, then all rows at once, then files added meanwhile. Can be resumed. */
import type { Pool } from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { markerKey } from '../files/own-keys.ts';
import { causesOf } from '../files/store-problem.ts';
import { pauseDuty, tidyDuty } from '../jobs/duty.ts';
import type { Log } from '../log.ts';
import { reasonOf, StartError } from '../process/start-error.ts';
import { type CopiedFiles, copyFiles } from './copy-files.ts';
import { copyMails, waitingMails } from './copy-mails.ts';
import { copyRows, refuseFilled } from './copy-rows.ts';
import { forgetGone } from './gone-meanwhile.ts';
import { onPatientRows } from './patient-rows.ts';

export interface Place {
  readonly database: OpenDatabase;
  readonly store: FileStore;
}

export interface MoveParts {
  readonly from: Place;
  readonly to: Place;
  /** Whether source and target share it, if only the other half moves. */
  readonly same: { readonly database: boolean; readonly store: boolean };
  /** Mails that wait go along; after a copy the source sends them itself. */
  readonly withMails: boolean;
  readonly log: Log;
  onProgress(what: 'files' | 'rows', done: number, total: number): void;
}

export interface Moved {
  readonly rows: number;
  readonly files: CopiedFiles;
  /** Mails that wait at the source. */
  readonly mails: number;
}

const nothing: CopiedFiles = { copied: 0, present: 0, damaged: [] };

export async function move(parts: MoveParts): Promise<Moved> {
  const { from, to, same } = parts;
  if (!same.store) await refuseForeign(from, to);
  let areRowsThere = false;
  const onRows = () => {
    areRowsThere = true;
  };
  try {
    return await onPatientRows(from.database, (source) =>
      same.database
        ? copyAll(parts, { source, target: source, onRows })
        : onPatientRows(to.database, (target) => copyAll(parts, { source, target, onRows })),
    );
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The copy broke off: ${wordsOf(error)}. ${areRowsThere ? 'All rows have arrived, but not each file: empty the database to write to, or name a new folder, and run it again.' : 'No rows were written. Run it again: files that have arrived are not copied twice.'}`,
      { cause: error },
    );
  }
}

interface Rows {
  readonly source: Pool;
  readonly target: Pool;
  /** All were written. */
  onRows(): void;
}

async function copyAll(parts: MoveParts, { source, target, onRows }: Rows): Promise<Moved> {
  const { from, to, same, onProgress } = parts;
  const whole = new Set<string>();
  const files = { from: from.store, to: to.store, whole };
  // With housekeeping paused each copied row keeps its file.
  const pause = await pauseDuty(from.database.db, tidyDuty);
  try {
    const first = same.store
      ? nothing
      : await copyFiles({
          ...files,
          rows: source,
          onProgress: (done, total) => onProgress('files', done, total),
        });
    const mails = same.database ? [] : await waitingMails(source);
    if (parts.withMails && mails.length > 0) {
      await refuseFilled(target);
      await copyMails(mails, to.database, parts.log);
    }
    const rows = same.database
      ? 0
      : await copyRows({
          from: source,
          to: target,
          onProgress: (done, total) => onProgress('rows', done, total),
        });
    if (!same.database) onRows();
    if (same.store) return { rows, files: nothing, mails: mails.length };
    const second = await copyFiles({ ...files, rows: target, onProgress: () => {} });
    const copied = first.copied + second.copied;
    const damaged = await forgetGone(second.damaged, { source, target });
    const all = { copied, present: first.present, damaged };
    return { rows, files: all, mails: mails.length };
  } finally {
    // Where the database is gone, the pause runs out.
    await pause.end().catch(() => undefined);
  }
}

/** A query's own error says which query it was, and its cause why it failed. */
function wordsOf(error: unknown): string {
  const last = [...causesOf(error)].at(-1);
  return last?.message.replace(/\.$/, '') || reasonOf(error);
}

/** A store with another installation's id is refused. */
async function refuseForeign(from: Place, to: Place): Promise<void> {
  if (!(await to.store.exists(markerKey))) return;
  const { rows } = await from.database.pool.query<{ id: string }>('select id from installation');
  const mark = Buffer.from(await to.store.bytes(markerKey)).toString();
  if (rows[0] && mark.includes(rows[0].id)) return;
  throw new StartError(
    `The files in ${to.store.place} belong to another Maquette. Name another place.`,
  );
}
