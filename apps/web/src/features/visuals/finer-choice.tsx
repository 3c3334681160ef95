/** Renders one picture again in higher quality. */
import type { LensName } from '@maquette/contract';
import { Aperture } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lenses } from './finer.ts';
import { WishSelect } from './wish-select.tsx';

export function FinerChoice({ onFiner }: { onFiner: (lens: LensName) => void }) {
  const [chosen, setChosen] = useState(lenses[0]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">Nearer to a photograph</legend>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon={<Aperture size={16} />} onClick={() => onFiner(chosen.value)}>
          Finer
        </Button>
        <WishSelect
          label="Lens"
          value={chosen.value}
          shown={`Lens: ${chosen.label.toLowerCase()}`}
          rounded
          options={lenses}
          onChange={(value) => setChosen(lenses.find((lens) => lens.value === value) ?? chosen)}
        />
      </div>
      <p className="text-note text-soft">
        The same view with softer light, shade where things touch and smoother edges. It takes a few
        times as long.
      </p>
    </fieldset>
  );
}
