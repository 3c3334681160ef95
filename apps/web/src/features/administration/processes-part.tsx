import type { AdministeredProcess } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Tag } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { agoText } from './moments.ts';

const pollIntervalMs = 10_000;

const kindWords: Readonly<Record<AdministeredProcess['kind'], string>> = {
  server: 'Server: answers requests and makes pictures',
  worker: 'Worker: makes pictures',
};

export function ProcessesPart({ isShown }: { isShown: boolean }) {
  const { data, error, refetch, isPending } = useQuery(
    apiQueries.administration.server.processes.queryOptions({
      refetchInterval: isShown && pollIntervalMs,
    }),
  );
  return (
    <section aria-label="Processes" className="grid max-w-3xl gap-5">
      <p className="text-soft">
        Every process of this database. One that is gone stays in the list until another one starts.
      </p>
      {error && <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="h-32" />}
      {data && (
        <ul aria-label="Processes, the newest first" className="grid border-t border-line">
          {data.processes.map((process) => (
            <li
              key={`${process.host} ${process.startedAt}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
                  {process.host}
                  {process.isThisOne && <Tag>answered this page</Tag>}
                </p>
                <p className="text-note text-faint">
                  {kindWords[process.kind]} · version {process.version} · started{' '}
                  {agoText(process.startedAt)}
                </p>
              </div>
              <p className={process.isThere ? 'text-sm text-soft' : 'text-sm text-danger'}>
                {process.isThere ? 'There now' : 'Gone'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
