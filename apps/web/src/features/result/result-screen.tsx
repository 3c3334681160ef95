/** /Result: one result by id, a shared one by its token, otherwise everything one has made. */
import { useParams, useSearchParams } from 'react-router';
import { useAccountDialogs } from '../../lib/account-dialogs.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { History } from './history.tsx';
import { OneResult, type OneResultProps } from './one-result.tsx';
import { SharedResult } from './shared-result.tsx';

export function ResultScreen({ actions }: Pick<OneResultProps, 'actions'>) {
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
