import { useRef } from 'react';
import { useNotices } from '../../../ui/overlays/notices.tsx';

/** Closes the dialog; asks first if something was adjusted. */
export function useLeaveUnused(isChanged: boolean, onClose: () => void): () => Promise<void> {
  const { confirm } = useNotices();
  const asking = useRef(false);
  return async () => {
    // Clicks in the confirmation count as outside of this dialog, which would ask again.
    if (asking.current) return;
    asking.current = true;
    const goes =
      !isChanged ||
      (await confirm('Close without using what you adjusted?', { okLabel: 'Close', danger: true }));
    // The key press that answered still has to reach this dialog's own listener.
    setTimeout(() => {
      asking.current = false;
    });
    if (goes) onClose();
  };
}
