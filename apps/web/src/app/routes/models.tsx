import { ModelsScreen } from '../../features/engines/models-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Models');

export default function Models() {
  return (
    <Gate name="account">
      <ModelsScreen />
    </Gate>
  );
}
