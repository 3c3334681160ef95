import { RedesignScreen } from '../../features/redesign/redesign-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Exteriors');

export default function DashboardExteriors() {
  return (
    <Gate name="account">
      <RedesignScreen kind="exterior" />
    </Gate>
  );
}
