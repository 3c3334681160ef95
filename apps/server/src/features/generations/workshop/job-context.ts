/** The maker's side of a job: its reports become events, files and pictures in the ledger. */
import { designMark } from '../../../platform/files/design-mark.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { type Files, type NewFile, removeOrLeave } from '../../../platform/files/files.ts';
import type { Intake } from '../../../platform/intake/intake.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type NewFileRow, workFolder } from '../ledger/ledger-rows.ts';
import type { Report } from '../ledger/report.ts';
import type { Description, JobContext, MadePicture, Work } from './maker.ts';

interface JobParts {
  readonly ledger: Ledger;
  readonly files: Files;
  readonly store: FileStore;
  readonly intake: Intake;
}

/** Stages and descriptions that come within this time are written together: the last one counts. */
const gatherMs = 500;

export interface SettlingContext extends JobContext {
  /** Waits until all reports are written; throws the first failure. */
  settled(): Promise<void>;
  /** When the attempt was last known to hold the work. */
  lastConfirmedAt(): number;
  /** Writes nothing more by itself. */
  close(): void;
}

export function createJobContext(
  { ledger, files, store, intake }: JobParts,
  work: Work,
  fence: string,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): SettlingContext {
  const shared = {
    owner: work.owner,
    generationId: work.id,
    folder: `${workFolder(work.id)}/${work.attempt}`,
    addressHash: work.addressHash ?? undefined,
  };
  let failure: unknown;
  let lastConfirmedAt = performance.now();
  let gathered: Pick<Report, 'events' | 'description'> = {};
  let timer: NodeJS.Timeout | undefined;
  /**
   * Reports are written one after the other, in their order; after a failure none follows. The failure is
   * kept here, given to `onFailure` and thrown by `settled`, so nobody has to await a single report.
   */
  let chain = Promise.resolve();
  const enqueue = (write: () => Promise<void>): Promise<void> => {
    const written = chain.then(async () => {
      if (failure === undefined) await write();
    });
    chain = written.catch((error: unknown) => {
      if (failure === undefined) onFailure(error);
      failure ??= error;
    });
    return written;
  };
  const enqueueReported = (write: () => Promise<void>): void => {
    enqueue(write).catch(() => undefined);
  };
  const record = async (report: Report): Promise<void> => {
    await ledger.record(work.id, fence, report);
    lastConfirmedAt = performance.now();
  };
  /** Gathered reports are written together with the next one. */
  const takeGathered = () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = gathered;
    gathered = {};
    return taken;
  };
  const writeGathered = () => {
    const taken = takeGathered();
    if (taken.events || taken.description) enqueueReported(() => record(taken));
  };
  const gather = (more: typeof gathered) => {
    gathered = { ...gathered, ...more };
    timer ??= setTimeout(writeGathered, gatherMs);
  };
  const fileOf = (kind: NewFile['kind'], bytes: Uint8Array, contentType: string) =>
    files.write({ ...shared, kind, bytes, contentType });

  return {
    signal,
    stage(name, percent) {
      gather({ events: [{ type: 'stage', name, percent }] });
    },
    preview(index, bytes) {
      const { events = [], description } = takeGathered();
      enqueueReported(async () => {
        const row = await fileOf('preview', bytes, 'image/jpeg');
        await withCleanUp(store, [row], () =>
          record({
            events: [...events, { type: 'preview', index, fileId: row.id }],
            description,
            files: [row],
          }),
        );
      });
    },
    describe(description) {
      gather({ description: { ...gathered.description, ...description } });
    },
    async picture(index, made: MadePicture, more: Description = {}) {
      const { bytes, sha256, thumb, widthPx, heightPx } = await intake.finish(made.bytes);
      const { events = [], description } = takeGathered();
      const described = { ...description, ...more };
      await enqueue(async () => {
        const rows: NewFileRow[] = [];
        await withCleanUp(store, rows, async () => {
          const main = await files.write({
            ...shared,
            kind: 'picture',
            bytes,
            contentType: 'image/png',
            sha256,
            thumb,
            widthPx,
            heightPx,
            details: designMark(made.design),
          });
          rows.push(main);
          const overlay = made.overlay && (await fileOf('overlay', made.overlay, 'image/png'));
          if (overlay) rows.push(overlay);
          await record({
            events: [...events, { type: 'picture', index, isSubstitute: made.isSubstitute }],
            description: described,
            files: rows,
            picture: {
              generationId: work.id,
              index,
              fileId: main.id,
              overlayFileId: overlay?.id ?? null,
              seed: made.seed ?? null,
              structureScore: made.structureScore ?? null,
            },
          });
        });
      });
    },
    async settled() {
      writeGathered();
      await chain;
      if (failure !== undefined) throw failure;
    },
    lastConfirmedAt: () => lastConfirmedAt,
    close: () => void takeGathered(),
  };
}

/** Removes the written bytes when their rows cannot be. */
async function withCleanUp(
  store: FileStore,
  rows: readonly NewFileRow[],
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    await removeOrLeave(store, rows);
    throw error;
  }
}
