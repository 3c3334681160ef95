/** The two steps of signing up: method (INITIAL), then form (EMAIL). Shared by dialog and page. */
import { problems, type SignUpRule } from '@maquette/contract';
import { Mail } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useInvitation, useSignUpRule } from '../../../lib/sign-up-rule.ts';
import { useSystem } from '../../../lib/system.ts';
import { Button } from '../../../ui/button.tsx';
import { GoogleButton } from '../google-button.tsx';

const loadForm = async () => ({ default: (await import('./sign-up-form.tsx')).SignUpForm });
const SignUpForm = lazy(loadForm);

export type SignUpStep = 'INITIAL' | 'EMAIL';

export const signUpTitles = {
  INITIAL: 'Quick Begin Now',
  EMAIL: 'Create an account',
} as const satisfies Record<SignUpStep, string>;

export interface SignUpStepsProps {
  step: SignUpStep;
  onStep: (step: SignUpStep) => void;
  onDone: () => void;
  /** Link to the login; a dialog switches, a page navigates. */
  alreadyRegistered: ReactNode;
}

export function SignUpSteps({ step, onStep, onDone, alreadyRegistered }: SignUpStepsProps) {
  return (
    <div className="grid gap-6">
      {step === 'INITIAL' ? (
        <SignUpStart onEmail={() => onStep('EMAIL')} onDone={onDone} />
      ) : (
        <Suspense fallback={<div className="min-h-96" />}>
          <SignUpForm onDone={onDone} />
        </Suspense>
      )}
      <p className="text-sm text-soft">{alreadyRegistered}</p>
    </div>
  );
}

function SignUpStart({ onEmail, onDone }: { onEmail: () => void; onDone: () => void }) {
  const system = useSystem();
  const rule = useSignUpRule();
  const invitation = useInvitation();
  const withoutGoogle = system?.googleSignIn === false;
  const refusal = refusalFor(rule, invitation);
  const sentence = refusal ?? (withoutGoogle ? problems.GOOGLE_NOT_CONFIGURED.message : undefined);

  return (
    <div className="grid gap-3">
      <GoogleButton
        disabled={withoutGoogle || refusal !== undefined}
        describedBy={sentence && 'sign-up-note'}
        invitation={invitation}
        onDone={onDone}
      />
      <Button
        variant="primary"
        size="large"
        icon={<Mail size={18} />}
        disabled={refusal !== undefined}
        aria-describedby={refusal && 'sign-up-note'}
        onClick={onEmail}
      >
        Continue with Email
      </Button>
      {/* Rendered while empty, to avoid a layout shift when the server answers. */}
      <p
        id="sign-up-note"
        className={refusal ? 'min-h-10 text-sm text-soft' : 'min-h-10 text-note text-faint'}
      >
        {sentence}
      </p>
    </div>
  );
}

function refusalFor(
  rule: SignUpRule | undefined,
  invitation: string | undefined,
): string | undefined {
  if (rule === 'closed') return problems.SIGN_UP_CLOSED.message;
  if (rule === 'invitation' && !invitation) return problems.INVITATION_NEEDED.message;
  return undefined;
}
