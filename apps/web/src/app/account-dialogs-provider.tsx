import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import {
  type AccountDialog,
  type AccountDialogs,
  AccountDialogsContext,
} from '../lib/account-dialogs.ts';
import { useSignInEnded } from '../lib/sign-in-ended.ts';

const Dialogs = lazy(async () => ({
  default: (await import('../features/account/account-dialogs.tsx')).AccountDialogs,
}));

const SignInEnded = lazy(async () => ({
  default: (await import('../features/account/sign-in-ended.tsx')).SignInEnded,
}));

export function AccountDialogsProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<AccountDialog | null>(null);
  const ended = useSignInEnded();
  const [everOpened, setEverOpened] = useState(false);
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
      {ended && (
        <Suspense>
          <SignInEnded person={ended} />
        </Suspense>
      )}
    </AccountDialogsContext>
  );
}
