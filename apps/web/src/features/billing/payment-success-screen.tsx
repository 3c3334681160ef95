import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { refreshSession, usePerson } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sparkles } from './sparkles.tsx';

/** Says what the server knows: only a confirmed payment is called successful. */
export function PaymentSuccessScreen() {
  const person = usePerson();
  const [asking, setAsking] = useState(false);
  const askAgain = async () => {
    setAsking(true);
    await refreshSession();
    setAsking(false);
  };
  const confirmed = person?.paymentStatus === 'completed';
  return (
    <div className="page grid min-h-[60dvh] content-center justify-items-center gap-6 py-20 text-center">
      {confirmed ? (
        <>
          <Sparkles />
          <h1 className="text-page">Payment Successful!</h1>
          <p className="max-w-[44ch] text-soft">
            Premium is yours: the interior studio is open, and pictures come in high resolution.
          </p>
          <ButtonLink to={paths.launcher} variant="primary" size="large">
            Continue to Dashboard
          </ButtonLink>
        </>
      ) : (
        <>
          <h1 className="text-page">Not confirmed yet</h1>
          <p className="max-w-[44ch] text-soft">
            No payment has been confirmed for your account. If you have just paid, this can take a
            moment.
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" busy={asking} onClick={() => void askAgain()}>
              Ask again
            </Button>
            <ButtonLink to={paths.upgrade}>See premium</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
