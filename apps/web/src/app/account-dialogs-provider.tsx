import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import {
  type AccountDialog,
  type AccountDialogs,
  AccountDialogsContext,
  onAccountDialogsNeeded,
} from '../lib/account-dialogs.ts';

const Dialogs = lazy(async () => ({
  default: (await import('../features/account/account-dialogs.tsx')).AccountDialogs,
}));

export function AccountDialogsProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<AccountDialog | null>(null);
  const [everOpened, setEverOpened] = useState(false);
  useEffect(() => {
    onAccountDialogsNeeded(() => setEverOpened(true));
  }, []);
  const dialogs = useMemo<AccountDialogs>(
    () => ({
      open: (dialog) => {
        setEverOpened(true);
        setCurrent(dialog);
      },
      close: () => setCurrent(null),
    }),
    [],
  );
  return (
    <AccountDialogsContext value={dialogs}>
      {children}
      {everOpened && (
        <Suspense>
          <Dialogs current={current} onChange={setCurrent} />
        </Suspense>
      )}
    </AccountDialogsContext>
  );
}
