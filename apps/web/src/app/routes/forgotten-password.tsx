import { ForgottenPasswordPage } from '../../features/account/forgotten-password-page.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Forgotten password');

export default function ForgottenPassword() {
  return <ForgottenPasswordPage />;
}
