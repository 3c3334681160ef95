import { useAccountDialogs } from '../../lib/session/account-dialogs.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';

/** Login and Continue, or Profile; keeps its width while the session loads. */
export function AccountArea() {
  const session = useSession();
  const dialogs = useAccountDialogs();
  if (session.status === 'signed-in') {
    return (
      <Button size="small" onClick={() => dialogs.open('profile')}>
        Profile
      </Button>
    );
  }
  return (
    <div className={session.status === 'unknown' ? 'invisible flex gap-2' : 'flex gap-2'}>
      <Button
        size="small"
        variant="quiet"
        className="max-sm:hidden"
        onClick={() => dialogs.open('login')}
      >
        Login
      </Button>
      <Button size="small" onClick={() => dialogs.open('sign-up')}>
        Continue
      </Button>
    </div>
  );
}
