import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import {
  type AccountDialog,
  type AccountDialogs,
  AccountDialogsContext,
  onAccountDialogsRequested,
} from '../lib/session/account-dialogs.ts';

const Dialogs = lazy(async () => ({
  default: (await import('../features/account/account-dialogs.tsx')).AccountDialogs,
}));

const Billing = lazy(async () => ({
  default: (await import('./billing-in-dialog.tsx')).BillingInDialog,
}));

export function AccountDialogsProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<AccountDialog | null>(null);
  const [goOnTo, setGoOnTo] = useState<string>();
  const [everOpened, setEverOpened] = useState(false);
  useEffect(() => {
    onAccountDialogsRequested(() => setEverOpened(true));
  }, []);
  const dialogs = useMemo<AccountDialogs>(
    () => ({
      open: (dialog, next) => {
        setEverOpened(true);
        setGoOnTo(next);
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
          <Dialogs current={current} onChange={setCurrent} goOnTo={goOnTo} Billing={Billing} />
        </Suspense>
      )}
    </AccountDialogsContext>
  );
}
