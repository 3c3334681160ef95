import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';

/** Redirects signed-in people to the launcher, also after a sign-in in another tab. */
export function useRedirectSignedIn() {
  const session = useSession();
  const navigate = useNavigate();
  const signedIn = session.status === 'signed-in';
  useEffect(() => {
    if (signedIn) void navigate(paths.launcher, { replace: true });
  }, [signedIn, navigate]);
}
