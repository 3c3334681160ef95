import { UpgradeScreen } from '../../features/billing/upgrade-screen.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Upgrade');

export default function UpgradePremium() {
  return <UpgradeScreen />;
}
