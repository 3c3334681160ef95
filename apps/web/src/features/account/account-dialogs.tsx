import { type ComponentType, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { AccountDialog } from '../../lib/session/account-dialogs.ts';
import { useSignInEnded } from '../../lib/session/sign-in-ended.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LinkButton } from '../../ui/text-link.tsx';
import { EditProfileForms } from './forms/edit-profile-forms.tsx';
import { LoginForm } from './forms/login-form.tsx';
import { type SignUpStep, SignUpSteps, signUpTitles } from './forms/sign-up-steps.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SignInEnded } from './sign-in-ended.tsx';

export interface AccountDialogsProps {
  current: AccountDialog | null;
  onChange: (dialog: AccountDialog | null) => void;
  /** Page to open after signing up or logging in. */
  goOnTo?: string | undefined;
  /** The signed-in person's plan. */
  Billing: ComponentType<{ onLeave: () => void }>;
}

export function AccountDialogs({ current, onChange, goOnTo, Billing }: AccountDialogsProps) {
  const navigate = useNavigate();
  const ended = useSignInEnded();
  const [step, setStep] = useState<SignUpStep>('INITIAL');

  const close = () => {
    onChange(null);
    setStep('INITIAL');
  };
  const closeUnlessOpen = (open: boolean) => {
    if (!open) close();
  };
  const arrive = () => {
    close();
    void navigate(goOnTo ?? paths.launcher);
  };

  return (
    <>
      <Dialog
        open={current === 'sign-up'}
        onOpenChange={closeUnlessOpen}
        title={signUpTitles[step]}
        onBack={step === 'EMAIL' ? () => setStep('INITIAL') : undefined}
      >
        <SignUpSteps
          step={step}
          onStep={setStep}
          onDone={arrive}
          alreadyRegistered={
            <LinkButton
              onClick={() => {
                setStep('INITIAL');
                onChange('login');
              }}
            >
              Already Registered?
            </LinkButton>
          }
        />
      </Dialog>
      <Dialog
        open={current === 'login'}
        onOpenChange={closeUnlessOpen}
        title="Welcome back"
        description={
          <>
            New here? <LinkButton onClick={() => onChange('sign-up')}>Create an account</LinkButton>
          </>
        }
      >
        <LoginForm onDone={arrive} onLeave={close} />
      </Dialog>
      <Dialog open={current === 'profile'} onOpenChange={closeUnlessOpen} title="My Profile">
        <ProfileCard
          onEdit={() => onChange('edit-profile')}
          onLeave={close}
          billing={
            // Its usual height, to avoid a layout shift.
            <Suspense fallback={<div className="min-h-40" />}>
              <Billing onLeave={close} />
            </Suspense>
          }
        />
      </Dialog>
      <Dialog
        open={current === 'edit-profile'}
        onOpenChange={closeUnlessOpen}
        title="Edit Profile"
        width="medium"
        onBack={() => onChange('profile')}
      >
        <EditProfileForms />
      </Dialog>
      {ended && <SignInEnded person={ended} />}
    </>
  );
}
