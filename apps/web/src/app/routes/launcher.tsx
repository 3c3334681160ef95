import { LauncherScreen } from '../../features/launcher/launcher-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Launcher');

export default function Launcher() {
  return (
    <Gate name="launcher">
      <LauncherScreen />
    </Gate>
  );
}
