/** Chooses a material or paint for one surface or thing. */
import {
  type FinishMaterial,
  finishMaterials,
  finishPaints,
  type HandEdits,
  limits,
  materialPicturePath,
  type StudioKind,
  type SurfaceName,
  thingMaterials,
} from '@maquette/contract';
import { Check } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import type { OutlinedThing } from '../../../studio/seen/outline-layer.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { thingLabels } from '../keep/kept-things.ts';
import { paintOf } from './edits/change-edits.ts';
import { type Finish, isSameThing } from './edits/hand-edits.ts';
import type { FinishTarget } from './finish-target.ts';
import { surfaceWords } from './surface-words.ts';

export interface FinishPanelProps {
  kind: StudioKind;
  things: readonly OutlinedThing[];
  target: FinishTarget;
  edits: HandEdits;
  onTarget: (target: FinishTarget) => void;
  onFinish: (finish: Pick<Finish, 'material' | 'colour'> | null) => void;
}

type Offered = Readonly<Partial<Record<SurfaceName, readonly FinishMaterial[]>>>;

export const finishedSurfaces = (kind: StudioKind): SurfaceName[] =>
  Object.keys(finishMaterials[kind]) as SurfaceName[];

/** A target's label, its current finish and the available ones. */
function shownOf(kind: StudioKind, target: FinishTarget, edits: HandEdits) {
  if (target.thing)
    return {
      name: target.thing.name,
      chosen: paintOf(edits, target.thing),
      materials: thingMaterials[target.thing.name] ?? [],
      without: 'As it is',
    };
  const { surface } = target;
  const offered: Offered = finishMaterials[kind];
  return {
    name: surfaceWords[surface].label.toLowerCase(),
    chosen: edits.finishes.find((finish) => finish.surface === surface),
    materials: offered[surface] ?? [],
    without: 'As the style has it',
  };
}

export function FinishPanel(props: FinishPanelProps) {
  const { kind, things, target, edits, onTarget, onFinish } = props;
  const ownColourId = useId();
  const { name, chosen, materials, without } = shownOf(kind, target, edits);
  const labels = thingLabels(things);
  const ofKind = things.filter((thing) => thing.name === name).length;
  const isFull = edits.paintedThings.length >= limits.paintedThings;
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2.5 text-sm font-medium">Surface</legend>
        <div className="flex flex-wrap gap-2">
          {finishedSurfaces(kind).map((one) => (
            <Chip
              key={one}
              pressed={target.surface === one}
              onClick={() => onTarget({ surface: one })}
            >
              {surfaceWords[one].label}
            </Chip>
          ))}
        </div>
      </fieldset>
      {things.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-sm font-medium">Thing</legend>
          <p className="mb-2.5 text-note text-soft">
            Tap a thing on the photo: the part of it that has the colour you tap is painted.
          </p>
          <div className="flex flex-wrap gap-2">
            {things.map((thing, at) => (
              <Chip
                key={labels[at]}
                pressed={target.thing !== undefined && isSameThing(target.thing, thing)}
                disabled={isFull && !paintOf(edits, thing)}
                onClick={() =>
                  onTarget({
                    thing,
                    at: paintOf(edits, thing)?.at,
                    isAll: name === thing.name && target.isAll,
                  })
                }
              >
                {labels[at]}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {target.thing && ofKind > 1 && (
        <fieldset>
          <legend className="mb-2.5 text-sm font-medium">How many</legend>
          <div className="flex flex-wrap gap-2">
            {[false, true].map((isAll) => (
              <Chip
                key={String(isAll)}
                pressed={(target.isAll === true) === isAll}
                onClick={() => onTarget({ ...target, isAll })}
              >
                {isAll ? `All ${ofKind} (${name})` : 'Only this one'}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <Chip
        className="justify-self-start"
        pressed={chosen === undefined}
        onClick={() => onFinish(null)}
      >
        {without}
      </Chip>
      {materials.length > 0 && (
        <fieldset>
          <legend className="mb-2.5 text-sm font-medium">Material</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2.5">
            {materials.map(({ kind: material, label }) => (
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
