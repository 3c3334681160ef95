import { type StudioKind, tools } from '@maquette/contract';
import { Coming } from '../../ui/coming.tsx';

export function RedesignScreen({ kind }: { kind: StudioKind }) {
  return (
    <Coming title={tools[kind].label}>
      Here you will restyle a photo of your own {kind === 'interior' ? 'room' : 'house'}.
    </Coming>
  );
}
