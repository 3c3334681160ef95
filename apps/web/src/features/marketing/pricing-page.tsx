import { freeClaims, limits, plans, premiumClaims, premiumPrice } from '@maquette/contract';
import type { ReactNode } from 'react';
import { useFreeOffer } from '../../lib/offer.ts';
import { paths } from '../../lib/paths.ts';
import { usePerson } from '../../lib/session/session.ts';
import { useSystem } from '../../lib/system.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckGlyph } from '../../ui/glyphs.tsx';
import { BeginButton } from './begin-button.tsx';

export function PricingPage() {
  const isFree = useFreeOffer();
  const isPremium = usePerson()?.paymentStatus === 'completed';
  const { freePicturesPerDay, premiumFairUsePerDay } = useSystem()?.limits ?? limits;
  return (
    <div className="page pt-12 md:pt-20">
      <h1 className="max-w-[16ch] text-page">Two plans, and a plain price</h1>
      <div className="mt-12 grid gap-6 md:grid-cols-2">
        <PlanCard
          name={plans.free.label}
          price="$0"
          period="for ever"
          gives={freeClaims(freePicturesPerDay)}
        >
          <BeginButton variant="secondary" />
        </PlanCard>
        <PlanCard
          name={plans.premium.label}
          price={premiumPrice.monthly}
          period={premiumPrice.period}
          label={isFree ? premiumPrice.label : undefined}
          gives={premiumClaims}
          distinct
        >
          {isPremium ? (
            <p className="flex min-h-12 items-center gap-2 font-medium text-accent-strong">
              <CheckGlyph />
              This is your plan
            </p>
          ) : (
            <ButtonLink to={paths.upgrade} variant="primary" size="large">
              Upgrade to Premium
            </ButtonLink>
          )}
        </PlanCard>
      </div>
      <p className="mt-8 max-w-[65ch] text-sm text-faint">
        Unlimited means within fair use: up to {premiumFairUsePerDay} pictures a day for one person.{' '}
        {isFree
          ? 'To cancel, a mail to support is enough.'
          : 'Cancel any month in your profile, or by a mail to support; premium stays to the end of the month that is paid.'}
      </p>
    </div>
  );
}

interface PlanCardProps {
  name: string;
  price: string;
  period: string;
  label?: string | undefined;
  distinct?: boolean;
  gives: readonly string[];
  children: ReactNode;
}

function PlanCard({ name, price, period, label, distinct, gives, children }: PlanCardProps) {
  return (
    <section
      aria-label={name}
      className={classNames(
        'flex flex-col gap-7 rounded-lg border p-7 sm:p-10',
        distinct ? 'border-accent bg-raised' : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-title">{name}</h2>
        {label && (
          <span className="rounded-sm bg-accent-wash px-2.5 py-1 text-sm font-medium text-accent-strong">
            {label}
          </span>
        )}
      </div>
      <p>
        <span className="font-serif text-5xl tracking-[-0.025em]">{price}</span>{' '}
        <span className="text-soft">{period}</span>
      </p>
      <ul className="grid gap-3 border-t border-line pt-6">
        {gives.map((line) => (
          <li key={line} className="flex gap-3">
            <span className="mt-0.5 shrink-0 text-accent">
              <CheckGlyph />
            </span>
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-2">{children}</div>
    </section>
  );
}
