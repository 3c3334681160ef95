/** One conversation on the screen: its messages, what to ask first, and the prompt. */
import { useChat } from '@ai-sdk/react';
import { notices, problems } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { usePhoto } from '../../studio/use-photo.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { AssistantMessage } from './assistant-message.ts';
import { Composer } from './composer.tsx';
import { useDraft } from './draft.ts';
import { MessageView, TypingDots } from './message-view.tsx';
import { afterUse, suggestionPool, suggestionsShown } from './suggestions.ts';
import { assistantTransport, stopOnServer } from './transport.ts';
import { useFollowEnd } from './use-follow-end.ts';
import { withCapital } from './words.ts';

export interface ThreadProps {
  id: string;
  /** Kept by the server, or only as long as this page. */
  kept: boolean;
  saved: AssistantMessage[];
  /** An answer is being written right now: join it. */
  answering: boolean;
  onStarted: () => void;
}

const mobile = '(max-width: 768px)';

export function Thread({ id, kept, saved, answering, onStarted }: ThreadProps) {
  const [transport] = useState(() => assistantTransport(kept));
  const [draft, setDraft] = useDraft(id);
  const choice = usePhoto();
  const queryClient = useQueryClient();
  const isMobile = useMediaQuery(mobile);
  const [suggestions, setSuggestions] = useState<readonly string[]>(() =>
    suggestionPool.slice(0, suggestionsShown.wide),
  );
  const [used] = useState(() => new Set<string>());
  const [imageFailure, setImageFailure] = useState<string | null>(null);
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
  const { messages, status } = chat;
  const generating = status === 'submitted' || status === 'streaming';

  const { end, away, toEnd } = useFollowEnd(messages);

  const send = async (typed: string) => {
    const text = withCapital(typed.trim());
    const { photo } = choice;
    if ((text === '' && !photo) || generating) return;
    setImageFailure(null);
    let file: { type: 'file'; mediaType: string; filename: string; url: string } | undefined;
    if (photo) {
      const sent = photo.sent ?? (await choice.retry());
      if (!sent) {
        setImageFailure(
          notices.errorAnalyzingImage.replace(
            '{message}',
            photo.failure ?? problems.IMAGE_DAMAGED.message,
          ),
        );
        return;
      }
      file = {
        type: 'file',
        mediaType: photo.file.type === 'image/png' ? 'image/png' : 'image/jpeg',
        filename: photo.file.name,
        url: sent.url,
      };
    }
    setDraft('');
    choice.clear();
    onStarted();
    await chat.sendMessage({
      parts: [...(file ? [file] : []), ...(text ? [{ type: 'text' as const, text }] : [])],
    });
  };
  const askSuggested = (question: string) => {
    setSuggestions((shown) => afterUse(shown, used, question));
    used.add(question);
    void send(question);
  };
  const stop = async () => {
    await Promise.all([stopOnServer(id), chat.stop()]);
  };
  const drop = (event: DragEvent) => {
    const file = [...event.dataTransfer.files].find(({ type }) => type.startsWith('image/'));
    event.preventDefault();
    if (file && !generating) void choice.choose(file);
  };

  const shown = suggestions.slice(0, isMobile ? suggestionsShown.narrow : suggestionsShown.wide);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the whole thread takes a dropped picture; the attach button does the same
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
        {messages.length === 0 && (
          <header className="grid gap-2 pt-[8dvh]">
            <h1 className="text-page">What are you planning?</h1>
            <p className="max-w-xl text-soft">
              Ask about rooms, houses, materials, measures and styles. Attach a picture to have it
              looked at.
            </p>
          </header>
        )}
        {messages.map((message, place) => (
          <MessageView
            key={message.id}
            message={message}
            writing={generating && place === messages.length - 1 && message.role === 'assistant'}
            isLast={place === messages.length - 1}
            busy={generating}
            onRegenerate={() => void chat.regenerate({ messageId: message.id })}
            onEdit={(text) =>
              void chat.sendMessage({ text: withCapital(text.trim()), messageId: message.id })
            }
            onFollowUp={(question) => void send(question)}
          />
        ))}
        {status === 'submitted' && messages.at(-1)?.role === 'user' && <TypingDots />}
        {status === 'error' && (
          <ErrorState
            sentence={problems.RESPONSE_FAILED.message}
            onRetry={() => void chat.regenerate()}
          />
        )}
        {imageFailure && <ErrorState sentence={imageFailure} />}
        <div ref={end} />
      </div>
      <div className="sticky bottom-0 z-10 bg-paper/95 backdrop-blur-sm">
        <div className="relative mx-auto grid w-full max-w-4xl gap-2.5 px-4 pt-2 pb-3 sm:px-6">
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
          {messages.length === 0 && shown.length > 0 && (
            <ul className="flex flex-wrap gap-2" aria-label="Suggested questions">
              {shown.map((question) => (
                <li key={question}>
                  <Chip disabled={generating} onClick={() => askSuggested(question)}>
                    {question}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
          <Composer
            draft={draft}
            onDraft={setDraft}
            choice={choice}
            generating={generating}
            onSend={() => void send(draft)}
            onStop={() => void stop()}
          />
          <p className="text-center text-note text-faint">{notices.assistantDisclaimer}</p>
        </div>
      </div>
    </div>
  );
}
