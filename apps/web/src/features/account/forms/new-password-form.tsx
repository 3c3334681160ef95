import { limits, problems, notices as sentences } from '@maquette/contract';
import { lazy, Suspense, useState } from 'react';
import { problemCodeOf } from '../../../lib/problem-text.ts';
import { updatePassword } from '../../../lib/session/account.ts';
import type { Person } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/forms/text-field.tsx';
import { useNotices } from '../../../ui/overlays/notices.tsx';
import { useAccountForm } from './use-account-form.ts';

const SignInAgain = lazy(async () => ({
  default: (await import('../sign-in-again.tsx')).SignInAgain,
}));

export function NewPasswordForm({ person }: { person: Person }) {
  const notices = useNotices();
  /** The new password while its owner is asked to sign in again. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const { register, submit, reset, formState } = useAccountForm(
    async () => (await import('./form-schemas.ts')).passwordForm,
    { newPassword: '', confirmPassword: '' },
    async ({ newPassword }) => {
      try {
        await updatePassword(newPassword);
      } catch (error) {
        if (problemCodeOf(error) !== 'FRESH_SIGN_IN_NEEDED') throw error;
        setWaiting(newPassword);
        return;
      }
      reset();
      await notices.alert(sentences.passwordUpdated);
    },
  );
  const { errors, isSubmitting } = formState;

  const afterSigningIn = async () => {
    if (waiting === null) return;
    await updatePassword(waiting);
    setWaiting(null);
    reset();
    await notices.alert(sentences.passwordUpdated);
  };

  return (
    <>
      <form
        noValidate
        onSubmit={submit}
        aria-label="Password"
        className="grid gap-5 border-t border-line pt-8"
      >
        <PasswordField
          {...register('newPassword')}
          label="New Password"
          autoComplete="new-password"
          hint={`At least ${limits.passwordMinCharacters} characters. Every other sign-in of yours ends.`}
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...register('confirmPassword')}
          label="Confirm Password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          Update password
        </Button>
      </form>
      {waiting !== null && (
        <Suspense>
          <SignInAgain
            email={person.email}
            title="Sign in again"
            sentence={problems.FRESH_SIGN_IN_NEEDED.message}
            action="Sign in and update"
            onClose={() => setWaiting(null)}
            onSignedIn={afterSigningIn}
          />
        </Suspense>
      )}
    </>
  );
}
