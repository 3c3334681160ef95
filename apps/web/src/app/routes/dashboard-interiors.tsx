import { RedesignScreen } from '../../features/redesign/redesign-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Interiors');

export default function DashboardInteriors() {
  return (
    <Gate name="premium">
      <RedesignScreen kind="interior" />
    </Gate>
  );
}
