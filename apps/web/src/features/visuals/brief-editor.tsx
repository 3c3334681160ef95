/** The brief parsed from the prompt, as wishes that can be edited, removed or added; then drawn again. */
import type { ChipEdit, WrittenBrief } from '@maquette/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { withEdit } from './edits.ts';
import { WishSelect } from './wish-select.tsx';

export interface BriefEditorProps {
  prompt: string;
  /** Name of the result, unique on the page. */
  result: string;
  edits: readonly ChipEdit[];
  written: WrittenBrief | undefined;
  busy: boolean;
  onMake: (edits: readonly ChipEdit[]) => void;
}

export function BriefEditor({
  prompt,
  result,
  edits: before,
  written,
  busy,
  onMake,
}: BriefEditorProps) {
  const [edits, setEdits] = useState(before);
  const brief = useQuery({
    ...apiQueries.visuals.brief.queryOptions({ input: { prompt, edits: [...edits], written } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (brief.isError) {
    return <ErrorState {...problemMessage(brief.error)} onRetry={() => void brief.refetch()} />;
  }
  if (!brief.data) return <p className="text-sm text-soft">Reading the words…</p>;
  const { chips, additions, corrections, notUnderstood } = brief.data;
  const edit = (key: string, value: string | null) => setEdits(withEdit(edits, { key, value }));
  const add = (key: string) => {
    const [first] = additions.find((addition) => addition.key === key)?.options ?? [];
    if (first) edit(key, first.value);
  };
  return (
    <section
      aria-label={`Change the brief of ${result}`}
      className="grid gap-4 rounded-md border border-line bg-raised p-4"
    >
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, subject, value, label, options }) => (
          <li key={key} className="inline-flex max-w-full items-center">
            <WishSelect
              label={subject}
              value={value}
              shown={label}
              options={options}
              onChange={(next) => edit(key, next)}
            />
            <button
              type="button"
              aria-label={`Remove ${label}`}
              title={`Remove ${label}`}
              onClick={() => edit(key, null)}
              className="grid size-9 shrink-0 place-items-center rounded-r-full border border-l-0 border-line-strong text-soft hover:border-ink hover:text-ink"
            >
              <X size={15} aria-hidden="true" />
            </button>
          </li>
        ))}
        <li>
          <WishSelect
            label="Add a wish"
            value=""
            shown="Add a wish"
            rounded
            options={[
              { value: '', label: 'Add a wish' },
              ...additions.map(({ key, subject }) => ({ value: key, label: subject })),
            ]}
            onChange={add}
          />
        </li>
      </ul>
      <p className="text-note text-faint">
        {written ? `Written by ${written.by}.` : 'Read by our own grammar.'}
      </p>
      {corrections.length > 0 && (
        <p className="text-note text-faint">
          {corrections.map(({ from, to }) => `“${from}” was read as “${to}”.`).join(' ')}
        </p>
      )}
      {notUnderstood.length > 0 && (
        <p className="text-sm">Not understood: {notUnderstood.join(', ')}.</p>
      )}
      <Button
        variant="primary"
        size="small"
        className="justify-self-start"
        busy={busy}
        disabled={edits === before}
        onClick={() => onMake(edits)}
      >
        Make it again
      </Button>
    </section>
  );
}
