/** How much changes: one of three options, each explained in a sentence. */
import { type Change, changes, type StudioKind } from '@maquette/contract';
import { useId } from 'react';

export interface ChangeChoiceProps {
  kind: StudioKind;
  chosen: Change;
  onChoose: (change: Change) => void;
}

export function ChangeChoice({ kind, chosen, onChoose }: ChangeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 text-sm font-medium">How much changes</legend>
      <div className="grid gap-2 @min-[36rem]:grid-cols-3">
        {changes[kind].options.map(({ value, label, hint }) => (
          <label
            key={value}
            className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 rounded-md border border-line-strong px-3 py-2.5 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-describedby={`${name}-${value}`}
              aria-label={label}
              className="mt-1 size-4 accent-accent outline-none"
            />
            <span className="grid">
              <span className="text-sm font-medium">{label}</span>
              <span id={`${name}-${value}`} className="text-note text-soft">
                {hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
