/** Streams all results of an owner as a zip. Files that are gone are named in it; a store that breaks off breaks it. */
import { addAbortSignal, PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { entitle } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { file, generation, picture } from '../../platform/db/schema/generations.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { isMissing } from '../../platform/files/store-problem.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import type { Log } from '../../platform/log.ts';
import { turnsOfStreams } from '../../platform/process/turns-of-streams.ts';
import { downloadName, type FileParts } from './serve-files.ts';

const most = 500;

export interface ArchiveParts extends FileParts {
  readonly clock: Clock;
  readonly log: Log;
}

type Row = Awaited<ReturnType<typeof picturesOf>>[number];

export function serveArchive({ db, files, openDownload, clock, log }: ArchiveParts) {
  const inTurn = turnsOfStreams();
  return async (request: Request, context: RequestContext): Promise<Response | undefined> => {
    const url = new URL(request.url);
    if (url.pathname !== '/api/archive' || request.method !== 'GET') return undefined;
    const { owner, holder } = await entitle(context, 'anyone', 'looks');
    await limitRate(db, pictureRates.archive, holder.subject, clock);
    const ids = url.searchParams.getAll('id').slice(0, most);
    const rows = await picturesOf(db, owner, ids);
    const zip = new ZipFile();
    const body = new PassThrough();
    await openDownload(context.clientAddress, async () => body);
    const over = new AbortController();
    pipeline(zip.outputStream, body, () => over.abort());
    zip.on('error', (error: Error) => body.destroy(error));
    fill(zip, { rows, store: files.store, inTurn, signal: over.signal }).catch((error: Error) => {
      // The reader has left.
      if (over.signal.aborted) return;
      log.warn('An archive broke off', { requestId: context.requestId, error });
      body.destroy(error);
    });
    return new Response(Readable.toWeb(body) as ReadableStream, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="maquette-pictures.zip"',
        'cache-control': 'private, no-store',
      },
    });
  };
}

const picturesOf = (db: Database, owner: string, ids: readonly string[]) =>
  db
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

interface Filling {
  readonly rows: readonly Row[];
  readonly store: FileStore;
  /** Archives compute checksums, and several at once would delay the requests of others. */
  readonly inTurn: (stream: Readable) => Readable;
  /** Aborted once the archive is read, or no longer wanted. */
  readonly signal: AbortSignal;
}

async function fill(zip: ZipFile, { rows, store, inTurn, signal }: Filling): Promise<void> {
  const missing: string[] = [];
  for (const [number, row] of rows.entries()) {
    const day = row.createdAt.toISOString().slice(0, 10);
    const name = `${day}-${String(number + 1).padStart(3, '0')}-${downloadName(row, 'png')}`;
    // Opened one by one as the reader proceeds, before the zip says that it holds them.
    const stream = await openUnlessMissing(store, row.key);
    if (!stream) {
      missing.push(name);
      continue;
    }
    const parts = addAbortSignal(signal, inTurn(stream));
    // Stored, since PNG doesn't compress.
    zip.addReadStream(parts, name, { mtime: row.createdAt, compress: false });
    await finished(parts);
  }
  if (missing.length > 0) {
    zip.addBuffer(Buffer.from(wordsOn(missing)), 'missing.txt', { compress: false });
  }
  zip.end();
}

async function openUnlessMissing(store: FileStore, key: string): Promise<Readable | undefined> {
  try {
    return await store.stream(key);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const wordsOn = (missing: readonly string[]): string =>
  `The files of these pictures could not be found, so they are not in this archive:\n\n${missing
    .map((name) => `- ${name}\n`)
    .join('')}\nThe operator of the server can look for them with "npm run doctor".\n`;
