import { Coming } from '../../ui/coming.tsx';

export function VisualsScreen() {
  return <Coming title="Visuals">Here your words will become pictures of buildings.</Coming>;
}
