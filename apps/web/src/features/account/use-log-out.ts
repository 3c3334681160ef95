import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { signOut } from '../../lib/session/account.ts';
import { announceSignOut, holdRequestsDuring, sessionChanged } from '../../lib/session/session.ts';
import { useNotices } from '../../ui/overlays/notices.tsx';

/** Signs out and goes home; when that fails says why and stays. Tells whether it went. */
export function useLogOut() {
  const navigate = useNavigate();
  const notices = useNotices();
  const [leaving, setLeaving] = useState(false);
  const logOut = async (): Promise<boolean> => {
    setLeaving(true);
    try {
      await holdRequestsDuring(async () => {
        await signOut();
        // Home first, and not where the gate of this screen would send a visitor.
        announceSignOut(true);
        await navigate(paths.home);
        await sessionChanged();
      });
      return true;
    } catch (error) {
      announceSignOut(false);
      await notices.failed(problemMessage(error));
      return false;
    } finally {
      setLeaving(false);
    }
  };
  return { logOut, leaving };
}
