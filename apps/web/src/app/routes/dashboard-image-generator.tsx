import { VisualsScreen } from '../../features/visuals/visuals-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Visuals');

export default function DashboardImageGenerator() {
  return (
    <Gate name="account">
      <VisualsScreen />
    </Gate>
  );
}
