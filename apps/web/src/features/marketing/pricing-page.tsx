import { limits, plans, premiumPrice } from '@maquette/contract';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckGlyph } from '../../ui/glyphs.tsx';
import { BeginButton } from './begin-button.tsx';

const freeGives = [
  'The architecture assistant, read aloud too',
  'The exterior studio with all its styles',
  'The visuals studio',
  `${limits.freePicturesPerDay} pictures a day`,
  `Pictures up to ${plans.free.maxSidePx} pixels`,
] as const;

const premiumGives = [
  'Unlimited interior and exterior renders',
  'Unlimited architectural responses',
  'Unlimited audio responses',
  `A high-resolution image generator: up to ${plans.premium.maxSidePx} pixels`,
] as const;

export function PricingPage() {
  return (
    <div className="page pt-12 md:pt-20">
      <h1 className="max-w-[16ch] text-page">Two plans, and a plain price</h1>
      <div className="mt-12 grid gap-6 md:grid-cols-2">
        <PlanCard name={plans.free.label} price="$0" period="for ever" gives={freeGives}>
          <BeginButton />
        </PlanCard>
        <PlanCard
          name={plans.premium.label}
          price={premiumPrice.monthly}
          period={premiumPrice.period}
          label={premiumPrice.label}
          gives={premiumGives}
        >
          <ButtonLink to={paths.upgrade} size="large">
            Upgrade to Premium
          </ButtonLink>
        </PlanCard>
      </div>
      <p className="mt-8 max-w-[65ch] text-sm text-faint">
        Unlimited means within fair use: up to {limits.premiumFairUsePerDay} pictures a day for one
        person. To cancel, a mail to support is enough.
      </p>
    </div>
  );
}

interface PlanCardProps {
  name: string;
  price: string;
  period: string;
  label?: string;
  gives: readonly string[];
  children: ReactNode;
}

function PlanCard({ name, price, period, label, gives, children }: PlanCardProps) {
  return (
    <section
      aria-label={name}
      className={classNames(
        'flex flex-col gap-7 rounded-lg border p-7 sm:p-10',
        label ? 'border-accent bg-raised' : 'border-line',
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
