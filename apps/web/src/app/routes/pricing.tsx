import { PricingPage } from '../../features/marketing/pricing-page.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Pricing');

export default function Pricing() {
  return <PricingPage />;
}
