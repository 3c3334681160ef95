/** A started conversation: its messages and the prompt. */
import type { CalculatorInput } from '@maquette/contract';
import { ArrowDown } from 'lucide-react';
import { type DragEvent, Fragment, useEffect, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TypingDots } from '../answer/status-texts.tsx';
import { ChatFoot } from '../chat-foot.tsx';
import { answerProblem } from '../chat-problem.ts';
import { type NewMessage, useComposer } from '../composer/use-composer.ts';
import type { Suggestions } from '../composer/use-suggestions.ts';
import { ChatGreeting } from '../welcome.tsx';
import { picturesOf, subjectPicture } from './assistant-message.ts';
import { editedParts, partsOf, withWork } from './message-parts.ts';
import { MessageView } from './message-view.tsx';
import { PendingQuestionView } from './pending-question.tsx';
import { type ConversationStart, useConversation } from './use-conversation.ts';
import { usePendingPictures } from './use-pending-pictures.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

export interface ThreadProps extends ConversationStart {
  opening?: NewMessage;
  suggestions: Suggestions;
}

export function Thread({ opening, suggestions, ...start }: ThreadProps) {
  const { id, kept } = start;
  const { draft, setDraft, choice, take } = useComposer(id, kept);
  const conversation = useConversation(start);
  const { messages, status, send, setMessages } = conversation;
  const { text: log, away, toEnd, toAnswer } = useScrollAnchor();
  const pictures = usePendingPictures((message) => send(partsOf(message)));
  const busy = conversation.generating || pictures.isComing;

  // Once the question is in the thread; before that, the previous one would be taken for it.
  const wasRequested = useRef(false);
  useEffect(() => {
    if (!busy || !wasRequested.current) return;
    wasRequested.current = false;
    toAnswer();
  }, [busy, toAnswer]);

  const say = (message: NewMessage) => {
    wasRequested.current = true;
    if (message.pending) pictures.add(message, messages.at(-1)?.id);
    else void send(partsOf(message));
  };
  const sayFirst = useRef(say);
  const opened = useRef(false);
  useEffect(() => {
    if (!opening || opened.current) return;
    opened.current = true;
    sayFirst.current(opening);
  }, [opening]);

  const ask = async (typed: string) => {
    if (busy) return;
    const message = await take(typed);
    if (message) say(message);
  };
  const calculate = (calculation: CalculatorInput, words: string) => {
    if (!busy) say({ text: words, calculation });
  };
  const showWork = (messageId: string, generationId: string) => {
    setMessages((all) =>
      all.map((one) => (one.id === messageId ? withWork(one, generationId) : one)),
    );
    if (!kept) return;
    // If this fails, the render is missing here after a reload, but is still in the history.
    api.conversations.keepWork({ id, messageId, generationId }).catch(() => undefined);
  };
  const drop = (event: DragEvent) => {
    const file = [...event.dataTransfer.files].find(({ type }) => type.startsWith('image/'));
    event.preventDefault();
    if (file && !busy) void choice.choose(file);
  };
  const stop = () => {
    pictures.stop();
    if (conversation.generating) void conversation.stop();
  };
  const comingBehind = (messageId: string | undefined) =>
    pictures.pending
      .filter(({ afterId }) => afterId === messageId)
      .map((question) => (
        <PendingQuestionView
          key={question.id}
          question={question}
          onRetry={() => pictures.again(question)}
        />
      ));
  const lastOwn = messages.findLast(({ role }) => role === 'user');

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop target; the attach button does the same
    <div
      className="flex min-h-0 grow flex-col"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div
        ref={log}
        className="mx-auto grid w-full max-w-4xl grow grid-cols-[minmax(0,1fr)] content-start gap-7 px-4 pt-4 pb-8 sm:px-6"
        role="log"
        aria-label="Messages"
        aria-live="polite"
        aria-busy={busy}
      >
        {messages.length === 0 && !opening && <ChatGreeting />}
        {comingBehind(undefined)}
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            <MessageView
              message={message}
              writing={
                conversation.writing &&
                place === messages.length - 1 &&
                message.role === 'assistant'
              }
              isLast={place === messages.length - 1}
              subjectPicture={subjectPicture(messages, place)}
              busy={busy}
              onRegenerate={() => {
                wasRequested.current = true;
                void conversation.answerAgain(message.id);
              }}
              onEdit={(text) => {
                wasRequested.current = true;
                void send(editedParts(message, text), message.id);
              }}
              onFollowUp={(question) => void ask(question)}
              onCalculate={calculate}
              onWork={(generationId) => showWork(message.id, generationId)}
            />
            {comingBehind(message.id)}
          </Fragment>
        ))}
        {status === 'submitted' && messages.at(-1)?.role === 'user' && <TypingDots />}
        {status === 'error' &&
          (conversation.isDisconnected ? (
            <p role="status" className="text-note text-soft">
              The connection was lost. Coming back as soon as it is there…
            </p>
          ) : (
            <article aria-label="Assistant" className="max-w-[46rem]">
              <ErrorState
                {...answerProblem(
                  conversation.error,
                  lastOwn !== undefined && picturesOf(lastOwn).length > 0,
                )}
                onRetry={() => void conversation.resend()}
              />
            </article>
          ))}
      </div>
      <ChatFoot
        empty={messages.length === 0 && !opening}
        suggestions={suggestions}
        onSuggestion={(question) => void ask(question)}
        onCalculate={calculate}
        draft={draft}
        onDraft={setDraft}
        choice={choice}
        generating={busy}
        onSend={() => void ask(draft)}
        onStop={stop}
      >
        {away && messages.length > 0 && (
          <div className="absolute -top-12 left-1/2 -translate-x-1/2">
            <Button
              size="small"
              className="bg-raised!"
              icon={<ArrowDown size={16} />}
              onClick={toEnd}
            >
              Jump to latest
            </Button>
          </div>
        )}
      </ChatFoot>
    </div>
  );
}
