/** How questions travel: only the new message when the server keeps the conversation, all of it otherwise. */
import { HttpChatTransport, jsonSchema, parseJsonEventStream, type UIMessageChunk } from 'ai';
import { fetchSignedIn } from '../../lib/fetch-signed-in.ts';
import { type AssistantMessage, textOf } from './assistant-message.ts';

/** The stream comes from our own server; what is read of each piece is looked at where it is read. */
const piece = jsonSchema<UIMessageChunk>(
  { type: 'object' },
  {
    validate: (value) =>
      isPiece(value)
        ? { success: true, value }
        : { success: false, error: new TypeError('Expected a piece of an answer with its type') },
  },
);

const isPiece = (value: unknown): value is UIMessageChunk =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

type ReadPiece =
  ReturnType<typeof parseJsonEventStream<UIMessageChunk>> extends ReadableStream<infer Read>
    ? Read
    : never;

class AssistantTransport extends HttpChatTransport<AssistantMessage> {
  /** Who comes back to an answer is given it from its beginning. */
  readonly resumeStreamIsReplay = true;

  protected processResponseStream(stream: ReadableStream<Uint8Array>) {
    return parseJsonEventStream({ stream, schema: piece }).pipeThrough(
      new TransformStream<ReadPiece, UIMessageChunk>({
        transform: (read, controller) => {
          if (!read.success) throw read.error;
          controller.enqueue(read.value);
        },
      }),
    );
  }
}

export function assistantTransport(kept: boolean) {
  return new AssistantTransport({
    api: '/api/assistant',
    fetch: fetchSignedIn,
    prepareSendMessagesRequest: ({ id, messages, trigger, messageId }) => {
      if (kept && trigger === 'regenerate-message') return { body: { id, trigger, messageId } };
      const at = messages.findLastIndex(({ role }) => role === 'user');
      const message = messages[at];
      const earlier = kept
        ? []
        : messages.slice(0, at).map((one) => ({ role: one.role, text: textOf(one) }));
      return {
        body: {
          id,
          trigger: 'submit-message',
          message: message && { id: message.id, role: message.role, parts: message.parts },
          temporary: !kept,
          earlier,
        },
      };
    },
    prepareReconnectToStreamRequest: ({ id }) => ({
      api: `/api/assistant/${encodeURIComponent(id)}/stream`,
    }),
  });
}

/** Closing the connection is not stopping: the server is told as well, and which answer is meant. */
export async function stopOnServer(id: string, answerId: string | undefined): Promise<void> {
  const which = answerId ? `?answer=${encodeURIComponent(answerId)}` : '';
  await fetch(`/api/assistant/${encodeURIComponent(id)}/stop${which}`, { method: 'POST' });
}
