/** What is kept about a person's pictures, for the export of their data; the pictures are the zip. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { generation } from '../../platform/db/schema/generations.ts';

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
      engine: generation.engineId,
      favourite: generation.favourite,
      createdAt: generation.createdAt,
      finishedAt: generation.finishedAt,
    })
    .from(generation)
    .where(eq(generation.owner, personId))
    .orderBy(asc(generation.createdAt));
}
