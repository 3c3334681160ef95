/** Opens the account dialogs from anywhere; they are loaded when first opened. */
import { createContext, useContext } from 'react';

export type AccountDialog = 'sign-up' | 'login' | 'profile' | 'edit-profile';

export interface AccountDialogs {
  /** `goOnTo`: page to open after signing up or logging in; the launcher by default. */
  open: (dialog: AccountDialog, goOnTo?: string) => void;
  close: () => void;
}

let wake = () => {};

/** For code outside of components: requests that the account dialogs be loaded. */
export const requestAccountDialogs = (): void => wake();
export const onAccountDialogsRequested = (listener: () => void): void => {
  wake = listener;
};

export const AccountDialogsContext = createContext<AccountDialogs | null>(null);

export function useAccountDialogs(): AccountDialogs {
  const dialogs = useContext(AccountDialogsContext);
  if (!dialogs) throw new Error('Expected useAccountDialogs() inside <AccountDialogsProvider>');
  return dialogs;
}
