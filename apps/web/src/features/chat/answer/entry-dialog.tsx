/** A handbook entry cited by an answer, with links to related ones. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { apiQueries } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { SpinnerPage } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { NamedSource } from '../thread/assistant-message.ts';

const AnswerText = lazy(async () => ({ default: (await import('./answer-text.tsx')).AnswerText }));

export function EntryDialog({
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
        <ErrorState {...problemMessage(entry.error)} onRetry={() => void entry.refetch()} />
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
