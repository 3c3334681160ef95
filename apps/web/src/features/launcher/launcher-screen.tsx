import { Coming } from '../../ui/coming.tsx';

export function LauncherScreen() {
  return <Coming title="Launcher">This page opens soon.</Coming>;
}
