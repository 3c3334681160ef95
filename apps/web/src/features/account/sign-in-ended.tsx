import { notices } from '@maquette/contract';
import type { Person } from '../../lib/session/session.ts';
import { declineSignIn } from '../../lib/session/sign-in-ended.ts';
import { useSystem } from '../../lib/system.ts';
import { GoogleButton } from './google-button.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/**
 * Login dialog over a screen whose session has ended. Waiting requests learn the outcome from the session.
 */
export function SignInEnded({ person }: { person: Person }) {
  const system = useSystem();
  return (
    <SignInAgain
      email={person.email}
      title="Welcome back"
      sentence={notices.signInEnded}
      action="Sign in and go on"
      onClose={declineSignIn}
    >
      {system?.googleSignIn && <GoogleButton onDone={() => {}} />}
    </SignInAgain>
  );
}
