/** The detected surfaces with their confidence, and a correction at the picked point. */
import type { PhotoAnalysis, StudioKind, SurfaceName } from '@maquette/contract';
import { X } from 'lucide-react';
import { Chip } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Place, SurfaceHint } from './edits/hand-edits.ts';
import { namedSurfaces, surfaceWords, tintOf } from './surface-words.ts';

export interface SurfacesPanelProps {
  kind: StudioKind;
  analysis: PhotoAnalysis;
  picked: { readonly place: Place; readonly readAs: SurfaceName | undefined } | null;
  hints: readonly SurfaceHint[];
  onName: (surface: SurfaceName) => void;
  onRemove: (hint: SurfaceHint) => void;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const leastShare = 0.005;

export function SurfacesPanel({
  kind,
  analysis,
  picked,
  hints,
  onName,
  onRemove,
}: SurfacesPanelProps) {
  const seen = analysis.surfaces
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share);
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-2.5">
        <legend className="text-sm font-medium">
          {picked
            ? `Read as ${picked.readAs ? surfaceWords[picked.readAs].label.toLowerCase() : 'nothing'}. What is it?`
            : 'Tap a place on the photo, then say what it is'}
        </legend>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {namedSurfaces[kind].map((name) => (
            <Chip
              key={name}
              disabled={!picked}
              pressed={picked?.readAs === name}
              onClick={() => onName(name)}
              icon={
                <span
                  aria-hidden="true"
                  className="size-3 rounded-full"
                  style={{ background: tintOf(name) }}
                />
              }
            >
              {surfaceWords[name].label}
            </Chip>
          ))}
        </div>
      </fieldset>
      {hints.length > 0 && (
        <ul aria-label="Places you named" className="grid gap-1">
          {hints.map((hint, index) => (
            <li
              key={`${hint.at.x} ${hint.at.y}`}
              className="flex min-h-9 items-center justify-between gap-2 text-sm"
            >
              <span>
                {index + 1}. {surfaceWords[hint.surface].label}
              </span>
              <IconButton
                size="small"
                label={`Forget place ${index + 1}`}
                icon={<X size={16} />}
                onClick={() => onRemove(hint)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <h3 className="font-sans text-sm font-medium">What we read</h3>
        <ul className="mt-2 grid gap-2.5">
          {seen.map(({ name, share, confidence }) => (
            <li
              key={name}
              className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 text-sm"
            >
              <span
                aria-hidden="true"
                className="size-3 rounded-sm"
                style={{ background: tintOf(name) }}
              />
              <span>
                {surfaceWords[name].label}{' '}
                <span className="text-faint tabular-nums">{percent(share)} of the photo</span>
              </span>
              <span className="text-soft tabular-nums">{percent(confidence)} sure</span>
              <span aria-hidden="true" className="col-span-3 mt-1 h-0.5 bg-line">
                <span
                  className="block h-full bg-accent"
                  style={{ width: `${Math.min(1, confidence) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
