import { limits } from '@maquette/contract';
import { signUp } from '../../lib/account.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

export function SignUpForm({ onDone }: { onDone: () => void }) {
  const { register, submit, formState } = useAccountForm(
    async () => (await import('./form-schemas.ts')).signUpForm,
    { firstName: '', lastName: '', email: '', password: '' },
    async (values) => {
      await signUp(values);
      onDone();
    },
  );
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          {...register('firstName')}
          label="First name"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
        />
        <TextField
          {...register('lastName')}
          label="Last name"
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
        />
      </div>
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
