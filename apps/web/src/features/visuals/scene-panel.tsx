/** Next steps for one picture: the scene seen differently, scale drawings, downloads. */
import type { LensName, Picture, SceneChange } from '@maquette/contract';
import { Box, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AskAbout } from '../../studio/ask-about.tsx';
import {
  type ScaleDrawing,
  scaleDrawingKinds,
  scaleDrawings,
} from '../../studio/result/scale-drawings.ts';
import { Chip } from '../../ui/chip.tsx';
import { sceneActions } from './actions.ts';
import { FinerChoice } from './finer-choice.tsx';

const fileLink =
  'inline-flex min-h-9 items-center gap-2 text-sm text-soft underline underline-offset-4 hover:text-ink';

export function ScenePanel({
  picture,
  result,
  onChange,
  onFiner,
}: {
  picture: Picture;
  /** Name of the result, unique on the page. */
  result: string;
  onChange: (change: SceneChange) => void;
  /** Absent if the picture can't be rendered finer. */
  onFiner: ((lens: LensName) => void) | undefined;
}) {
  const [shown, setShown] = useState<ScaleDrawing | null>(null);
  const panel = useRef<HTMLElement>(null);
  // It opens below the pictures, which on a phone is far from the button.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { scene } = picture;
  return (
    <section
      ref={panel}
      aria-label={`Picture ${picture.index + 1} of ${result}`}
      className="grid scroll-my-20 gap-4 rounded-md border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">
          Picture {picture.index + 1}: the same scene, seen otherwise.
        </p>
        <AskAbout pictureUrl={picture.url} />
      </div>
      {onFiner && <FinerChoice onFiner={onFiner} />}
      {sceneActions.map(({ label, actions }) => (
        <fieldset key={label} className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">{label}</legend>
          <div className="flex flex-wrap gap-2">
            {actions.map((action) => (
              <Chip key={action.label} onClick={() => onChange(action.change)}>
                {action.label}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      {scene && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">Drawings and model</legend>
          <div className="flex flex-wrap items-center gap-2">
            {scaleDrawingKinds.map((kind) => (
              <Chip
                key={kind}
                pressed={shown === kind}
                onClick={() => setShown(shown === kind ? null : kind)}
              >
                {scaleDrawings[kind]}
              </Chip>
            ))}
            <a href={scene.model} download className={`${fileLink} px-2`}>
              <Box size={16} aria-hidden="true" />
              3D model (glTF)
            </a>
          </div>
          {shown && (
            <figure className="mt-2 grid gap-2">
              {/* The sheet stays white in the dark theme. */}
              <img
                src={scene[shown]}
                alt={`${scaleDrawings[shown]} of ${result}, with dimensions in metres`}
                className="max-h-144 w-full rounded-sm border border-line bg-[#fbfaf6] object-contain"
              />
              <figcaption>
                <a href={scene[shown]} download className={fileLink}>
                  <Download size={16} aria-hidden="true" />
                  {scaleDrawings[shown]} (SVG)
                </a>
              </figcaption>
            </figure>
          )}
        </fieldset>
      )}
    </section>
  );
}
