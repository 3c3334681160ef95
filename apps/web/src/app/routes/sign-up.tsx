import { SignUpPage } from '../../features/account/sign-up-page.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Sign up');

export default function SignUp() {
  return <SignUpPage />;
}
