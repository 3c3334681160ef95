import { PolicyPage } from '../../features/marketing/policy-page.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Policy');

export default function Policy() {
  return <PolicyPage />;
}
