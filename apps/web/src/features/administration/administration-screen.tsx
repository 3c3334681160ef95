/** The administration screen, one tab a section, named in the URL. */
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { apiQueries } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ActionsPart } from './actions-part.tsx';
import { JobsPart } from './jobs-part.tsx';
import { PeoplePart } from './people/people-part.tsx';
import { ProcessesPart } from './processes-part.tsx';
import { StoragePart } from './storage-part.tsx';

// With the schemas that check what is typed.
const ContactPart = lazy(async () => ({
  default: (await import('./contact/contact-part.tsx')).ContactPart,
}));
const SignUpPart = lazy(async () => ({
  default: (await import('./sign-up/sign-up-part.tsx')).SignUpPart,
}));

interface Part {
  readonly value: string;
  readonly label: string;
  /** Lists that are polled are polled only while shown. */
  readonly content: (isShown: boolean) => ReactNode;
}

const parts: readonly Part[] = [
  { value: 'people', label: 'People', content: () => <PeoplePart /> },
  { value: 'jobs', label: 'Jobs', content: (isShown) => <JobsPart isShown={isShown} /> },
  {
    value: 'processes',
    label: 'Processes',
    content: (isShown) => <ProcessesPart isShown={isShown} />,
  },
  { value: 'storage', label: 'Storage', content: () => <StoragePart /> },
  { value: 'sign-up', label: 'Sign-up', content: () => <SignUpPart /> },
  { value: 'contact', label: 'Contact', content: () => <ContactPart /> },
  { value: 'actions', label: 'What was done', content: () => <ActionsPart /> },
];

export function AdministrationScreen() {
  const access = useQuery(apiQueries.engines.access.queryOptions());
  const [search, setSearch] = useSearchParams();
  const requested = search.get('part');
  const chosen = parts.find(({ value }) => value === requested)?.value ?? 'people';
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 pb-20">
      <header className="grid max-w-3xl gap-2">
        <h1 className="text-page">Administration</h1>
        <p className="text-soft">
          Only administrators of this server see this page. Every action is logged with the name of
          the person.
        </p>
      </header>
      {access.isPending && <Skeleton className="h-96" />}
      {access.error && (
        <ErrorState {...problemMessage(access.error)} onRetry={() => void access.refetch()} />
      )}
      {access.data?.administrator === false && <NotTheirs />}
      {access.data?.administrator && (
        <Tabs
          label="Parts of the administration"
          tabs={parts.map(({ value, label, content }) => ({
            ...{ value, label },
            content: (
              <Suspense fallback={<Skeleton className="h-96" />}>
                {content(value === chosen)}
              </Suspense>
            ),
          }))}
          value={chosen}
          onValueChange={(value) => setSearch({ part: value }, { replace: true })}
        />
      )}
    </div>
  );
}

function NotTheirs() {
  return (
    <div className="grid justify-items-start gap-4">
      <ErrorState
        sentence="Only an administrator of this server can see this."
        className="w-full"
      />
      <p className="text-soft">
        Do you run it? <TextLink to={paths.models}>Become its administrator</TextLink> with the code
        it printed when it started.
      </p>
    </div>
  );
}
