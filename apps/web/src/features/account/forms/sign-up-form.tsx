import { limits } from '@maquette/contract';
import { signUp } from '../../../lib/session/account.ts';
import { useInvitation } from '../../../lib/sign-up-rule.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/forms/text-field.tsx';
import { NameFields } from './name-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

export function SignUpForm({ onDone }: { onDone: () => void }) {
  const invitation = useInvitation();
  const { register, submit, formState } = useAccountForm(
    async () => (await import('./form-schemas.ts')).signUpForm,
    { firstName: '', lastName: '', email: '', password: '' },
    async (values) => {
      await signUp(values, invitation);
      onDone();
    },
  );
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <NameFields
        firstName={{ ...register('firstName'), error: errors.firstName?.message }}
        lastName={{ ...register('lastName'), error: errors.lastName?.message }}
      />
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="new-password"
        required
        hint={`At least ${limits.passwordMinCharacters} characters.`}
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        Create Account
      </Button>
    </form>
  );
}
