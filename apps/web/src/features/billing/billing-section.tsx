/** The plan on the profile: its state, its source and a link to manage it. */
import { plans, premiumGives } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiQueries } from '../../lib/api.ts';
import { useContact } from '../../lib/contact/contact.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Tag } from '../../ui/chip.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { ErrorState } from '../../ui/states.tsx';

const day = (moment: string) =>
  new Date(moment).toLocaleDateString(undefined, { dateStyle: 'long' });

/** `onLeave`: called when a link leads away from the page below it. */
export function BillingSection({ onLeave }: { onLeave?: () => void }) {
  const { data, error, refetch } = useQuery(apiQueries.billing.state.queryOptions());
  const { supportMail } = useContact();
  const notices = useNotices();
  const [leaving, setLeaving] = useState(false);
  const toPortal = async () => {
    setLeaving(true);
    try {
      window.location.assign((await api.billing.portal()).url);
    } catch (failure) {
      await notices.failed(problemMessage(failure));
      setLeaving(false);
    }
  };
  if (error) return <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <div className="min-h-44" />;
  const isPremium = data.paymentStatus === 'completed';
  return (
    <section aria-label="Plan and billing" className="grid gap-4 border-t border-line pt-8">
      <h2 className="flex flex-wrap items-center gap-3 text-title">
        Plan and billing
        <Tag>{isPremium ? plans.premium.label : plans.free.label}</Tag>
      </h2>
      {isPremium ? (
        <p className="text-soft">
          {premiumGives}{' '}
          {data.source === 'offer' && 'It rests on the temporary free offer: nothing is charged.'}
          {data.source === 'stripe' &&
            data.paidThrough &&
            (data.cancelsAtPeriodEnd
              ? `Cancelled; premium stays until ${day(data.paidThrough)}.`
              : `Renews on ${day(data.paidThrough)}.`)}
        </p>
      ) : (
        <p className="text-soft">Premium opens the interior studio and lifts the daily limit.</p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {!isPremium && (
          <ButtonLink to={paths.upgrade} variant="primary" onClick={onLeave}>
            Upgrade to Premium
          </ButtonLink>
        )}
        {data.hasPortal && (
          <Button busy={leaving} onClick={() => void toPortal()}>
            Card, invoices, cancelling
          </Button>
        )}
      </div>
      {isPremium && !data.hasPortal && (
        <p className="text-note text-faint">
          To cancel, write to{' '}
          <a href={`mailto:${supportMail}`} className="underline underline-offset-4">
            {supportMail}
          </a>
          .
        </p>
      )}
    </section>
  );
}
