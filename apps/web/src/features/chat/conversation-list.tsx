/** Saved conversations: search, open, rename, delete with undo, export. */

import type { ConversationHead } from '@maquette/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, MoreHorizontal, Pencil, Plus, Trash2, VenetianMask } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { api, apiQueries } from '../../lib/api.ts';
import { saveFile } from '../../lib/output/save-file.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorWords } from '../../ui/error-words.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToasts } from '../../ui/overlays/toast.tsx';
import { ErrorState } from '../../ui/states.tsx';

const Dialog = lazy(async () => ({
  default: (await import('../../ui/overlays/dialog.tsx')).Dialog,
}));

export interface ConversationListProps {
  currentId: string;
  onOpen: (id: string) => void;
  onNew: () => void;
  onTemporary: () => void;
}

export function ConversationList({ currentId, onOpen, onNew, onTemporary }: ConversationListProps) {
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const list = useQuery({
    ...apiQueries.conversations.list.queryOptions({ input: { search: words || undefined } }),
    // Keeps the rows while a search loads.
    placeholderData: (shown) => shown,
  });
  return (
    <section
      aria-label="Conversations"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3"
    >
      <div className="flex flex-wrap gap-1">
        <Button size="small" icon={<Plus size={16} />} onClick={onNew}>
          New
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<VenetianMask size={16} />}
          onClick={onTemporary}
        >
          Temporary
        </Button>
      </div>
      <TextField
        label="Search conversations"
        labelHidden
        type="search"
        placeholder="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {list.error && (
        <ErrorState {...problemMessage(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.data?.length === 0 && (
        <p className="px-2 text-note text-faint">
          {words
            ? 'No title matches, and none of your newest messages.'
            : 'Your conversations are kept here.'}
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {list.data?.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              isCurrent={conversation.id === currentId}
              onOpen={onOpen}
              onGone={onNew}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  conversation: ConversationHead;
  isCurrent: boolean;
  onOpen: (id: string) => void;
  onGone: () => void;
}

function ConversationRow({ conversation, isCurrent, onOpen, onGone }: RowProps) {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState<string | null>(null);
  const { toast, failed } = useToasts();
  const queryClient = useQueryClient();
  // Only the list: an open thread has its own state, and a deleted one must not be refetched.
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: apiQueries.conversations.list.key() });
  const { id } = conversation;
  const rename = useMutation({
    mutationFn: (wanted: string) => api.conversations.rename({ id, title: wanted }),
    onSuccess: () => {
      setTitle(null);
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => api.conversations.remove({ id }),
    onSuccess: () => {
      toast('Conversation deleted', {
        label: 'Undo',
        onPress: () =>
          void api.conversations
            .restore({ id })
            .then(refresh, (error: unknown) => failed(problemMessage(error))),
      });
      if (isCurrent) onGone();
      return refresh();
    },
  });
  const download = () =>
    api.conversations.export({ id }).then(
      ({ fileName, markdown }) => saveFile(fileName, markdown, 'text/markdown'),
      (error: unknown) => failed(problemMessage(error)),
    );
  return (
    <div
      className={classNames(
        'group grid grid-cols-[minmax(0,1fr)] rounded-md',
        isCurrent && 'bg-accent-wash',
      )}
    >
      <div className="flex items-center">
        <button
          type="button"
          aria-current={isCurrent ? 'page' : undefined}
          onClick={() => onOpen(id)}
          className="min-h-10 min-w-0 grow truncate px-2 text-left text-[0.9375rem]"
        >
          {conversation.title}
        </button>
        <IconButton
          size="small"
          label={`More for ${conversation.title}`}
          aria-expanded={open}
          icon={<MoreHorizontal size={16} />}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && (
        <div className="flex gap-1 px-1 pb-1">
          <IconButton
            size="small"
            label="Rename"
            icon={<Pencil size={15} />}
            onClick={() => setTitle(conversation.title)}
          />
          <IconButton
            size="small"
            label="Export as Markdown"
            icon={<Download size={15} />}
            onClick={() => void download()}
          />
          <IconButton
            size="small"
            label="Delete"
            icon={<Trash2 size={15} />}
            onClick={() => remove.mutate()}
          />
        </div>
      )}
      {remove.error && (
        <p role="alert" className="px-2 pb-2 text-note text-danger">
          <ErrorWords {...problemMessage(remove.error)} />
        </p>
      )}
      {title !== null && (
        <Suspense>
          <Dialog
            open
            onOpenChange={(stays) => !stays && setTitle(null)}
            title="Rename the conversation"
          >
            <form
              className="grid gap-4"
              onSubmit={(event) => {
                event.preventDefault();
                if (title.trim()) rename.mutate(title.trim());
              }}
            >
              <TextField
                label="Title"
                value={title}
                maxLength={120}
                onChange={(event) => setTitle(event.target.value)}
                error={rename.error && <ErrorWords {...problemMessage(rename.error)} />}
              />
              <Button
                type="submit"
                variant="primary"
                busy={rename.isPending}
                disabled={title.trim() === ''}
              >
                Rename
              </Button>
            </form>
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}
