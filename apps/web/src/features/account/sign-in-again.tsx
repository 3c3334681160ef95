import { problems } from '@maquette/contract';
import { signIn } from '../../lib/account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

export interface SignInAgainProps {
  email: string;
  onClose: () => void;
  onSignedIn: () => Promise<void>;
}

/** The sign-in is not fresh any more: the current password, then what was wanted goes on. */
export function SignInAgain({ email, onClose, onSignedIn }: SignInAgainProps) {
  return (
    <Dialog
      open
      onOpenChange={(nowOpen) => {
        if (!nowOpen) onClose();
      }}
      title="Sign in again"
      description={problems.FRESH_SIGN_IN_NEEDED.message}
    >
      <CurrentPassword email={email} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

function CurrentPassword({
  email,
  onSignedIn,
}: {
  email: string;
  onSignedIn: () => Promise<void>;
}) {
  const { register, submit, formState } = useAccountForm(
    async () => (await import('./form-schemas.ts')).currentPasswordForm,
    { password: '' },
    async ({ password }) => {
      await signIn({ email, password });
      await onSignedIn();
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField
        {...register('password')}
        label="Current password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
      <Button type="submit" variant="primary" busy={formState.isSubmitting}>
        Sign in and update
      </Button>
    </form>
  );
}
