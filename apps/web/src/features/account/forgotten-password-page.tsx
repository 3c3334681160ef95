import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { askForPasswordReset } from '../../lib/session/account.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountPage } from './account-page.tsx';
import { useAccountForm } from './forms/use-account-form.ts';

export function ForgottenPasswordPage() {
  const [sent, setSent] = useState(false);
  const { register, submit, formState } = useAccountForm(
    async () => (await import('./forms/form-schemas.ts')).emailForm,
    { email: '' },
    async ({ email }) => {
      await askForPasswordReset(email);
      setSent(true);
    },
  );
  return (
    <AccountPage title="Forgotten password" intro="We send you a link to choose a new one.">
      {sent ? (
        <p role="status" className="border-l-2 border-accent pl-4">
          If there is an account with this address, a mail is on its way. The link in it works once.
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            {...register('email')}
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={formState.errors.email?.message}
          />
          <Button type="submit" variant="primary" size="large" busy={formState.isSubmitting}>
            Send the link
          </Button>
        </form>
      )}
      <p className="mt-6 text-sm">
        <TextLink to={paths.login}>Back to the log-in</TextLink>
      </p>
    </AccountPage>
  );
}
