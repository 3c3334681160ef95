/** One surface in a material or paint of the user's choice. */
import {
  type FinishMaterial,
  finishMaterials,
  finishPaints,
  materialPicturePath,
  type StudioKind,
  type SurfaceName,
} from '@maquette/contract';
import { Check } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import type { Finish } from './hand-edits.ts';
import { surfaceWords } from './surface-words.ts';

export interface FinishPanelProps {
  kind: StudioKind;
  surface: SurfaceName;
  finishes: readonly Finish[];
  onSurface: (surface: SurfaceName) => void;
  onFinish: (finish: Omit<Finish, 'surface'> | null) => void;
}

type Offered = Readonly<Partial<Record<SurfaceName, readonly FinishMaterial[]>>>;

export const finishedSurfaces = (kind: StudioKind): SurfaceName[] =>
  Object.keys(finishMaterials[kind]) as SurfaceName[];

export function FinishPanel({ kind, surface, finishes, onSurface, onFinish }: FinishPanelProps) {
  const ownColourId = useId();
  const offered: Offered = finishMaterials[kind];
  const chosen = finishes.find((finish) => finish.surface === surface);
  const name = surfaceWords[surface].label.toLowerCase();
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2.5 text-sm font-medium">Surface</legend>
        <div className="flex flex-wrap gap-2">
          {finishedSurfaces(kind).map((one) => (
            <Chip key={one} pressed={one === surface} onClick={() => onSurface(one)}>
              {surfaceWords[one].label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Chip
        className="justify-self-start"
        pressed={chosen === undefined}
        onClick={() => onFinish(null)}
      >
        As the style has it
      </Chip>
      {(offered[surface]?.length ?? 0) > 0 && (
        <fieldset>
          <legend className="mb-2.5 text-sm font-medium">Material</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2.5">
            {offered[surface]?.map(({ kind: material, label }) => (
              <Swatch
                key={material}
                label={label}
                fill={{ backgroundImage: `url("${materialPicturePath(material)}")` }}
                pressed={chosen?.material === material}
                onClick={() => onFinish({ material })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-2.5 text-sm font-medium">Paint</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2.5">
          {finishPaints.map(({ label, colour }) => (
            <Swatch
              key={colour}
              label={label}
              fill={{ backgroundColor: colour }}
              pressed={chosen?.colour === colour}
              onClick={() => onFinish({ colour })}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex items-center gap-3 text-sm">
        <input
          id={ownColourId}
          type="color"
          value={chosen?.colour ?? '#8fa39a'}
          onChange={(event) => onFinish({ colour: event.target.value })}
          className="h-11 w-14 cursor-pointer rounded-md border border-line-strong bg-raised p-1"
        />
        <label htmlFor={ownColourId}>Your own colour for the {name}</label>
      </div>
    </div>
  );
}

interface SwatchProps {
  label: string;
  fill: CSSProperties;
  pressed: boolean;
  onClick: () => void;
}

function Swatch({ label, fill, pressed, onClick }: SwatchProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="group grid content-start gap-1 rounded-md text-left"
    >
      <span
        className="grid aspect-square place-items-center rounded-md border border-line bg-cover group-hover:border-ink group-aria-pressed:border-accent group-aria-pressed:outline-2 group-aria-pressed:outline-accent"
        style={fill}
      >
        {pressed && (
          <span className="grid size-6 place-items-center rounded-full bg-paper text-accent">
            <Check size={16} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className="text-[0.75rem] leading-tight text-soft">{label}</span>
    </button>
  );
}
