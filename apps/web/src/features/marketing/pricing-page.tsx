import { Coming } from '../../ui/coming.tsx';

export function PricingPage() {
  return <Coming title="Pricing">This page opens soon.</Coming>;
}
