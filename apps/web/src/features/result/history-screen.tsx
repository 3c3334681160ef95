import { Coming } from '../../ui/coming.tsx';

export function HistoryScreen() {
  return <Coming title="History">Here everything you made will be found again.</Coming>;
}
