/** Checkout of the free offer: what is bought, today's price, no card. */
import { plans, premiumClaims, premiumPrice } from '@maquette/contract';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

export function CheckoutScreen() {
  const navigate = useNavigate();
  return (
    <div className="page grid justify-items-center py-14">
      <section
        aria-label="Checkout"
        className="grid w-full max-w-xl gap-7 rounded-lg border border-line bg-raised p-7 shadow-card sm:p-10"
      >
        <header className="grid gap-2">
          <h1 className="text-heading">Maquette {plans.premium.label}</h1>
          <p className="text-soft">
            While the offer lasts, premium is free on this server. No card is asked for and nothing
            will be charged. Should that ever change, you are asked first.
          </p>
        </header>
        <ul className="grid list-disc gap-1.5 pl-5">
          {['The interior studio, with all its styles', ...premiumClaims].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <dl className="grid gap-2 border-y border-line py-4">
          <div className="flex justify-between gap-4">
            <dt>Premium, {premiumPrice.period}</dt>
            <dd className="text-faint">
              <span className="unseen">instead of </span>
              <s>{premiumPrice.monthly}</s>
            </dd>
          </div>
          <div className="flex justify-between gap-4 text-title">
            <dt>Today</dt>
            <dd>{premiumPrice.today}</dd>
          </div>
        </dl>
        <div className="grid gap-3 sm:flex">
          <Button
            variant="primary"
            size="large"
            onClick={() => void navigate(paths.paymentSuccess)}
          >
            Get Premium for {premiumPrice.today}
          </Button>
          <ButtonLink to={paths.pricing} size="large" variant="quiet">
            Not now
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
