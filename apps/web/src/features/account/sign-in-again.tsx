import type { ReactNode } from 'react';
import { signIn } from '../../lib/session/account.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/forms/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useAccountForm } from './forms/use-account-form.ts';

export interface SignInAgainProps {
  email: string;
  title: string;
  sentence: string;
  action: string;
  onClose: () => void;
  onSignedIn?: () => Promise<void>;
  /** Methods other than the password. */
  children?: ReactNode;
}

/** Re-authenticates the signed-in person before a protected action. */
export function SignInAgain({ title, sentence, onClose, children, ...form }: SignInAgainProps) {
  return (
    <Dialog
      open
      isAboveNotices
      onOpenChange={(nowOpen) => {
        if (!nowOpen) onClose();
      }}
      title={title}
      description={sentence}
    >
      <div className="grid gap-5">
        <CurrentPassword {...form} />
        {children}
      </div>
    </Dialog>
  );
}

function CurrentPassword({
  email,
  action,
  onSignedIn,
}: Pick<SignInAgainProps, 'email' | 'action' | 'onSignedIn'>) {
  const { register, submit, formState } = useAccountForm(
    async () => (await import('./forms/form-schemas.ts')).currentPasswordForm,
    { password: '' },
    async ({ password }) => {
      await signIn({ email, password });
      await onSignedIn?.();
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-sm text-soft">
        Signing in as <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>
      </p>
      {/* Tells password managers whose password is meant. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('password')}
        label="Current password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
      <Button type="submit" variant="primary" busy={formState.isSubmitting}>
        {action}
      </Button>
    </form>
  );
}
