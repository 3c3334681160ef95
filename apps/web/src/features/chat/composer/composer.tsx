/**
 * The prompt: Enter sends, Shift+Enter inserts a newline; pictures by button, drop or paste; Stop while an
 * answer is generated.
 */

import { limits } from '@maquette/contract';
import { ArrowUp, Calculator, CircleHelp, ImagePlus, Mic, Square, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { paths } from '../../../lib/paths.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import type { PhotoChoice } from '../../../studio/use-photo.ts';
import { ErrorWords } from '../../../ui/error-words.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { placeholderFor } from '../words.ts';
import { useDictation } from './dictation.ts';

export interface ComposerProps {
  draft: string;
  onDraft: (draft: string) => void;
  choice: PhotoChoice;
  generating: boolean;
  onSend: () => void;
  onStop: () => void;
  onCalculators: () => void;
}

const narrowScreen = '(max-width: 700px)';

export function Composer({
  draft,
  onDraft,
  choice,
  generating,
  onSend,
  onStop,
  onCalculators,
}: ComposerProps) {
  const narrow = useMediaQuery(narrowScreen);
  const picker = useRef<HTMLInputElement>(null);
  const dictation = useDictation((words) => onDraft(draft ? `${draft} ${words}` : words));
  const { photo, choose, clear } = choice;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const onPaste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void choose(file);
  };

  return (
    <div className="grid gap-2">
      {photo && (
        <div className="flex items-center gap-3 justify-self-start rounded-md border border-line bg-raised p-2">
          <img src={photo.previewUrl} alt="Attached" className="size-14 rounded-sm object-cover" />
          <div className="grid text-note">
            <span className="max-w-56 truncate">{photo.file.name}</span>
            <span
              className={photo.failure ? 'text-danger' : 'text-faint'}
              role={photo.failure ? 'alert' : undefined}
            >
              {photo.failure ? (
                <ErrorWords {...problemMessage(photo.failure)} />
              ) : photo.status === 'sending' ? (
                'Sending…'
              ) : (
                'Attached'
              )}
            </span>
          </div>
          <IconButton
            size="small"
            label="Remove the picture"
            icon={<X size={16} />}
            onClick={clear}
          />
        </div>
      )}
      {dictation.failure && (
        <p role="alert" className="text-note text-danger">
          {dictation.failure}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-1 rounded-lg border border-line-strong bg-raised p-1.5 focus-within:border-accent">
        <IconButton
          label="Attach an image"
          icon={<ImagePlus size={20} />}
          disabled={generating}
          onClick={() => picker.current?.click()}
        />
        <IconButton
          label="Calculators"
          icon={<Calculator size={20} />}
          disabled={generating}
          onClick={onCalculators}
        />
        <input
          ref={picker}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-hidden="true"
          className="unseen"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void choose(file);
            event.target.value = '';
          }}
        />
        <textarea
          aria-label="Prompt"
          placeholder={placeholderFor(generating, narrow)}
          disabled={generating}
          rows={1}
          maxLength={limits.promptCharacters}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="field-sizing-content max-h-48 min-h-11 min-w-0 grow max-sm:order-first max-sm:basis-full resize-none bg-transparent px-2 py-2.5 text-base outline-none"
        />
        {dictation.offered && (
          <IconButton
            label={dictation.listening ? 'Stop listening' : 'Speak'}
            aria-pressed={dictation.listening}
            icon={<Mic size={20} />}
            disabled={generating}
            onClick={dictation.toggle}
          />
        )}
        <Link
          to={paths.faq}
          aria-label="FAQ"
          title="FAQ"
          className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        >
          <CircleHelp size={20} />
        </Link>
        {generating ? (
          <IconButton
            label="Stop"
            variant="outline"
            className="ml-auto"
            icon={<Square size={16} fill="currentColor" />}
            onClick={onStop}
          />
        ) : (
          <IconButton
            label="Send"
            variant="outline"
            className="ml-auto"
            icon={<ArrowUp size={20} />}
            onClick={onSend}
          />
        )}
      </div>
    </div>
  );
}
