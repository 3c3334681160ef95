import type { AccountDialog } from '../../lib/account-dialogs.ts';

export function AccountDialogs({
  current,
}: {
  current: AccountDialog | null;
  onChange: (dialog: AccountDialog | null) => void;
}) {
  return current;
}
