/** The assistant: conversations in the side panel, the open one in the middle. */
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare, VenetianMask } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { apiQueries } from '../../lib/api.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { randomId } from '../../lib/random-id.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { NewMessage } from './composer/use-composer.ts';
import { useSuggestions } from './composer/use-suggestions.ts';
import type { AssistantMessage } from './thread/assistant-message.ts';
import { Welcome } from './welcome.tsx';

/** The streaming client is loaded with the first message. */
const Thread = lazy(async () => {
  // Fetched in parallel: an answer waits for its renderer, which reports its own failure.
  import('./answer/answer-text.tsx').catch(() => undefined);
  return { default: (await import('./thread/thread.tsx')).Thread };
});
const ConversationList = lazy(async () => ({
  default: (await import('./conversation-list.tsx')).ConversationList,
}));
const SideSheet = lazy(async () => ({
  default: (await import('../../ui/overlays/side-sheet.tsx')).SideSheet,
}));

const beside = '(min-width: 1180px)';

export function ChatScreen() {
  const session = useSession();
  if (session.status === 'unknown') return <SpinnerPage label="Opening the assistant" />;
  return session.status === 'signed-in' ? <KeptChat /> : <PassingChat />;
}

/** A visitor's chat, which lasts as long as the page. */
function PassingChat() {
  const [id] = useState(() => randomId());
  const [search] = useSearchParams();
  const about = search.get('about') ?? undefined;
  return <NewThread id={id} kept={false} about={about} onStarted={() => {}} />;
}

interface NewThreadProps {
  id: string;
  kept: boolean;
  /** URL of the reader's picture to ask about. */
  about?: string | undefined;
  onStarted: () => void;
}

function NewThread({ id, kept, about, onStarted }: NewThreadProps) {
  const [opening, setOpening] = useState<NewMessage | null>(null);
  const suggestions = useSuggestions();
  if (!opening) {
    return (
      <Welcome
        kept={kept}
        suggestions={suggestions}
        about={about}
        onFirst={(message) => {
          setOpening(message);
          onStarted();
        }}
      />
    );
  }
  return (
    <Suspense fallback={<SpinnerPage label="Opening the conversation" />}>
      <Thread
        id={id}
        kept={kept}
        saved={[]}
        answering={false}
        opening={opening}
        suggestions={suggestions}
      />
    </Suspense>
  );
}

function KeptChat() {
  const [search, setSearch] = useSearchParams();
  const [fresh, setFresh] = useState(() => ({ id: randomId(), kept: true }));
  const [listOpen, setListOpen] = useState(false);
  const wide = useMediaQuery(beside);
  const openId = search.get('c');
  const currentId = openId ?? fresh.id;

  const open = (id: string) => {
    setSearch({ c: id });
    setListOpen(false);
  };
  const begin = (kept: boolean) => {
    setFresh({ id: randomId(), kept });
    setSearch({});
    setListOpen(false);
  };
  const list = (
    <Suspense>
      <ConversationList
        currentId={currentId}
        onOpen={open}
        onNew={() => begin(true)}
        onTemporary={() => begin(false)}
      />
    </Suspense>
  );

  return (
    <div className="flex grow">
      {wide && (
        <aside className="sticky top-18 h-[calc(100dvh-4.5rem)] w-64 shrink-0 overflow-y-auto border-r border-line p-3">
          {list}
        </aside>
      )}
      <div className="flex min-w-0 grow flex-col">
        <div className="flex flex-wrap items-center gap-2 px-4 pt-2 sm:px-6">
          {!wide && (
            <Button
              size="small"
              variant="quiet"
              icon={<MessagesSquare size={16} />}
              onClick={() => setListOpen(true)}
            >
              Conversations
            </Button>
          )}
          {!openId && !fresh.kept && (
            <p className="inline-flex items-center gap-2 text-note text-soft">
              <VenetianMask size={16} aria-hidden="true" />
              Temporary chat: nothing of it is kept.
            </p>
          )}
        </div>
        {openId && openId !== fresh.id ? (
          <SavedThread key={openId} id={openId} />
        ) : (
          <NewThread
            key={fresh.id}
            id={fresh.id}
            kept={fresh.kept}
            about={search.get('about') ?? undefined}
            onStarted={() => fresh.kept && setSearch({ c: fresh.id }, { replace: true })}
          />
        )}
      </div>
      {!wide && listOpen && (
        <Suspense>
          <SideSheet open={listOpen} onOpenChange={setListOpen} title="Conversations">
            {list}
          </SideSheet>
        </Suspense>
      )}
    </div>
  );
}

function SavedThread({ id }: { id: string }) {
  const suggestions = useSuggestions();
  const { data, error, refetch } = useQuery({
    ...apiQueries.conversations.get.queryOptions({ input: { id } }),
    // The open thread has its own state; a refetch must not reset it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) {
    return (
      <div className="mx-auto w-full max-w-4xl px-4 py-6">
        <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <SpinnerPage label="Opening the conversation" />;
  const messages = data.messages as unknown as AssistantMessage[];
  // The answer in progress is replayed from its start, not from its last saved state.
  const saved = data.answering ? messages.slice(0, -1) : messages;
  return (
    <Suspense fallback={<SpinnerPage label="Opening the conversation" />}>
      <Thread id={id} kept saved={saved} answering={data.answering} suggestions={suggestions} />
    </Suspense>
  );
}
