/** Asks the assistant as its screen does, and reads the stream. */
import { randomUUID } from 'node:crypto';
import type { TestApp, TestRequest } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

export interface Chunk {
  readonly type: string;
  readonly delta?: string;
  readonly [name: string]: unknown;
}

/** Answered with about three hundred words: long enough to stop, join and cut off. */
export const longQuestion = 'Compare oak and laminate flooring';

export interface NewQuestion {
  readonly id?: string;
  readonly messageId?: string;
  readonly text?: string;
  readonly parts?: readonly object[];
  readonly temporary?: boolean;
  readonly earlier?: readonly { readonly role: string; readonly text: string }[];
}

export function questionBody({
  id,
  messageId,
  text = 'How wide is a hallway?',
  ...rest
}: NewQuestion) {
  const { parts = [{ type: 'text', text }], temporary = false, earlier = [] } = rest;
  return {
    trigger: 'submit-message',
    id: id ?? randomUUID(),
    message: { id: messageId ?? randomUUID(), role: 'user', parts },
    temporary,
    earlier,
  };
}

export const ask = (
  app: TestApp,
  as: TestPerson | undefined,
  question: NewQuestion = {},
  more: TestRequest = {},
) =>
  app.request('/api/assistant', { ...(as ? { as } : {}), body: questionBody(question), ...more });

export const stop = async (app: TestApp, as: TestPerson | undefined, id: string, answer = '') => {
  const path = `/api/assistant/${id}/stop${answer && `?answer=${answer}`}`;
  const response = await app.request(path, { method: 'POST', ...(as ? { as } : {}) });
  return ((await response.json()) as { stopped: boolean }).stopped;
};

/** The chunks of an answer. */
export async function* chunksOf(answer: Response): AsyncGenerator<Chunk> {
  let text = '';
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data && data !== '[DONE]') yield JSON.parse(data) as Chunk;
    }
  }
}

export async function readToEnd(chunks: AsyncIterable<Chunk>): Promise<Chunk[]> {
  const seen: Chunk[] = [];
  for await (const chunk of chunks) seen.push(chunk);
  return seen;
}

export const allChunks = (answer: Response): Promise<Chunk[]> => readToEnd(chunksOf(answer));

export const textOf = (chunks: readonly Chunk[]): string =>
  chunks.map(({ type, delta }) => (type === 'text-delta' ? (delta ?? '') : '')).join('');

/** Reads until the answer has this many words. */
export async function wordsInto(chunks: AsyncGenerator<Chunk>, words: number): Promise<Chunk[]> {
  const seen: Chunk[] = [];
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) throw new Error(`Expected ${words} words before the end`);
    seen.push(value);
    if (seen.filter(({ type }) => type === 'text-delta').length >= words) return seen;
  }
}

export interface StoredMessage {
  readonly id: string;
  readonly role: string;
  readonly parts: readonly { readonly type: string; readonly text?: string }[];
  readonly metadata?: { readonly ended?: string; readonly engine?: string };
}
export interface StoredConversation {
  readonly title: string;
  readonly answering: boolean;
  readonly messages: readonly StoredMessage[];
}

export async function kept(app: TestApp, as: TestPerson, id: string): Promise<StoredConversation> {
  return (
    await app.request(`/api/conversations/${id}`, { as })
  ).json() as Promise<StoredConversation>;
}

export const messageText = (message: StoredMessage | undefined): string =>
  message?.parts.map(({ text = '' }) => text).join('') ?? '';
