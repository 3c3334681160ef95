import { notices } from '@maquette/contract';
import type { Person } from '../../lib/session/session.ts';
import { declineSignIn } from '../../lib/session/sign-in-ended.ts';
import { useSystem } from '../../lib/system.ts';
import { GoogleButton } from './google-button.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Signing in again over the screen one works at. Who waits learns it from the session itself. */
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
