/** One conversation on the screen once something was said: its messages and the prompt. */
import { useChat } from '@ai-sdk/react';
import { problems } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { AssistantMessage } from './assistant-message.ts';
import { ChatFoot } from './chat-foot.tsx';
import { MessageView, TypingDots } from './message-view.tsx';
import { assistantTransport, stopOnServer } from './transport.ts';
import { type NewMessage, useComposer } from './use-composer.ts';
import { useFollowEnd } from './use-follow-end.ts';
import { ChatGreeting } from './welcome.tsx';
import { withCapital } from './words.ts';

export interface ThreadProps {
  id: string;
  /** Kept by the server, or only as long as this page. */
  kept: boolean;
  saved: AssistantMessage[];
  /** An answer is being written right now: join it. */
  answering: boolean;
  /** The message that opens the conversation. */
  opening?: NewMessage;
}

export function Thread({ id, kept, saved, answering, opening }: ThreadProps) {
  const [transport] = useState(() => assistantTransport(kept));
  const { draft, setDraft, choice, imageFailure, take } = useComposer(id);
  const queryClient = useQueryClient();
  const chat = useChat<AssistantMessage>({
    id,
    messages: saved,
    transport,
    resume: answering,
    onFinish: () => {
      if (kept)
        void queryClient.invalidateQueries({ queryKey: apiQueries.conversations.list.key() });
    },
  });
  const { messages, status, sendMessage } = chat;
  const generating = status === 'submitted' || status === 'streaming';
  const { end, away, toEnd } = useFollowEnd(messages);

  const opened = useRef(false);
  useEffect(() => {
    if (!opening || opened.current) return;
    opened.current = true;
    void sendMessage({ parts: partsOf(opening) });
  }, [opening, sendMessage]);

  const send = async (typed: string) => {
    if (generating) return;
    const message = await take(typed);
    if (message) await sendMessage({ parts: partsOf(message) });
  };
  const stop = async () => {
    await Promise.all([stopOnServer(id), chat.stop()]);
  };
  const drop = (event: DragEvent) => {
    const file = [...event.dataTransfer.files].find(({ type }) => type.startsWith('image/'));
    event.preventDefault();
    if (file && !generating) void choice.choose(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes a dropped picture; the attach button does the same
    <div
      className="flex min-h-0 grow flex-col"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div
        className="mx-auto grid w-full max-w-4xl grow content-start gap-7 px-4 pt-4 pb-8 sm:px-6"
        role="log"
        aria-label="Messages"
        aria-live="polite"
        aria-busy={generating}
      >
        {messages.length === 0 && !opening && <ChatGreeting />}
        {messages.map((message, place) => (
          <MessageView
            key={message.id}
            message={message}
            writing={generating && place === messages.length - 1 && message.role === 'assistant'}
            isLast={place === messages.length - 1}
            busy={generating}
            onRegenerate={() => void chat.regenerate({ messageId: message.id })}
            onEdit={(text) =>
              void sendMessage({ text: withCapital(text.trim()), messageId: message.id })
            }
            onFollowUp={(question) => void send(question)}
          />
        ))}
        {status === 'submitted' && messages.at(-1)?.role === 'user' && <TypingDots />}
        {status === 'error' && (
          <ErrorState
            sentence={failureSentence(chat.error)}
            onRetry={() => void chat.regenerate()}
          />
        )}
        {imageFailure && <ErrorState sentence={imageFailure} />}
        <div ref={end} />
      </div>
      <ChatFoot
        empty={messages.length === 0 && !opening}
        onSuggestion={(question) => void send(question)}
        draft={draft}
        onDraft={setDraft}
        choice={choice}
        generating={generating}
        onSend={() => void send(draft)}
        onStop={() => void stop()}
      >
        {away && messages.length > 0 && (
          <Button
            size="small"
            className="absolute -top-12 left-1/2 w-fit -translate-x-1/2 bg-raised!"
            icon={<ArrowDown size={16} />}
            onClick={toEnd}
          >
            Jump to latest
          </Button>
        )}
      </ChatFoot>
    </div>
  );
}

/** The sentence of this failure; with the reason, where the server gave one. */
function failureSentence(error: Error | undefined): string {
  const { message } = problems.RESPONSE_FAILED;
  return error?.message.startsWith(message) ? error.message : message;
}

function partsOf({ text, file }: NewMessage): AssistantMessage['parts'] {
  return [...(file ? [file] : []), ...(text ? [{ type: 'text' as const, text }] : [])];
}
