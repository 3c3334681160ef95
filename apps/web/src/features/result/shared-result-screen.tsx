import { Coming } from '../../ui/coming.tsx';

export function SharedResultScreen() {
  return <Coming title="Shared result">Here a result that somebody shared will be shown.</Coming>;
}
