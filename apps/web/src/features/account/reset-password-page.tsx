import { limits, problems, notices as sentences } from '@maquette/contract';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { resetPassword } from '../../lib/session/account.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/forms/text-field.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AccountPage } from './account-page.tsx';
import { useAccountForm } from './forms/use-account-form.ts';

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token');
  return (
    <AccountPage title="New password">
      {token ? (
        <ResetForm token={token} />
      ) : (
        <ErrorState
          sentence={problems.RESET_LINK_SPENT.message}
          onRetry={() => void navigate(paths.forgottenPassword)}
          retryLabel="Ask for a new link"
        />
      )}
    </AccountPage>
  );
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const notices = useNotices();
  const { register, submit, formState } = useAccountForm(
    async () => (await import('./forms/form-schemas.ts')).passwordForm,
    { newPassword: '', confirmPassword: '' },
    async ({ newPassword }) => {
      await resetPassword(token, newPassword);
      await notices.alert(sentences.passwordUpdated);
      await navigate(paths.login);
    },
  );
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField
        {...register('newPassword')}
        label="New Password"
        autoComplete="new-password"
        hint={`At least ${limits.passwordMinCharacters} characters.`}
        error={errors.newPassword?.message}
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        Update password
      </Button>
    </form>
  );
}
