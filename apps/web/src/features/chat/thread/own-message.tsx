/** The reader's message: picture, text, and an editor for the text. */
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/forms/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type AssistantMessage, picturesOf, textOf } from './assistant-message.ts';

export interface OwnMessageProps {
  message: AssistantMessage;
  busy: boolean;
  onEdit: (text: string) => void;
}

export function OwnMessage({ message, busy, onEdit }: OwnMessageProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const text = textOf(message);
  const send = () => {
    if (editing === null || editing.trim() === '') return;
    onEdit(editing);
    setEditing(null);
  };
  return (
    <article data-own aria-label="You" className="group ml-auto grid w-fit max-w-[85%] gap-0.5">
      {picturesOf(message).map(({ url, name }) => (
        <OwnPicture key={url} url={url} name={name} />
      ))}
      {editing === null ? (
        text && <OwnWords>{text}</OwnWords>
      ) : (
        <div className="grid w-[min(36rem,80vw)] gap-2">
          <TextareaField
            label="Edit your message"
            labelHidden
            rows={3}
            value={editing}
            onChange={(event) => setEditing(event.target.value)}
          />
          <div className="flex justify-end gap-2">
            <Button size="small" variant="quiet" onClick={() => setEditing(null)}>
              Cancel
            </Button>
            <Button size="small" variant="primary" onClick={send}>
              Send again
            </Button>
          </div>
        </div>
      )}
      {editing === null && text && (
        <IconButton
          size="small"
          label="Edit and send again"
          icon={<Pencil size={15} />}
          disabled={busy}
          onClick={() => setEditing(text)}
          className="justify-self-end opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
        />
      )}
    </article>
  );
}

/** Shows the name if the browser can't decode the picture. */
export function OwnPicture({ url, name }: { url: string; name: string }) {
  const [unreadable, setUnreadable] = useState<string>();
  return unreadable === url ? (
    <p className="max-w-full justify-self-end truncate rounded-md border border-line px-3 py-2 text-note text-soft">
      {name}
    </p>
  ) : (
    <img
      src={url}
      alt={name}
      onError={() => setUnreadable(url)}
      className="max-h-72 justify-self-end rounded-md"
    />
  );
}

export function OwnWords({ children }: { children: string }) {
  return (
    <p className="rounded-lg rounded-br-sm bg-sunken px-4 py-2.5 whitespace-pre-wrap">{children}</p>
  );
}
