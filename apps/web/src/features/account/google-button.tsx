import { useState } from 'react';
import { problemMessage } from '../../lib/problem-text.ts';
import { continueWithGoogle } from '../../lib/session/google-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { GoogleMark } from './google-mark.tsx';

export interface GoogleButtonProps {
  disabled?: boolean;
  describedBy?: string | undefined;
  invitation?: string | undefined;
  onDone: () => void;
}

export function GoogleButton({ disabled, describedBy, invitation, onDone }: GoogleButtonProps) {
  const notices = useNotices();
  const [busy, setBusy] = useState(false);
  const google = async () => {
    setBusy(true);
    try {
      const session = await continueWithGoogle(invitation);
      if (session.status === 'signed-in') onDone();
    } catch (error) {
      await notices.failed(problemMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="large"
      icon={<GoogleMark />}
      busy={busy}
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={() => void google()}
    >
      Continue with Google
    </Button>
  );
}
