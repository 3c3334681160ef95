import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountPage } from './account-page.tsx';
import { LoginForm } from './forms/login-form.tsx';
import { useRedirectSignedIn } from './use-redirect-signed-in.ts';

export function LoginPage() {
  useRedirectSignedIn();
  return (
    <AccountPage
      title="Welcome back"
      intro={
        <>
          New here? <TextLink to={paths.signUp}>Create an account</TextLink>
        </>
      }
    >
      <LoginForm onDone={() => {}} />
    </AccountPage>
  );
}
