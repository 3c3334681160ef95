import { RedesignScreen } from '../../features/redesign/redesign-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Interiors');

export default function Interiors() {
  return (
    <Gate name="account">
      <RedesignScreen kind="interior" />
    </Gate>
  );
}
