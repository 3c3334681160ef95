/** State of the e-mail confirmation, on servers that send mail, with a button to resend the link. */
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { problemMessage } from '../../../lib/problem-text.ts';
import { askForConfirmation, confirmAddress } from '../../../lib/session/account.ts';
import type { Person } from '../../../lib/session/session.ts';
import { useSystem } from '../../../lib/system.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states.tsx';

export function AddressConfirmation({ person }: { person: Person }) {
  const system = useSystem();
  const [search, setSearch] = useSearchParams();
  const [hasConfirmed, setConfirmed] = useState(false);
  const code = search.get('confirm');
  if (person.isAddressConfirmed) {
    return hasConfirmed ? <p role="status">Your e-mail address is confirmed.</p> : null;
  }
  if (code) {
    return (
      <Step
        sentence={`The link you opened shows that ${person.email} is yours.`}
        action="Confirm my address"
        isPrimary
        work={async () => {
          setConfirmed(true);
          await confirmAddress(code);
          setSearch({}, { replace: true });
        }}
        after={<AnotherLink />}
      />
    );
  }
  if (system?.mail !== 'smtp') return null;
  return <AnotherLink />;
}

function AnotherLink() {
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <p role="status" className="border-l-2 border-accent pl-4">
        A mail is on its way. Open its link in this browser within one day.
      </p>
    );
  }
  return (
    <Step
      sentence="Your e-mail address is not confirmed yet. The link is in the mail you got when you signed up."
      action="Send another link"
      work={async () => {
        await askForConfirmation();
        setSent(true);
      }}
    />
  );
}

interface StepProps {
  sentence: string;
  action: string;
  isPrimary?: boolean;
  work: () => Promise<void>;
  /** Shown after a failed attempt. */
  after?: ReactNode;
}

function Step({ sentence, action, isPrimary = false, work, after }: StepProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label="E-mail address" className="grid justify-items-start gap-3">
      <p className="text-sm text-soft wrap-anywhere">{sentence}</p>
      {failure !== undefined && <ErrorState {...problemMessage(failure)} className="w-full" />}
      <Button
        size={isPrimary ? undefined : 'small'}
        variant={isPrimary ? 'primary' : undefined}
        busy={isBusy}
        onClick={() => void begin()}
      >
        {action}
      </Button>
      {failure !== undefined && after}
    </section>
  );
}
