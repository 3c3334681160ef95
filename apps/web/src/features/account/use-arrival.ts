import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';

/** Whoever is signed in, or becomes so here or in another tab, goes on to the launcher. */
export function useArrival() {
  const session = useSession();
  const navigate = useNavigate();
  const signedIn = session.status === 'signed-in';
  useEffect(() => {
    if (signedIn) void navigate(paths.launcher, { replace: true });
  }, [signedIn, navigate]);
}
