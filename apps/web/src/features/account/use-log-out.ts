import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { signOut } from '../../lib/session/account.ts';
import { announceSignOut, blockRequestsDuring, sessionChanged } from '../../lib/session/session.ts';
import { useNotices } from '../../ui/overlays/notices.tsx';

/** Signs out and goes home; on failure shows why and stays. Resolves to whether it succeeded. */
export function useLogOut() {
  const navigate = useNavigate();
  const notices = useNotices();
  const [leaving, setLeaving] = useState(false);
  const logOut = async (): Promise<boolean> => {
    setLeaving(true);
    try {
      await blockRequestsDuring(async () => {
        await signOut();
        // Navigate home first, so that this screen's gate doesn't redirect elsewhere.
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
