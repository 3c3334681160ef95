import { Coming } from '../../ui/coming.tsx';

export function UpgradeScreen() {
  return <Coming title="This Feature is Premium">The upgrade opens soon.</Coming>;
}
