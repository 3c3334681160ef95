/** Rarely used choices: amount of decor, seed. */
import { storedChangeDefault } from '@maquette/contract';
import { isSeed, mostSeed } from '../../../lib/seed.ts';
import { Chip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { decorOptions, type Recipe } from '../recipe.ts';

export interface MoreChoicesProps {
  recipe: Recipe;
  hasSeed: boolean;
  onSet: (change: Partial<Recipe>) => void;
}

export function MoreChoices({ recipe, hasSeed, onSet }: MoreChoicesProps) {
  return (
    <div className="grid gap-4">
      {recipe.change === storedChangeDefault && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Decor</legend>
          <div className="flex flex-wrap gap-2">
            {decorOptions.map(({ value, label }) => (
              <Chip
                key={value}
                pressed={recipe.decor === value}
                onClick={() => onSet({ decor: value })}
              >
                {label}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {hasSeed && (
        <TextField
          label="Seed"
          type="number"
          inputMode="numeric"
          min={0}
          max={mostSeed}
          value={recipe.seed}
          hint="The same seed gives the same picture; another seed another layout, other materials and decor."
          onChange={(event) => {
            const { value } = event.target;
            if (value === '' || isSeed(value)) onSet({ seed: Number(value) });
          }}
        />
      )}
    </div>
  );
}
