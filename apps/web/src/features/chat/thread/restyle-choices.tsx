/** Open choices of a proposed restyle: studio, style, room type. */
import { type PictureProposal, type StudioKind, studios } from '@maquette/contract';
import { Chip } from '../../../ui/chip.tsx';
import { Select } from '../../../ui/forms/select.tsx';

type Restyle = Extract<PictureProposal, { tool: 'restyle' }>;

const kinds: readonly { readonly kind: StudioKind; readonly label: string }[] = [
  { kind: 'interior', label: 'A room' },
  { kind: 'exterior', label: 'A building' },
];

export interface RestyleChoicesProps {
  wanted: Restyle;
  onChange: (wanted: Restyle) => void;
}

export function RestyleChoices({ wanted, onChange }: RestyleChoicesProps) {
  const studio = studios[wanted.kind];
  const change = (kind: StudioKind) => {
    const { styles, defaults } = studios[kind];
    const isKnown = styles.some(({ label }) => label === wanted.style);
    onChange({ ...wanted, ...defaults, kind, style: isKnown ? wanted.style : defaults.style });
  };
  return (
    <>
      <fieldset className="flex gap-2">
        <legend className="unseen">What the photo shows</legend>
        {kinds.map(({ kind, label }) => (
          <Chip key={kind} pressed={wanted.kind === kind} onClick={() => change(kind)}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Select
          label="Style"
          options={studio.styles.map(({ label }) => ({ label, value: label }))}
          value={wanted.style}
          onValueChange={(style) => onChange({ ...wanted, style })}
        />
        <Select
          label="Room type"
          options={studio.roomTypes}
          value={wanted.roomType}
          onValueChange={(roomType) => onChange({ ...wanted, roomType })}
        />
      </div>
    </>
  );
}
