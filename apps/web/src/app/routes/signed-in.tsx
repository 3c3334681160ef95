import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Signed in');

export default function SignedIn() {
  return <SignedInPage />;
}
