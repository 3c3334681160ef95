import { plans, premiumPrice, problems, notices as sentences, tools } from '@maquette/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useFreeOffer } from '../../lib/offer.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { refreshSession, usePerson } from '../../lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { OpenDoor } from '../../ui/drawings.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';

export function UpgradeScreen() {
  const navigate = useNavigate();
  const notices = useNotices();
  const isFree = useFreeOffer();
  const isPremium = usePerson()?.paymentStatus === 'completed';
  const [busy, setBusy] = useState(false);

  /** Our own checkout page, or the payment provider's hosted one. */
  const toCheckout = async () => {
    try {
      const { url } = await api.billing.checkout();
      if (url.startsWith('/')) await navigate(url);
      else window.location.assign(url);
    } catch (error) {
      await notices.failed(problemMessage(error));
    }
  };

  const upgrade = async () => {
    const session = await refreshSession();
    if (session.status === 'signed-out') {
      await notices.alert(problems.NOT_AUTHENTICATED.message);
      await navigate(paths.login);
    } else if (session.status !== 'signed-in') {
      await notices.alert(problems.PAYMENT_STATUS_UNKNOWN.message);
    } else if (session.person.paymentStatus === 'completed') {
      if (await notices.confirm(sentences.alreadyPremium)) await navigate(paths.interiorsPremium);
    } else {
      await toCheckout();
    }
  };

  const press = async () => {
    setBusy(true);
    await upgrade();
    setBusy(false);
  };

  return (
    <div className="page grid items-center gap-12 py-16 md:grid-cols-2 md:py-24">
      <div className="grid justify-items-start gap-6">
        <h1 className="text-page">This Feature is Premium</h1>
        {isPremium && <p className="font-medium">{problems.ALREADY_PREMIUM.message}</p>}
        <p className="max-w-[48ch] text-soft">
          Premium opens the interior studio, pictures up to {plans.premium.maxSidePx} pixels and
          renders without a daily limit. It is {premiumPrice.monthly} {premiumPrice.period}
          {isFree && ', and free at the moment'}.
        </p>
        <div className="flex flex-wrap gap-3">
          {isPremium ? (
            <ButtonLink to={paths.interiorsPremium} variant="primary" size="large">
              Open {tools.interior.label}
            </ButtonLink>
          ) : (
            <Button variant="primary" size="large" busy={busy} onClick={() => void press()}>
              Upgrade to Premium
            </Button>
          )}
          <ButtonLink to={paths.home} size="large">
            Return to homepage
          </ButtonLink>
        </div>
      </div>
      <OpenDoor className="text-ink" />
    </div>
  );
}
