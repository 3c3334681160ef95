/** Generations of a person for their data export; the zip has the pictures. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { file, generation } from '../../platform/db/schema/generations.ts';

/** Some milliseconds a page: a recipe painted by hand has a quarter of a megabyte. */
const rowsAtOnce = { generations: 20, files: 500 } as const;

async function* inPages<Row>(
  most: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const page = await read(last);
    yield page;
    if (page.length < most) return;
    last = page.at(-1);
  }
}

export async function* exportGenerations(
  db: Database,
  personId: string,
): AsyncGenerator<readonly unknown[]> {
  const pages = inPages<ExportedGeneration>(rowsAtOnce.generations, (last) =>
    pageOfGenerations(db, personId, last),
  );
  for await (const page of pages) yield page.map(({ moment, ...row }) => row);
}

type ExportedGeneration = Awaited<ReturnType<typeof pageOfGenerations>>[number];

interface GenerationKey {
  readonly moment: string;
  readonly id: string;
}

function pageOfGenerations(db: Database, personId: string, last: GenerationKey | undefined) {
  return db
    .select({
      /** Exact, unlike a date. */
      moment: sql<string>`${generation.createdAt}::text`,
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
    .where(
      and(
        eq(generation.owner, personId),
        last &&
          sql`(${generation.createdAt}, ${generation.id}) > (${last.moment}::timestamptz, ${last.id})`,
      ),
    )
    .orderBy(asc(generation.createdAt), asc(generation.id))
    .limit(rowsAtOnce.generations);
}

/** All stored files: photos, results, thumbnails, speech. */
export async function* exportFiles(
  db: Database,
  personId: string,
): AsyncGenerator<readonly unknown[]> {
  const pages = inPages<ExportedFile>(rowsAtOnce.files, (last) => pageOfFiles(db, personId, last));
  for await (const page of pages) yield page.map(({ sha256, ...row }) => row);
}

type ExportedFile = Awaited<ReturnType<typeof pageOfFiles>>[number];

interface FileKey {
  readonly sha256: string;
  readonly id: string;
}

/** In the order of their index. */
function pageOfFiles(db: Database, personId: string, last: FileKey | undefined) {
  return db
    .select({
      sha256: file.sha256,
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
    .where(
      and(
        eq(file.owner, personId),
        last && sql`(${file.sha256}, ${file.id}) > (${last.sha256}, ${last.id})`,
      ),
    )
    .orderBy(asc(file.sha256), asc(file.id))
    .limit(rowsAtOnce.files);
}
