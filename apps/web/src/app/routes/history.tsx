import { History } from '../../features/result/history.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('History');

export default function HistoryPage() {
  return (
    <Gate name="account">
      <History />
    </Gate>
  );
}
