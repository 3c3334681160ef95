import { HistoryScreen } from '../../features/result/history-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('History');

export default function History() {
  return (
    <Gate name="account">
      <HistoryScreen />
    </Gate>
  );
}
