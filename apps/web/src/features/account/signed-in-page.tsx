import { type ProblemCode, problems } from '@maquette/contract';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { sessionChanged } from '../../lib/session/session.ts';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';

/** By the error code in the query of this page. */
const codes: Readonly<Record<string, ProblemCode>> = {
  account_not_linked: 'GOOGLE_ACCOUNT_NOT_LINKED',
  account_disabled: 'ACCOUNT_DISABLED',
  sign_up_closed: 'SIGN_UP_CLOSED',
  invitation_needed: 'INVITATION_NEEDED',
};

/** End of the Google popup: notifies the opener and closes. */
export function SignedInPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const failed = search.has('error');
  useEffect(() => {
    if (failed) return;
    void sessionChanged().then(() => {
      window.close();
      // A window that no script opened can't close itself.
      void navigate(paths.launcher, { replace: true });
    });
  }, [failed, navigate]);
  if (!failed) return <SpinnerPage label="Signing in" />;
  const code = codes[search.get('error') ?? ''] ?? 'GOOGLE_SIGN_IN_FAILED';
  return (
    <div className="page max-w-xl py-20">
      <ErrorState
        sentence={problems[code].message}
        onRetry={() => window.close()}
        retryLabel="Close"
      />
    </div>
  );
}
