/** Where an answer comes from: each chip opens the entry it stands on. */
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { problemText } from '../../lib/problem-text.ts';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { NamedSource } from './assistant-message.ts';

const AnswerText = lazy(async () => ({ default: (await import('./answer-text.tsx')).AnswerText }));

export function SourceChips({ sources }: { sources: readonly NamedSource[] }) {
  const [open, setOpen] = useState<NamedSource | null>(null);
  if (sources.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-1.5" aria-label="Sources">
        {sources.map((source) => (
          <li key={source.slug}>
            <Chip icon={<BookOpen size={15} aria-hidden="true" />} onClick={() => setOpen(source)}>
              {source.title}
            </Chip>
          </li>
        ))}
      </ul>
      {open && <EntryDialog source={open} onSource={setOpen} onClose={() => setOpen(null)} />}
    </>
  );
}

function EntryDialog({
  source,
  onSource,
  onClose,
}: {
  source: NamedSource;
  onSource: (source: NamedSource) => void;
  onClose: () => void;
}) {
  const entry = useQuery(apiQueries.handbook.entry.queryOptions({ input: { slug: source.slug } }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={entry.data?.title ?? source.title}
      width="medium"
    >
      {entry.isPending && <SpinnerPage label="Opening the entry" />}
      {entry.error && (
        <ErrorState sentence={problemText(entry.error)} onRetry={() => void entry.refetch()} />
      )}
      {entry.data && (
        <div className="grid gap-5">
          <Suspense fallback={<p className="whitespace-pre-wrap">{entry.data.markdown}</p>}>
            <AnswerText text={entry.data.markdown} />
          </Suspense>
          {entry.data.related.length > 0 && (
            <div className="flex flex-wrap gap-1.5">
              {entry.data.related.map((other) => (
                <Chip key={other.slug} onClick={() => onSource(other)}>
                  {other.title}
                </Chip>
              ))}
            </div>
          )}
          <p className="text-note text-faint">
            From the Maquette handbook, checked {entry.data.updated}.
          </p>
        </div>
      )}
    </Dialog>
  );
}
