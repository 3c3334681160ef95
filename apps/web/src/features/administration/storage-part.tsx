/** Disk use by kind of file. */
import type { FileKind } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { sizeText } from './size-text.ts';

const kindWords: Readonly<Record<FileKind, string>> = {
  picture: 'Pictures that were made',
  photo: 'Photos and sketches that were sent',
  overlay: 'Drawings over pictures',
  preview: 'Previews of work under way',
  mask: 'Surfaces that were found in photos',
  speech: 'Answers read aloud',
};

export function StoragePart() {
  const { data, error, refetch, isPending } = useQuery(
    apiQueries.administration.server.storage.queryOptions(),
  );
  const kinds = [...(data?.kinds ?? [])].sort((one, other) => other.bytes - one.bytes);
  const total = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section aria-label="Storage" className="grid max-w-3xl gap-5">
      {error && <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="h-48" />}
      {data && kinds.length === 0 && (
        <EmptyState title="No files yet">
          Photos that are sent and pictures that are made take up room here.
        </EmptyState>
      )}
      {data && kinds.length > 0 && (
        <>
          <p className="text-soft">
            <span className="text-title text-ink">{sizeText(total)}</span> in all
            {data.visitorBytes > 0 &&
              `, ${sizeText(data.visitorBytes)} of it of visitors without an account`}
            . Files that nobody needs any more are removed by themselves.
          </p>
          <ul aria-label="Files by kind" className="grid border-t border-line">
            {kinds.map(({ kind, files, bytes }) => (
              <li key={kind} className="grid gap-2 border-b border-line py-3">
                <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
                  <span>{kindWords[kind]}</span>
                  <span className="text-sm text-soft">
                    {sizeText(bytes)} · {files.toLocaleString('en')}{' '}
                    {files === 1 ? 'file' : 'files'}
                  </span>
                </p>
                <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-sunken">
                  <div
                    className="h-full rounded-full bg-accent"
                    style={{ width: `${total > 0 ? Math.max(0.5, (100 * bytes) / total) : 0}%` }}
                  />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
