import { problems } from '@maquette/contract';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { sessionChanged } from '../../lib/session/session.ts';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';

/** Where the Google popup ends: tells the page that opened it, and goes away. */
export function SignedInPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const failed = search.has('error');
  useEffect(() => {
    if (failed) return;
    void sessionChanged().then(() => {
      window.close();
      // A page that no other page has opened cannot be closed from within.
      void navigate(paths.launcher, { replace: true });
    });
  }, [failed, navigate]);
  if (!failed) return <SpinnerPage label="Signing in" />;
  const sentence =
    search.get('error') === 'account_not_linked'
      ? problems.GOOGLE_ACCOUNT_NOT_LINKED.message
      : problems.GOOGLE_SIGN_IN_FAILED.message;
  return (
    <div className="page max-w-xl py-20">
      <ErrorState sentence={sentence} onRetry={() => window.close()} retryLabel="Close" />
    </div>
  );
}
