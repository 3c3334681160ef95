/** Copies results in the folder of a stopped server up to a number, each with unique files. */
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../platform/db/open.ts';
import { file, generation, picture } from '../platform/db/schema/generations.ts';
import { openFolderStore } from '../platform/files/file-store.ts';
import { createLog } from '../platform/log.ts';

/** In the server's format, which the doctor recognises. */
const newId = () => randomBytes(16).toString('base64url');

export async function addResults(folder: string, wanted: number): Promise<void> {
  const database = await openDatabase({ folder, databaseUrl: undefined }, createLog('error'));
  const { db } = database;
  const store = openFolderStore(path.join(folder, 'files'));
  try {
    const made = await db.select().from(generation);
    for (let count = made.length; count < wanted; count++) {
      const original = made[count % made.length];
      if (!original) throw new Error('Nothing to copy');
      await copyResult(original);
    }
  } finally {
    await database.close();
  }

  async function copyResult(original: typeof generation.$inferSelect): Promise<void> {
    const id = newId();
    const { searchText: _computed, ...columns } = original;
    await db.insert(generation).values({ ...columns, id, idempotencyKey: null });
    const pictures = await db.select().from(picture).where(eq(picture.generationId, original.id));
    for (const each of pictures) {
      const fileId = await copyFile(each.fileId, id);
      await db.insert(picture).values({ ...each, generationId: id, fileId, overlayFileId: null });
    }
  }

  async function copyFile(fileId: string, generationId: string): Promise<string> {
    const [original] = await db.select().from(file).where(eq(file.id, fileId));
    if (!original) throw new Error(`No file ${fileId}`);
    const id = newId();
    // Readers ignore bytes after the end of a PNG.
    const bytes = Buffer.concat([await store.bytes(original.storageKey), Buffer.from(id)]);
    const folder = `generations/${generationId}/1/${id}`;
    const storageKey = `${folder}${path.extname(original.storageKey)}`;
    const thumbKey = original.thumbKey && `${folder}.thumb.webp`;
    await store.put(storageKey, bytes, original.contentType);
    if (thumbKey && original.thumbKey) {
      await store.put(thumbKey, await store.bytes(original.thumbKey), 'image/webp');
    }
    await db.insert(file).values({
      ...original,
      ...{ id, generationId, storageKey, thumbKey },
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    return id;
  }
}
