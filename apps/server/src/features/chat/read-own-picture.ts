/** Reads pictures that a conversation refers to by URL. */
import { entitle } from '../../http/guards/entitlement.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Files } from '../../platform/files/files.ts';
import type { SentPicture } from './reply/conversation.ts';

/** Undefined for other URLs, and for files of other owners. */
export async function readOwnPicture(
  files: Files,
  context: RequestContext,
  url: string,
): Promise<SentPicture | undefined> {
  const id = /^(?:https?:\/\/[^/]+)?\/api\/files\/([\w-]+)/.exec(url)?.[1];
  if (id === undefined) return undefined;
  const { owner } = await entitle(context, 'anyone');
  const row = await files.find(id);
  if (row?.owner !== owner) return undefined;
  return { bytes: await files.bytes(row), mediaType: row.contentType };
}
