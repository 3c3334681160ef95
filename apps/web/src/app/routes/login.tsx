import { LoginPage } from '../../features/account/login-page.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Log in');

export default function Login() {
  return <LoginPage />;
}
