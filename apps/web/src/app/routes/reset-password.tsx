import { ResetPasswordPage } from '../../features/account/reset-password-page.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('New password');

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
