import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton, TextLink } from '../../ui/text-link.tsx';
import { AccountPage } from './account-page.tsx';
import { type SignUpStep, SignUpSteps, signUpTitles } from './forms/sign-up-steps.tsx';
import { useRedirectSignedIn } from './use-redirect-signed-in.ts';

export function SignUpPage() {
  const [step, setStep] = useState<SignUpStep>('INITIAL');
  useRedirectSignedIn();
  return (
    <AccountPage
      title={signUpTitles[step]}
      intro={
        step === 'INITIAL' ? (
          'Free: the assistant, the exterior studio and the visuals studio.'
        ) : (
          <LinkButton onClick={() => setStep('INITIAL')}>Back</LinkButton>
        )
      }
    >
      <SignUpSteps
        step={step}
        onStep={setStep}
        onDone={() => {}}
        alreadyRegistered={<TextLink to={paths.login}>Already Registered?</TextLink>}
      />
    </AccountPage>
  );
}
