/** How questions travel: only the new message when the server keeps the conversation, all of it otherwise. */
import { DefaultChatTransport } from 'ai';
import { fetchSignedIn } from '../../lib/fetch-signed-in.ts';
import { type AssistantMessage, textOf } from './assistant-message.ts';

export function assistantTransport(kept: boolean) {
  return new DefaultChatTransport<AssistantMessage>({
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
