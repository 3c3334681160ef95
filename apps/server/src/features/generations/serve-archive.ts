/** Streams all results of an owner as a zip. */
import { Readable } from 'node:stream';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { entitle } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import { file, generation, picture } from '../../platform/db/schema/generations.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { downloadName, type FileParts } from './serve-files.ts';

const most = 500;

export function serveArchive({ db, files, clock }: FileParts & { readonly clock: Clock }) {
  return async (request: Request, context: RequestContext): Promise<Response | undefined> => {
    const url = new URL(request.url);
    if (url.pathname !== '/api/archive' || request.method !== 'GET') return undefined;
    const { owner, holder } = await entitle(context, 'anyone', 'looks');
    await limitRate(db, pictureRates.archive, holder.subject, clock);
    const ids = url.searchParams.getAll('id').slice(0, most);
    const rows = await db
      .select({
        key: file.storageKey,
        tool: generation.tool,
        style: generation.style,
        createdAt: generation.createdAt,
        index: picture.index,
      })
      .from(picture)
      .innerJoin(generation, eq(generation.id, picture.generationId))
      .innerJoin(file, eq(file.id, picture.fileId))
      .where(
        and(
          eq(generation.owner, owner),
          eq(generation.status, 'done'),
          isNull(generation.deletedAt),
          ids.length > 0 ? inArray(generation.id, ids) : undefined,
        ),
      )
      .orderBy(desc(generation.createdAt), asc(picture.index))
      .limit(most);
    const zip = new ZipFile();
    for (const [number, row] of rows.entries()) {
      const day = row.createdAt.toISOString().slice(0, 10);
      const name = `${day}-${String(number + 1).padStart(3, '0')}-${downloadName(row, 'png')}`;
      // Opened one by one as the reader proceeds; stored, since PNG doesn't compress.
      zip.addReadStreamLazy(name, { mtime: row.createdAt, compress: false }, (ready) => {
        files.store.stream(row.key).then(
          (stream) => ready(null, stream),
          (error: unknown) => ready(error, Readable.from([])),
        );
      });
    }
    zip.end();
    return new Response(Readable.toWeb(Readable.from(zip.outputStream)) as ReadableStream, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="maquette-pictures.zip"',
        'cache-control': 'private, no-store',
      },
    });
  };
}
