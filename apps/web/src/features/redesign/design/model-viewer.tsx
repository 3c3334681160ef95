/** 3D viewer of a design, to orbit or walk through; a still picture without WebGL. */
import { Footprints, Orbit, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Slider } from '../../../ui/forms/slider.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { hours, hourText, type Season, seasons } from './daylight.ts';
import type { Manner } from './stage/model-stage.ts';
import { firstHours } from './stage/stage-lights.ts';
import { type ShownModel, useModelStage } from './stage/use-model-stage.ts';
import { ViewInRoom } from './view-in-room.tsx';
import { stepOfKey, turnOfKey } from './walking.ts';
import { WalkingPad } from './walking-pad.tsx';

export interface ModelViewerProps extends ShownModel {
  title: string;
  /** Shown without WebGL. */
  stillUrl: string;
}

const hourStep = 0.5;
const turnStep = 0.16;
const nearerStep = 0.88;
const zoomOfKey: Readonly<Record<string, number>> = {
  Equal: nearerStep,
  NumpadAdd: nearerStep,
  Minus: 1 / nearerStep,
  NumpadSubtract: 1 / nearerStep,
};

const hints = {
  turn: 'Drag to turn, pinch or scroll to come nearer. With the keyboard: arrow keys, plus and minus.',
  walk: 'Drag to look round. Walk with the pad, or with W, A, S, D and the arrow keys.',
} as const;

export function ModelViewer(props: ModelViewerProps) {
  const [tries, setTries] = useState(0);
  return <Viewer key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Viewer(props: ModelViewerProps & { onRetry: () => void }) {
  const { title, stillUrl, kind, onRetry } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { stage, state } = useModelStage(canvas, props);
  const [manner, setManner] = useState<Manner>('turn');
  const [hour, setHour] = useState<number>(firstHours[kind]);
  const [season, setSeason] = useState<Season>('summer');

  const chooseManner = (next: Manner) => {
    setManner(next);
    stage.current?.setManner(next);
  };
  const onKey = (event: KeyboardEvent, isDown: boolean) => {
    const { code } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOfKey[code];
    const turn = turnOfKey[code];
    if (manner === 'walk') {
      if (step) stage.current?.step(step, isDown);
      else if (turn) stage.current?.turn(isDown ? turn : 0);
      else return;
    } else {
      const zoom =
        zoomOfKey[code] ??
        (code === 'ArrowUp' ? nearerStep : code === 'ArrowDown' ? 1 / nearerStep : 1);
      if (!turn && zoom === 1) return;
      if (isDown) stage.current?.turnBy(-(turn ?? 0) * turnStep, zoom);
    }
    event.preventDefault();
  };
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 0) stage.current?.drag(event.movementX, event.movementY);
  };

  if (state === 'unsupported') {
    return (
      <figure className="grid gap-2">
        <img src={stillUrl} alt={title} className="w-full rounded-md border border-line" />
        <figcaption className="text-sm text-soft">
          This browser cannot draw models (it has no WebGL), so here is the picture. The model can
          be downloaded below.
        </figcaption>
      </figure>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="relative h-[min(70vh,34rem)] overflow-hidden rounded-md border border-line bg-sunken">
        <canvas
          ref={canvas}
          tabIndex={0}
          role="img"
          aria-label={`Model: ${title}. ${hints[manner]}`}
          className="size-full touch-none outline-offset-[-3px]"
          onKeyDown={(event) => onKey(event, true)}
          onKeyUp={(event) => onKey(event, false)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onBlur={() => {
            for (const step of Object.values(stepOfKey)) stage.current?.step(step, false);
            stage.current?.turn(0);
          }}
        />
        {state === 'loading' && (
          <div className="absolute inset-0 grid place-items-center" role="status">
            <span className="grid justify-items-center gap-3 text-sm text-soft">
              <Spinner label="Building the model" size={28} />
              Building the model
            </span>
          </div>
        )}
        {state === 'failed' && (
          <div className="absolute inset-x-4 top-4">
            <ErrorState sentence="The model could not be loaded." onRetry={onRetry} />
          </div>
        )}
        {manner === 'walk' && state === 'ready' && (
          <WalkingPad onStep={(step, isHeld) => stage.current?.step(step, isHeld)} />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,18rem)] sm:items-end sm:justify-between">
        <div className="flex flex-wrap gap-2">
          <Chip
            pressed={manner === 'turn'}
            icon={<Orbit size={16} aria-hidden="true" />}
            onClick={() => chooseManner('turn')}
          >
            Turn
          </Chip>
          <Chip
            pressed={manner === 'walk'}
            icon={<Footprints size={16} aria-hidden="true" />}
            onClick={() => chooseManner('walk')}
          >
            Walk
          </Chip>
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCcw size={16} />}
            onClick={() => stage.current?.reset()}
          >
            Reset view
          </Button>
          <ViewInRoom title={title} sceneOf={() => stage.current?.scene} />
        </div>
        <Slider
          label="Daylight"
          value={hour}
          min={hours.first}
          max={hours.last}
          step={hourStep}
          format={hourText}
          onValueChange={(next) => {
            setHour(next);
            stage.current?.setLight(next, season);
          }}
        />
      </div>
      {kind === 'house' && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Season</legend>
          {seasons.map((one) => (
            <Chip
              key={one}
              pressed={one === season}
              onClick={() => {
                setSeason(one);
                stage.current?.setLight(hour, one);
              }}
            >
              {`${one.charAt(0).toUpperCase()}${one.slice(1)}`}
            </Chip>
          ))}
        </fieldset>
      )}
      <p className="text-sm text-soft">{hints[manner]}</p>
    </div>
  );
}
