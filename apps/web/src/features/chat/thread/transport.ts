/** Sends only the new message if the server saves the conversation, otherwise earlier ones too. */
import { HttpChatTransport, jsonSchema, parseJsonEventStream, type UIMessageChunk } from 'ai';
import { HttpError, problemBodyOf } from '../../../lib/problem-text.ts';
import { fetchSignedIn } from '../../../lib/session/fetch-signed-in.ts';
import type { AssistantMessage } from './assistant-message.ts';
import { earlierTurns } from './earlier-turns.ts';

/** The stream comes from our own server; each chunk is validated where it is read. */
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

type Options = ConstructorParameters<typeof HttpChatTransport<AssistantMessage>>[0];
type ReconnectRequest = Parameters<HttpChatTransport<AssistantMessage>['reconnectToStream']>[0];

/** Error responses that aren't ours, such as a proxy's HTML page, are named by their status. */
async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetchSignedIn(input, init);
  if (answer.ok) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (!problemBodyOf(body)) throw new HttpError(answer.status);
  return answer;
}

class AssistantTransport extends HttpChatTransport<AssistantMessage> {
  readonly resumeStreamIsReplay = true;
  readonly #onEndedMeanwhile: () => void;

  constructor(options: Options, onEndedMeanwhile: () => void) {
    super(options);
    this.#onEndedMeanwhile = onEndedMeanwhile;
  }

  override async reconnectToStream(request: ReconnectRequest) {
    const stream = await super.reconnectToStream(request);
    if (!stream) this.#onEndedMeanwhile();
    return stream;
  }

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

/** `onEndedMeanwhile`: the answer to resume had already ended. */
export function assistantTransport(kept: boolean, onEndedMeanwhile: () => void) {
  const options: Options = {
    api: '/api/assistant',
    fetch: fetchAnswer,
    prepareSendMessagesRequest: ({ id, messages, trigger, messageId }) => {
      if (kept && trigger === 'regenerate-message') return { body: { id, trigger, messageId } };
      const at = messages.findLastIndex(({ role }) => role === 'user');
      const message = messages[at];
      const body = {
        id,
        trigger: 'submit-message',
        message: message && { id: message.id, role: message.role, parts: message.parts },
        temporary: !kept,
      };
      const earlier = kept ? [] : earlierTurns(messages.slice(0, at), body);
      return { body: { ...body, earlier } };
    },
    prepareReconnectToStreamRequest: ({ id }) => ({
      api: `/api/assistant/${encodeURIComponent(id)}/stream`,
    }),
  };
  return new AssistantTransport(options, onEndedMeanwhile);
}

/** Closing the connection doesn't stop the answer, so the server is told which one to stop. */
export async function stopOnServer(id: string, answerId: string | undefined): Promise<void> {
  const which = answerId ? `?answer=${encodeURIComponent(answerId)}` : '';
  await fetch(`/api/assistant/${encodeURIComponent(id)}/stop${which}`, { method: 'POST' });
}
