/** Everyone's jobs: running, waiting and recently failed. Prompts aren't shown. */
import { type AdministeredJob, tools } from '@maquette/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { useToasts } from '../../ui/overlays/toast.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { agoText } from './moments.ts';

const pollIntervalMs = 5_000;

interface JobList {
  readonly name: 'running' | 'waiting' | 'failed';
  readonly title: string;
  readonly empty: string;
  /** The time in one line. */
  readonly describe: (job: AdministeredJob) => string;
  readonly press: 'cancel' | 'retry';
}

const lists: readonly JobList[] = [
  {
    name: 'running',
    title: 'Being made',
    empty: 'Nothing is being made at the moment.',
    describe: ({ startedAt, orderedAt, percent, attempts, host }) =>
      [
        `begun ${agoText(startedAt ?? orderedAt)}`,
        `${Math.round(percent)} %`,
        host && `on ${host}`,
        attempts > 1 && `try ${attempts}`,
      ]
        .filter(Boolean)
        .join(' · '),
    press: 'cancel',
  },
  {
    name: 'waiting',
    title: 'Waiting',
    empty: 'Nobody waits.',
    describe: ({ orderedAt }) => `ordered ${agoText(orderedAt)}`,
    press: 'cancel',
  },
  {
    name: 'failed',
    title: 'Failed lately',
    empty: 'Nothing failed.',
    describe: ({ endedAt, orderedAt, attempts }) =>
      [agoText(endedAt ?? orderedAt), attempts > 1 && `after ${attempts} tries`]
        .filter(Boolean)
        .join(' · '),
    press: 'retry',
  },
];

export function JobsPart({ isShown }: { isShown: boolean }) {
  const { data, error, refetch, isPending } = useQuery(
    apiQueries.administration.jobs.list.queryOptions({
      refetchInterval: isShown && pollIntervalMs,
    }),
  );
  return (
    <section aria-label="Jobs" className="grid gap-10">
      {error && <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="h-64" />}
      {data &&
        lists.map((list) => {
          const jobs = data[list.name];
          return (
            <div key={list.name} className="grid gap-3">
              <h2 className="text-title">
                {list.title}
                {jobs.length > 0 && <span className="text-faint"> {jobs.length}</span>}
              </h2>
              {jobs.length === 0 ? (
                <p className="border-y border-line py-3.5 text-soft">{list.empty}</p>
              ) : (
                <ul aria-label={list.title} className="grid border-t border-line">
                  {jobs.map((job) => (
                    <JobRow key={job.id} job={job} list={list} />
                  ))}
                </ul>
              )}
            </div>
          );
        })}
    </section>
  );
}

function JobRow({ job, list }: { job: AdministeredJob; list: JobList }) {
  const queries = useQueryClient();
  const notices = useNotices();
  const { toast, failed } = useToasts();
  const { label } = tools[job.tool];
  const owner = job.owner ?? 'A visitor';
  const cancels = list.press === 'cancel';
  const act = useMutation({
    mutationFn: () => api.administration.jobs[list.press]({ id: job.id }),
    onSuccess: () =>
      toast(cancels ? `The work of ${owner} is cancelled.` : `Ordered again for ${owner}.`),
    onError: (error) => failed(problemMessage(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: apiQueries.administration.key() }),
  });
  const press = async () => {
    const sentence = `Cancel this work of ${owner}? What is finished of it is kept.`;
    const options = { okLabel: 'Cancel the work', danger: true };
    if (!cancels || (await notices.confirm(sentence, options))) act.mutate();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 basis-56 grow">
        <p className="wrap-anywhere">
          <span className="font-medium">{owner}</span> <span className="text-soft">· {label}</span>
        </p>
        <p className="text-note text-faint">{list.describe(job)}</p>
        {list.name === 'failed' && job.problem && (
          <p className="mt-1 max-w-[65ch] text-sm text-soft wrap-anywhere">{job.problem}</p>
        )}
      </div>
      <Button
        size="small"
        busy={act.isPending}
        aria-label={`${cancels ? 'Cancel' : 'Try again'}: ${label} of ${owner}`}
        onClick={() => void press()}
      >
        {cancels ? 'Cancel' : 'Try again'}
      </Button>
    </li>
  );
}
