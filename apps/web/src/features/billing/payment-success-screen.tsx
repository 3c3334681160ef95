/** Polls the server for the payment; only a confirmed one is called successful. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { type ProblemMessage, problemMessage } from '../../lib/problem-text.ts';
import { sessionChanged, usePerson } from '../../lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { OpenDoor } from '../../ui/drawings.tsx';
import { ErrorWords } from '../../ui/error-words.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { Sparkles } from './sparkles.tsx';

export function PaymentSuccessScreen() {
  const person = usePerson();
  const [search] = useSearchParams();
  const wasRequested = useRef(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ProblemMessage | null>(null);
  const confirmed = person?.paymentStatus === 'completed';
  const sessionId = search.get('session_id') ?? undefined;

  const ask = useCallback(async () => {
    setAsking(true);
    try {
      await api.billing.confirm({ sessionId });
      await sessionChanged();
    } catch (error) {
      setFailure(problemMessage(error));
    }
    setAsking(false);
  }, [sessionId]);

  useEffect(() => {
    if (wasRequested.current || !person || confirmed) return;
    wasRequested.current = true;
    void ask();
  }, [person, confirmed, ask]);

  if (!confirmed && !failure) return <SpinnerPage label="Confirming your payment" />;
  return (
    <div className="page grid min-h-[60dvh] content-center justify-items-center gap-6 py-20 text-center">
      {confirmed ? (
        <>
          <Sparkles />
          <div className="w-56">
            <OpenDoor className="text-ink" />
          </div>
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
          <p role="alert" className="max-w-[44ch] text-soft">
            {failure && <ErrorWords {...failure} />}
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" busy={asking} onClick={() => void ask()}>
              Ask again
            </Button>
            <ButtonLink to={paths.upgrade}>See premium</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
