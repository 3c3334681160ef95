/** One conversation on the screen once something was said: its messages and the prompt. */
import type { AskedCalculation } from '@maquette/contract';
import { ArrowDown } from 'lucide-react';
import { type DragEvent, useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { AssistantMessage, AssistantPart } from './assistant-message.ts';
import { ChatFoot } from './chat-foot.tsx';
import { answerProblem } from './chat-problem.ts';
import { MessageView, TypingDots } from './message-view.tsx';
import { type NewMessage, useComposer } from './use-composer.ts';
import { type ConversationStart, useConversation } from './use-conversation.ts';
import { useFollowEnd } from './use-follow-end.ts';
import { ChatGreeting } from './welcome.tsx';
import { withCapital } from './words.ts';

export interface ThreadProps extends ConversationStart {
  /** The message that opens the conversation. */
  opening?: NewMessage;
}

export function Thread({ opening, ...start }: ThreadProps) {
  const { id, kept } = start;
  const { draft, setDraft, choice, imageFailure, take } = useComposer(id);
  const conversation = useConversation(start);
  const { messages, status, generating, send, setMessages } = conversation;
  const { text: log, away, toEnd } = useFollowEnd();

  const opened = useRef(false);
  useEffect(() => {
    if (!opening || opened.current) return;
    opened.current = true;
    void send(partsOf(opening));
  }, [opening, send]);

  const ask = async (typed: string) => {
    if (generating) return;
    const message = await take(typed);
    if (!message) return;
    toEnd();
    await send(partsOf(message));
  };
  const calculate = (calculation: AskedCalculation, words: string) => {
    if (generating) return;
    toEnd();
    void send(partsOf({ text: words, calculation }));
  };
  const showWork = (messageId: string, generationId: string) => {
    setMessages((all) =>
      all.map((one) => (one.id === messageId ? withWork(one, generationId) : one)),
    );
    if (!kept) return;
    // Without it the render is missing here after a reload, and still stands in the history.
    api.conversations.keepWork({ id, messageId, generationId }).catch(() => undefined);
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
        ref={log}
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
            onRegenerate={() => void conversation.regenerate({ messageId: message.id })}
            onEdit={(text) => void send(edited(message, text), message.id)}
            onFollowUp={(question) => void ask(question)}
            onCalculate={calculate}
            onWork={(generationId) => showWork(message.id, generationId)}
          />
        ))}
        {status === 'submitted' && messages.at(-1)?.role === 'user' && <TypingDots />}
        {status === 'error' &&
          (conversation.lineBroke ? (
            <p role="status" className="text-note text-soft">
              The connection was lost. Coming back as soon as it is there…
            </p>
          ) : (
            <ErrorState
              {...answerProblem(conversation.error)}
              onRetry={() => void conversation.sendAgain()}
            />
          ))}
        {imageFailure && <ErrorState {...imageFailure} />}
      </div>
      <ChatFoot
        empty={messages.length === 0 && !opening}
        onSuggestion={(question) => void ask(question)}
        onCalculate={calculate}
        draft={draft}
        onDraft={setDraft}
        choice={choice}
        generating={generating}
        onSend={() => void ask(draft)}
        onStop={() => void conversation.stop()}
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

function partsOf({ text, file, calculation }: NewMessage): AssistantPart[] {
  return [
    ...(file ? [file] : []),
    ...(calculation ? [{ type: 'data-calculation' as const, data: calculation }] : []),
    ...(text ? [{ type: 'text' as const, text }] : []),
  ];
}

/** New words in place of the old; the picture stays, a form that was filled in does not. */
function edited({ parts }: AssistantMessage, text: string): AssistantPart[] {
  const pictures = parts.filter(({ type }) => type === 'file');
  return [...pictures, { type: 'text', text: withCapital(text.trim()) }];
}

function withWork(message: AssistantMessage, generationId: string): AssistantMessage {
  const part = { type: 'data-work' as const, id: generationId, data: { generationId } };
  return { ...message, parts: [...message.parts, part] };
}
