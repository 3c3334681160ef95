/** Opens the account dialogs from anywhere; the dialogs themselves are loaded when first opened. */
import { createContext, useContext } from 'react';

export type AccountDialog = 'sign-up' | 'login' | 'profile' | 'edit-profile';

export interface AccountDialogs {
  /** `goOnTo`: next page after signing up or logging in there; the launcher otherwise. */
  open: (dialog: AccountDialog, goOnTo?: string) => void;
  close: () => void;
}

let wake = () => {};

/** For code outside of components: requests that the account's dialogs are loaded. */
export const needAccountDialogs = (): void => wake();
export const onAccountDialogsNeeded = (listener: () => void): void => {
  wake = listener;
};

export const AccountDialogsContext = createContext<AccountDialogs | null>(null);

export function useAccountDialogs(): AccountDialogs {
  const dialogs = useContext(AccountDialogsContext);
  if (!dialogs) throw new Error('Expected useAccountDialogs() inside <AccountDialogsProvider>');
  return dialogs;
}
