/** Moves an installation: files first, then all rows at once, then files added meanwhile. Can be resumed. */
import type { OpenDatabase } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { markerKey } from '../files/own-keys.ts';
import { pauseDuty, tidyDuty } from '../jobs/duty.ts';
import type { Log } from '../log.ts';
import { StartError } from '../process/start-error.ts';
import { type CopiedFiles, copyFiles } from './copy-files.ts';
import { copyMails, waitingMails } from './copy-mails.ts';
import { copyRows, refuseFilled } from './copy-rows.ts';

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
  const { from, to, same, onProgress } = parts;
  const whole = new Set<string>();
  const files = { rows: from.database.pool, from: from.store, to: to.store, whole };
  const copyAll = () =>
    copyFiles({ ...files, onProgress: (done, total) => onProgress('files', done, total) });
  if (!same.store) await refuseForeign(from, to);
  // With housekeeping paused each copied row keeps its file.
  const pause = await pauseDuty(from.database.db, tidyDuty);
  try {
    const first = same.store ? nothing : await copyAll();
    const mails = same.database ? [] : await waitingMails(from.database.pool);
    if (parts.withMails && mails.length > 0) {
      await refuseFilled(to.database.pool);
      await copyMails(mails, to.database, parts.log);
    }
    const rows = same.database
      ? 0
      : await copyRows({
          from: from.database.pool,
          to: to.database.pool,
          onProgress: (done, total) => onProgress('rows', done, total),
        });
    if (same.store) return { rows, files: nothing, mails: mails.length };
    const second = await copyFiles({ ...files, rows: to.database.pool, onProgress: () => {} });
    const copied = first.copied + second.copied;
    const all = { copied, present: first.present, damaged: second.damaged };
    return { rows, files: all, mails: mails.length };
  } finally {
    await pause.end();
  }
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
