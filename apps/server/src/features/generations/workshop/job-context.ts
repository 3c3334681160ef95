/** The maker's side of a job: its reports become events, files and pictures in the ledger. */
import { designMark } from '../../../platform/files/design-mark.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { type Files, type NewFile, removeObjects } from '../../../platform/files/files.ts';
import type { Intake } from '../../../platform/intake/intake.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type NewFileRow, workFolder } from '../ledger/ledger-rows.ts';
import type { JobContext, MadePicture, Work } from './maker.ts';

interface JobParts {
  readonly ledger: Ledger;
  readonly files: Files;
  readonly store: FileStore;
  readonly intake: Intake;
}

const stageEveryMs = 100;

export interface SettlingContext extends JobContext {
  /** Waits until all reports are written; throws the first failure. */
  settled(): Promise<void>;
}

export function createJobContext(
  { ledger, files, store, intake }: JobParts,
  work: Work,
  fence: string,
  signal: AbortSignal,
): SettlingContext {
  const folder = `${workFolder(work.id)}/${work.attempt}`;
  let lastStageAt = Number.NEGATIVE_INFINITY;
  let lastStage = '';
  let failure: unknown;
  // Reports are written one after the other, in their order; after a failure none follows.
  let chain = Promise.resolve();
  const enqueue = (write: () => Promise<void>): Promise<void> => {
    const written = chain.then(async () => {
      if (failure === undefined) await write();
    });
    chain = written.catch((error: unknown) => {
      failure ??= error;
    });
    return written;
  };
  const fileOf = (kind: NewFile['kind'], bytes: Uint8Array, contentType: string) =>
    files.write({ owner: work.owner, generationId: work.id, kind, bytes, contentType, folder });

  return {
    signal,
    stage(name, percent) {
      const now = performance.now();
      if (name === lastStage && now - lastStageAt < stageEveryMs) return;
      lastStage = name;
      lastStageAt = now;
      void enqueue(() => ledger.record(work.id, fence, { type: 'stage', name, percent })).catch(
        () => undefined,
      );
    },
    preview(index, bytes) {
      void enqueue(async () => {
        const row = await fileOf('preview', bytes, 'image/jpeg');
        await withCleanUp(store, [row], () =>
          ledger.record(
            work.id,
            fence,
            { type: 'preview', index, fileId: row.id },
            { files: [row] },
          ),
        );
      }).catch(() => undefined);
    },
    describe(description) {
      void enqueue(() => ledger.describe(work.id, fence, description)).catch(() => undefined);
    },
    async picture(index, made: MadePicture) {
      const { bytes, thumb, widthPx, heightPx } = await intake.finish(made.bytes);
      await enqueue(async () => {
        const rows: NewFileRow[] = [];
        await withCleanUp(store, rows, async () => {
          const main = await files.write({
            owner: work.owner,
            generationId: work.id,
            kind: 'picture',
            bytes,
            contentType: 'image/png',
            thumb,
            widthPx,
            heightPx,
            folder,
            details: designMark(made.design),
          });
          rows.push(main);
          const overlay = made.overlay && (await fileOf('overlay', made.overlay, 'image/png'));
          if (overlay) rows.push(overlay);
          await ledger.record(
            work.id,
            fence,
            { type: 'picture', index },
            {
              files: rows,
              picture: {
                generationId: work.id,
                index,
                fileId: main.id,
                overlayFileId: overlay?.id ?? null,
                seed: made.seed ?? null,
                structureScore: made.structureScore ?? null,
              },
            },
          );
        });
      });
    },
    async settled() {
      await chain;
      if (failure !== undefined) throw failure;
    },
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
    await removeObjects(
      store,
      rows.map(({ storageKey, thumbKey }) => ({ storageKey, thumbKey: thumbKey ?? null })),
    ).catch(() => undefined);
    throw error;
  }
}
