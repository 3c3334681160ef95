/** Converts stored messages for engines. */
import type { ChatTurn } from '@maquette/handbook';
import { convertToModelMessages, type ModelMessage, type UIMessage } from 'ai';

export interface StoredMessage {
  readonly id: string;
  readonly role: string;
  readonly parts: readonly { readonly type: string }[];
}

export interface SentPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

export type ReadPicture = (url: string) => Promise<SentPicture | undefined>;

const textOf = ({ parts }: Pick<StoredMessage, 'parts'>): string =>
  parts
    .flatMap((part) => (part.type === 'text' && 'text' in part ? [String(part.text)] : []))
    .join('\n')
    .trim();

/** The latest message of the person. */
export function lastWords(messages: readonly StoredMessage[]): string {
  const last = messages.findLast(({ role }) => role === 'user');
  return last ? textOf(last) : '';
}

/** Earlier turns. */
export function earlierTurns(messages: readonly StoredMessage[]): ChatTurn[] {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  return messages.slice(0, Math.max(0, last)).flatMap((message): ChatTurn[] => {
    const { role } = message;
    const text = textOf(message);
    return text && (role === 'user' || role === 'assistant') ? [{ role, text }] : [];
  });
}

const pictureUrls = ({ role, parts }: StoredMessage): string[] =>
  role === 'user'
    ? parts.flatMap((part) => (part.type === 'file' && 'url' in part ? [String(part.url)] : []))
    : [];

/** The latest picture, also of an earlier message. */
export async function lastPicture(
  messages: readonly StoredMessage[],
  readPicture: ReadPicture,
): Promise<Uint8Array | undefined> {
  for (const url of messages.flatMap(pictureUrls).reverse()) {
    const picture = await readPicture(url);
    if (picture) return picture.bytes;
  }
  return undefined;
}

/** For models of others: picture URLs become bytes. */
export async function modelMessages(
  stored: readonly StoredMessage[],
  readPicture: ReadPicture,
): Promise<ModelMessage[]> {
  const messages: UIMessage[] = [];
  for (const { id, role, parts } of stored) {
    if (role !== 'user' && role !== 'assistant') continue;
    const sent: UIMessage['parts'] = [];
    for (const part of parts as UIMessage['parts']) {
      if (part.type === 'text') sent.push({ type: 'text', text: part.text });
      if (part.type !== 'file') continue;
      const picture = await readPicture(part.url);
      if (!picture) continue;
      const { bytes, mediaType } = picture;
      const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
      sent.push({ type: 'file', mediaType, url });
    }
    if (sent.length > 0) messages.push({ id, role, parts: sent });
  }
  return convertToModelMessages(messages);
}
