/** Stores an uploaded photo; the same photo again resolves to the stored one. */
import type { Database } from '../db/database.ts';
import type { Intake } from '../intake/intake.ts';
import { addressHashOf, expectRoom, type StorageHolder } from '../limits/storage.ts';
import { Problem } from '../problem.ts';
import type { FileRow, Files } from './files.ts';

export interface PhotoStorage {
  readonly db: Database;
  readonly files: Files;
  readonly intake: Intake;
}

export async function takePhoto(
  { db, files, intake }: PhotoStorage,
  sender: StorageHolder,
  sent: Uint8Array | Blob,
  signal?: AbortSignal,
): Promise<FileRow> {
  const { owner } = sender;
  // Checked before decoding: disk space and the owner's quota.
  if (!(await files.store.hasRoom())) throw new Problem('STORAGE_FULL');
  await expectRoom(db, sender, 0);
  const taken = await intake.takeIn(sent, sender.holder.subject, signal);
  const known = await files.sameContent(owner, 'photo', taken.sha256);
  if (known) return known;
  await expectRoom(db, sender, taken.bytes.length);
  return files.save({
    owner,
    kind: 'photo',
    bytes: taken.bytes,
    contentType: taken.contentType,
    sha256: taken.sha256,
    thumb: taken.thumb,
    widthPx: taken.widthPx,
    heightPx: taken.heightPx,
    folder: 'photos',
    addressHash: addressHashOf(sender.holder),
    details: { locationRemoved: taken.locationRemoved, coach: taken.coach },
  });
}
