import type { AdministratorAction, AdministratorActionKind } from '@maquette/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Tag } from '../../ui/chip.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { momentText } from './moments.ts';

const actionSentences: Readonly<Record<AdministratorActionKind, string>> = {
  'become-administrator': 'became an administrator',
  'lose-administrator': 'took the right of an administrator from {subject}',
  'regain-administrator': 'gave {subject} the right of an administrator back',
  'send-administrator-link': 'asked for a link to become an administrator',
  disable: 'disabled {subject}',
  enable: 'enabled {subject} again',
  'sign-out': 'signed {subject} out everywhere',
  'give-premium': 'gave premium to {subject}',
  'take-premium': 'took premium back from {subject}',
  delete: 'deleted {subject}',
  'cancel-job': 'cancelled work of {subject}',
  'retry-job': 'ordered failed work of {subject} again',
  'open-sign-up': 'opened sign-up to everybody',
  'limit-sign-up': 'limited sign-up to invitations',
  'close-sign-up': 'closed sign-up',
  invite: 'made an invitation for {subject}',
  'withdraw-invitation': 'withdrew the invitation for {subject}',
  'try-engine': 'tried {subject}',
  'try-connection': 'could not connect {subject}',
  'connect-engine': 'connected {subject}',
  'disconnect-engine': 'disconnected {subject}',
  'change-contact': 'changed where people reach the operator',
  seed: 'made sample people',
  'delete-files': 'deleted files that the database did not know',
};

const detailLabels: Readonly<Record<string, string>> = {
  signIns: 'sign-ins ended',
  generationId: 'work',
  unfinished: 'unfinished files',
  mail: 'e-mail',
  supportMail: 'support',
  social: 'networks',
};

function detailText(details: AdministratorAction['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${detailLabels[name] ?? name}: ${value}`)
    .join(' · ');
}

export function ActionsPart() {
  const list = useInfiniteQuery(
    apiQueries.administration.actions.list.infiniteOptions({
      input: (cursor: number | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
  const actions = list.data?.pages.flatMap((page) => page.actions) ?? [];
  return (
    <section aria-label="What was done" className="grid gap-5">
      {list.error && (
        <ErrorState {...problemMessage(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton className="h-48" />}
      {list.isSuccess && actions.length === 0 && (
        <EmptyState title="Nothing was done yet">
          Every change by an administrator is logged here.
        </EmptyState>
      )}
      {actions.length > 0 && (
        <ol aria-label="What was done, newest first" className="grid border-t border-line">
          {actions.map((action) => (
            <ActionRow key={action.id} action={action} />
          ))}
        </ol>
      )}
      <ShowMore list={list} />
    </section>
  );
}

function ActionRow({
  action: { at, actor, actorAccount, deed, subject, details, finished },
}: {
  action: AdministratorAction;
}) {
  const [before, after] = actionSentences[deed].split('{subject}');
  return (
    <li className="grid gap-x-8 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-medium">{actor}</span> {before}
          {subject && <span className="font-medium">{subject}</span>}
          {after} {!finished && <Tag>not finished</Tag>}
        </p>
        <p className="text-note text-faint">
          By {actorAccount ?? 'whoever runs the machine'}
          {Object.keys(details).length > 0 && ` · ${detailText(details)}`}
        </p>
      </div>
      <time dateTime={at} className="text-note text-faint">
        {momentText(at)}
      </time>
    </li>
  );
}
