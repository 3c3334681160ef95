/** Opens both places, copies, reports the result. */
import { constants, copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { openStore } from '../picture-service.ts';
import { prepareDataFolder } from '../platform/data-folder.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { type MigrationStep, readSteps, readTables, type Tables } from '../platform/db/migrate.ts';
import { openDatabase, openUnchanged } from '../platform/db/open.ts';
import { expectStopped } from '../platform/hosts/expect-stopped.ts';
import { createLog } from '../platform/log.ts';
import { type Moved, type MoveParts, move } from '../platform/move/move.ts';
import { StartError } from '../platform/process/start-error.ts';
import { readStoredSecret, secretFileName } from '../platform/secret.ts';
import { version } from '../platform/version.ts';
import { moveProgress } from './move-progress.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Given = Environment | (() => Environment);
const read = async (given: Given) => readConfig(typeof given === 'function' ? given() : given);
type Config = Awaited<ReturnType<typeof read>>;

const databaseOf = ({ data }: Config) => data.databaseUrl ?? data.folder;
const storeOf = ({ files, data }: Config) => {
  const { s3 } = files;
  return s3 ? [s3.endpoint, s3.bucket, s3.prefix].join(' ') : data.folder;
};

export interface MoveOptions extends Pick<MoveParts, 'onProgress'> {
  /** A consistent snapshot suffices, as for a backup; the source's tables stay as they are. */
  readonly sourceMayRun?: boolean;
  /** Mails that wait go along, since nothing is started at the source any more. */
  readonly withMails?: boolean;
}

export async function moveBetween(
  source: Config,
  target: Config,
  { onProgress, sourceMayRun = false, withMails = false }: MoveOptions,
): Promise<Moved> {
  const same = {
    database: databaseOf(source) === databaseOf(target),
    store: storeOf(source) === storeOf(target),
  };
  if (same.database && same.store) {
    throw new StartError(
      'Both places are the same. Say where to: TO_DATABASE_URL, TO_DATA_DIR or TO_S3_BUCKET.',
    );
  }
  expectOneSecret(source, target);
  prepareDataFolder(target.data.folder);
  const log = createLog('warn');
  const opened = sourceMayRun ? await openUnchanged(source.data, log) : undefined;
  const from = opened?.database ?? (await openDatabase(source.data, log));
  try {
    const steps = opened && (await stepsOf(from, opened.tables));
    if (!sourceMayRun) await expectStopped(from);
    const to = same.database ? from : await openDatabase(target.data, log, steps);
    try {
      if (steps) await expectSameTables(to, steps);
      if (to !== from) await expectStopped(to);
      const moved = await move({
        from: { database: from, store: await openStore(source) },
        to: { database: to, store: await openStore(target) },
        ...{ same, withMails, log, onProgress },
      });
      copySecret(source, target);
      return moved;
    } finally {
      if (to !== from) await to.close();
    }
  } finally {
    await from.close();
  }
}

/** The steps that made these tables, which the copy gets as well. */
async function stepsOf(from: OpenDatabase, { pending, isAhead }: Tables): Promise<MigrationStep[]> {
  // A copy needs the newest of these tables.
  const { rows } = await from.pool.query("select to_regclass('duties') is not null as is_there");
  if (isAhead || !rows[0]?.is_there) {
    throw new StartError(
      `The database's tables are of another version than this one (${version}). Take the backup with the version that runs.`,
    );
  }
  return readSteps().filter((step) => !pending.some(({ hash }) => hash === step.hash));
}

async function expectSameTables(to: OpenDatabase, steps: readonly MigrationStep[]): Promise<void> {
  const { pending } = await readTables(to.db);
  if (pending.length === readSteps().length - steps.length) return;
  throw new StartError(
    'The database to write to is of another version than the one to back up. Name a new folder.',
  );
}

const secretsOf = (source: Config, target: Config) => ({
  file: path.join(source.data.folder, secretFileName),
  copy: path.join(target.data.folder, secretFileName),
});

/** Before anything is copied. */
function expectOneSecret(source: Config, target: Config): void {
  if (source.auth.secret || target.auth.secret) return;
  const { file, copy } = secretsOf(source, target);
  const [ours, theirs] = [source, target].map(({ data }) => readStoredSecret(data.folder));
  if (ours === undefined || theirs === undefined || ours === theirs) return;
  throw new StartError(
    `${copy} is another secret than ${file}: with it all sign-ins would end and engines that are connected in the app would stay closed. Nothing was copied. If no other server uses it, remove ${copy} and try again; otherwise set AUTH_SECRET.`,
  );
}

/** Without it all sign-ins would end. One beside AUTH_SECRET signs nothing. */
function copySecret(source: Config, target: Config): void {
  const { file, copy } = secretsOf(source, target);
  if (source.auth.secret || !existsSync(file) || existsSync(copy)) return;
  copyFileSync(file, copy, constants.COPYFILE_EXCL);
}

export async function runMove(
  from: Given,
  to: Given,
  options: Pick<MoveOptions, 'sourceMayRun' | 'withMails'> = {},
): Promise<void> {
  try {
    const [source, target] = [await read(from), await read(to)];
    const { rows, files, mails } = await moveBetween(source, target, {
      ...options,
      onProgress: moveProgress(),
    });
    console.log(
      `${rows} rows and ${files.copied} files were copied; ${files.present} files were there already.`,
    );
    if (mails > 0) {
      console.log(
        options.withMails
          ? `${mails} mails that wait to be sent came along.`
          : `${mails} mails that wait to be sent there were not copied.`,
      );
    }
    if (files.damaged.length === 0) return;
    console.log(
      `${files.damaged.length} files are missing or damaged where they came from and were not copied:`,
    );
    for (const { key } of files.damaged.slice(0, 20)) console.log(`  ${key}`);
    process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
