import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { signIn } from '../../../lib/session/account.ts';
import { useSystem } from '../../../lib/system.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/forms/text-field.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { GoogleButton } from '../google-button.tsx';
import { useAccountForm } from './use-account-form.ts';

export function LoginForm({ onDone, onLeave }: { onDone: () => void; onLeave?: () => void }) {
  const { register, submit, formState } = useAccountForm(
    async () => (await import('./form-schemas.ts')).loginForm,
    { email: '', password: '' },
    async (values) => {
      await signIn(values);
      onDone();
    },
  );
  const { errors, isSubmitting } = formState;
  const hasGoogle = useSystem()?.googleSignIn === true;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
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
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        Login
      </Button>
      {hasGoogle && <GoogleButton onDone={onDone} />}
      <p className="text-sm">
        <Link to={paths.forgottenPassword} onClick={onLeave} className={textLinkClass}>
          Forgotten your password?
        </Link>
      </p>
    </form>
  );
}
