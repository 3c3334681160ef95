/**
 * Serves files to their owner or through a share. Never as a page, never to other sites, always revalidated,
 * so that signing out and deleting apply at once.
 */
import { Readable } from 'node:stream';
import { tools } from '@maquette/contract';
import { and, eq, isNull, or } from 'drizzle-orm';
import { entitle } from '../../http/guards/entitlement.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { generation, picture } from '../../platform/db/schema/generations.ts';
import type { FileRow, Files } from '../../platform/files/files.ts';
import { isMissing } from '../../platform/files/store-problem.ts';
import type { OpenDownload } from '../../platform/limits/open-downloads.ts';
import { Problem } from '../../platform/problem.ts';

const address = /^\/api\/files\/([\w-]{1,64})(?:\/(thumb|download))?$/;

export interface FileParts {
  readonly db: Database;
  readonly files: Files;
  readonly openDownload: OpenDownload;
}

export function serveFiles(parts: FileParts) {
  return async (request: Request, context: RequestContext): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const [, id, view] = address.exec(url.pathname) ?? [];
    if (id === undefined) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('NOT_FOUND');
    const row = await allowed(parts, context, id, url.searchParams.get('share'));
    const isThumb = view === 'thumb' && row.thumbKey !== null;
    const etag = `"${row.sha256.slice(0, 32)}${isThumb ? '-thumb' : ''}"`;
    const headers = new Headers({
      'content-type': isThumb ? 'image/webp' : row.contentType,
      'cache-control': 'private, no-cache',
      etag,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': `${view === 'download' ? 'attachment' : 'inline'}; filename="${await nameOf(parts.db, row)}"`,
    });
    if (request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers });
    }
    if (!isThumb) headers.set('content-length', String(row.bytes));
    if (request.method === 'HEAD') return new Response(null, { headers });
    const { store } = parts.files;
    if (isThumb) {
      // Small, and read at once: a page of them holds no connection of the store while they are sent.
      const bytes = await orNotFound(store.bytes(row.thumbKey!));
      return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
    }
    const stream = await parts.openDownload(context.clientAddress, () =>
      orNotFound(store.stream(row.storageKey)),
    );
    return new Response(Readable.toWeb(stream) as ReadableStream, { headers });
  };
}

const orNotFound = <Answer>(reading: Promise<Answer>): Promise<Answer> =>
  reading.catch((error: unknown) => {
    throw isMissing(error) ? new Problem('NOT_FOUND', {}, { cause: error }) : error;
  });

/** The file if the requester may read it; NOT_FOUND otherwise. */
async function allowed(
  { db, files }: FileParts,
  context: RequestContext,
  id: string,
  share: string | null,
): Promise<FileRow> {
  const row = await files.find(id);
  if (!row) throw new Problem('NOT_FOUND');
  if (share !== null) {
    if (!(await isShared(db, row, share))) throw new Problem('NOT_FOUND');
    return row;
  }
  const { owner } = await entitle(context, 'anyone', 'looks');
  if (row.owner !== owner || (await wasDeleted(db, row))) throw new Problem('NOT_FOUND');
  return row;
}

async function wasDeleted(db: Database, row: FileRow): Promise<boolean> {
  if (!row.generationId) return false;
  const [found] = await db
    .select({ deletedAt: generation.deletedAt })
    .from(generation)
    .where(eq(generation.id, row.generationId));
  return found?.deletedAt != null;
}

/** A share grants the pictures of one result and their source. */
async function isShared(db: Database, row: FileRow, token: string): Promise<boolean> {
  const found = await db
    .select({ id: generation.id })
    .from(generation)
    .leftJoin(picture, eq(picture.generationId, generation.id))
    .where(
      and(
        eq(generation.shareToken, token),
        isNull(generation.deletedAt),
        or(
          eq(generation.originalFileId, row.id),
          eq(picture.fileId, row.id),
          eq(picture.overlayFileId, row.id),
        ),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Generated from tool and style, never from the upload's name. */
async function nameOf(db: Database, row: FileRow): Promise<string> {
  const extension = row.storageKey.split('.').at(-1);
  if (!row.generationId) return `${row.kind}.${extension}`;
  const [made] = await db
    .select({ tool: generation.tool, style: generation.style, index: picture.index })
    .from(generation)
    .leftJoin(picture, and(eq(picture.generationId, generation.id), eq(picture.fileId, row.id)))
    .where(eq(generation.id, row.generationId));
  if (!made) return `${row.kind}.${extension}`;
  return downloadName(made, extension ?? 'bin');
}

/** Letters and digits with single hyphens between them: "Antoni Gaudí" becomes "antoni-gaudi". */
const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

export function downloadName(
  made: { readonly tool: string; readonly style: string | null; readonly index: number | null },
  extension: string,
): string {
  const words = [
    tools[made.tool as keyof typeof tools].downloadName,
    plainWords(made.style ?? ''),
    made.index ? String(made.index + 1) : '',
  ];
  return `${words.filter((word) => word !== '').join('-')}.${extension}`;
}
