/** Generations of a person for their data export; the zip has the pictures. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { file, generation } from '../../platform/db/schema/generations.ts';

export async function exportGenerations(db: Database, personId: string): Promise<unknown> {
  return db
    .select({
      id: generation.id,
      tool: generation.tool,
      status: generation.status,
      title: generation.title,
      prompt: generation.prompt,
      style: generation.style,
      roomType: generation.roomType,
      propertyType: generation.propertyType,
      aesthetic: generation.aesthetic,
      recipe: generation.recipe,
      brief: generation.brief,
      notes: generation.notes,
      engine: generation.engineId,
      favourite: generation.favourite,
      createdAt: generation.createdAt,
      finishedAt: generation.finishedAt,
      deletedAt: generation.deletedAt,
    })
    .from(generation)
    .where(eq(generation.owner, personId))
    .orderBy(asc(generation.createdAt));
}

/** All stored files: photos, results, thumbnails, speech. */
export async function exportFiles(db: Database, personId: string): Promise<unknown> {
  return db
    .select({
      id: file.id,
      kind: file.kind,
      contentType: file.contentType,
      bytes: file.bytes,
      widthPx: file.widthPx,
      heightPx: file.heightPx,
      details: file.details,
      createdAt: file.createdAt,
    })
    .from(file)
    .where(eq(file.owner, personId))
    .orderBy(asc(file.createdAt));
}
