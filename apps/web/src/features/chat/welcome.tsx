/** A conversation before its first message; doesn't load the streaming client. */
import type { DragEvent } from 'react';
import { ChatFoot } from './chat-foot.tsx';
import { newConversationKey } from './composer/draft.ts';
import { useAttached } from './composer/use-attached.ts';
import { type NewMessage, useComposer } from './composer/use-composer.ts';
import type { Suggestions } from './composer/use-suggestions.ts';

export function ChatGreeting() {
  return (
    <header className="grid gap-2 pt-[8dvh]">
      <h1 className="text-page">What are you planning?</h1>
      <p className="max-w-xl text-soft">
        Ask about rooms, houses, materials, measures and styles. Attach a picture to have it looked
        at.
      </p>
    </header>
  );
}

export interface WelcomeProps {
  /** The server will save the conversation. */
  kept: boolean;
  suggestions: Suggestions;
  onFirst: (message: NewMessage) => void;
  /** URL of the person's picture to ask about. */
  about?: string | undefined;
}

export function Welcome({ kept, suggestions, onFirst, about }: WelcomeProps) {
  const { draft, setDraft, choice, take } = useComposer(newConversationKey, kept);
  useAttached(about, choice);
  const send = async (typed: string) => {
    const message = await take(typed);
    if (message) onFirst(message);
  };
  const drop = (event: DragEvent) => {
    const file = [...event.dataTransfer.files].find(({ type }) => type.startsWith('image/'));
    event.preventDefault();
    if (file) void choice.choose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop target; the attach button does the same
    <div
      className="flex min-h-0 grow flex-col"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className="mx-auto grid w-full max-w-4xl grow content-start gap-7 px-4 pt-4 pb-8 sm:px-6">
        <ChatGreeting />
      </div>
      <ChatFoot
        empty
        suggestions={suggestions}
        onSuggestion={(question) => void send(question)}
        onCalculate={(calculation, text) => onFirst({ text, calculation })}
        draft={draft}
        onDraft={setDraft}
        choice={choice}
        generating={false}
        onSend={() => void send(draft)}
        onStop={() => {}}
      />
    </div>
  );
}
