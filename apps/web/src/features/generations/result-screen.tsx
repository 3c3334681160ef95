/** /Result: one result by id, a shared one by its token, otherwise the history. */
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAccountDialogs } from '../../lib/session/account-dialogs.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { OneResultProps } from './one-result.tsx';

// Only one of the three is rendered.
const History = lazy(async () => ({ default: (await import('./history.tsx')).History }));
const OneResult = lazy(async () => ({ default: (await import('./one-result.tsx')).OneResult }));
const SharedResult = lazy(async () => ({
  default: (await import('./shared-result.tsx')).SharedResult,
}));

export function ResultScreen(props: Pick<OneResultProps, 'actions'>) {
  return (
    <Suspense fallback={<SpinnerPage label="Opening the result" />}>
      <Asked {...props} />
    </Suspense>
  );
}

function Asked({ actions }: Pick<OneResultProps, 'actions'>) {
  const [search] = useSearchParams();
  const params = useParams();
  const session = useSession();
  const dialogs = useAccountDialogs();
  const token = search.get('share');
  const id = params.id ?? search.get('id');
  if (token) return <SharedResult token={token} />;
  if (id) return <OneResult id={id} actions={actions} />;
  if (session.status === 'unknown') return <SpinnerPage label="Opening your results" />;
  if (session.status === 'signed-out') {
    return (
      <div className="page py-10">
        <h1 className="text-page">Result</h1>
        <EmptyState
          className="mt-8"
          title="Sign in to see your results"
          action={
            <Button variant="primary" onClick={() => dialogs.open('login')}>
              Login
            </Button>
          }
        >
          What you make while signed in is kept here.
        </EmptyState>
      </div>
    );
  }
  return <History />;
}
