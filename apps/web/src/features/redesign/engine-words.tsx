/** Prompt for engines that take text: shown before it is sent, and editable. */
import { type HandEdits, limits, type StudioKind } from '@maquette/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/forms/text-field.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { type Recipe, wordsRequestOf } from './recipe.ts';

export interface EngineWordsProps {
  kind: StudioKind;
  recipe: Recipe;
  edits: HandEdits;
  /** Undefined resets to the prompt built from the choices. */
  onPrompt: (prompt: string | undefined) => void;
}

export function EngineWords({ kind, recipe, edits, onPrompt }: EngineWordsProps) {
  const [open, setOpen] = useState(false);
  const isChanged = recipe.prompt !== undefined;
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-9 items-center gap-2 justify-self-start text-left text-sm text-soft hover:text-ink"
      >
        <MessageSquareText size={16} aria-hidden="true" className="shrink-0" />
        {open ? 'Hide the words for the engine' : 'Read the words for the engine'}
        {isChanged && !open && <span className="text-accent">(changed by you)</span>}
      </button>
      {open && <OpenWords {...{ kind, recipe, edits, onPrompt }} />}
    </div>
  );
}

const hints = {
  composed: 'Made of the choices above. You may change them before they are sent.',
  changed: 'Your words are sent as they are; the choices above no longer change them.',
  empty: 'Left empty, the words made of the choices above are sent.',
} as const;

function OpenWords({ kind, recipe, edits, onPrompt }: EngineWordsProps) {
  const composed = useQuery(
    apiQueries.renders.words.queryOptions({
      input: wordsRequestOf(kind, recipe, edits),
      placeholderData: keepPreviousData,
    }),
  );
  if (composed.isError) {
    return (
      <ErrorState {...problemMessage(composed.error)} onRetry={() => void composed.refetch()} />
    );
  }
  const isChanged = recipe.prompt !== undefined;
  const hint = !isChanged ? hints.composed : recipe.prompt?.trim() ? hints.changed : hints.empty;
  return (
    <div className="grid gap-3">
      <TextareaField
        label="Words for the engine"
        rows={9}
        maxLength={limits.promptCharacters}
        value={recipe.prompt ?? composed.data?.prompt ?? ''}
        hint={hint}
        onChange={(event) => onPrompt(event.target.value)}
      />
      {isChanged && (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          onClick={() => onPrompt(undefined)}
        >
          Back to the composed words
        </Button>
      )}
      {composed.data && composed.data.notes.length > 0 && (
        <ul className="grid gap-1 text-note text-faint">
          {composed.data.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
