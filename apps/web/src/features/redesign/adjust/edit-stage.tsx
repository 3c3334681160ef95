/** The edited picture with the overlay of the selected tool. */
import { type HandEdits, isWithinBrushLimits, type PhotoAnalysis } from '@maquette/contract';
import { useState } from 'react';
import { type OutlinedThing, outlineOrBox, pointsOf } from '../../../studio/seen/outline-layer.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { capital } from '../capital.ts';
import { roomAround } from './box-corners.ts';
import { BoxLayer } from './box-layer.tsx';
import type { Place } from './edits/hand-edits.ts';
import { type FinishTarget, thingAt, thingsOfTarget } from './finish-target.ts';
import { PicturePointer } from './picture-pointer.tsx';
import { ProtectLayer } from './protect-layer.tsx';
import type { BrushChoice } from './protect-panel.tsx';
import { type SurfaceMap, surfaceAt } from './surface-map.ts';
import { surfaceWords, tintOf } from './surface-words.ts';
import { TintLayer } from './tint-layer.tsx';

export type Tool = 'surfaces' | 'finish' | 'protect' | 'box';

const pointerLabels: Readonly<Record<Exclude<Tool, 'box'>, string>> = {
  surfaces: 'Point at a place. Arrow keys move the cross, Enter picks the place',
  finish: 'Point at a surface or a thing to choose it. Arrow keys move the cross, Enter picks',
  protect: 'Paint what stays as it is. Arrow keys move the brush, Enter sets it down',
};

export interface EditStageProps {
  analysis: PhotoAnalysis;
  map: SurfaceMap;
  tool: Tool;
  photoUrl: string;
  /** Shown instead of the photo. */
  previewUrl: string | undefined;
  edits: HandEdits;
  corners: readonly Place[] | undefined;
  place: Place | null;
  target: FinishTarget | null;
  things: readonly OutlinedThing[];
  brush: BrushChoice;
  onPick: (place: Place) => void;
  onEdit: (edits: HandEdits) => void;
}

export function EditStage(props: EditStageProps) {
  const { analysis, map, tool, photoUrl, previewUrl, edits, corners, place, brush } = props;
  const { onPick, onEdit, target } = props;
  const [drawing, setDrawing] = useState<readonly Place[] | null>(null);
  const aspect = analysis.widthPx / analysis.heightPx;
  /** Corners may lie outside of the picture. */
  const stageShare = tool === 'box' ? 1 / (1 + 2 * roomAround) : 1;
  const toWidth = aspect >= 1 ? 1 : 1 / aspect;
  const stroke = (points: readonly Place[]) => ({ points: [...points], ...brush });
  const describe = (at: Place) => {
    const thing = tool === 'finish' && thingAt(props.things, map, at, target?.thing);
    if (thing) return capital(thing.name);
    const name = surfaceAt(map, at);
    return name ? surfaceWords[name].label : 'Nothing';
  };
  return (
    <div className="absolute inset-0 grid p-2 pb-15 sm:p-4 sm:pb-16">
      <div className="grid place-items-center [container-type:size]">
        <div
          className={classNames('relative rounded-sm', tool !== 'box' && 'overflow-hidden')}
          style={{
            width: `calc(${stageShare} * min(100%, 100cqh * ${aspect}))`,
            aspectRatio: aspect,
          }}
        >
          <img
            src={previewUrl ?? photoUrl}
            alt={previewUrl ? 'Live preview' : 'Your photo'}
            draggable={false}
            className="absolute inset-0 size-full object-fill"
          />
          {tool === 'surfaces' && !previewUrl && <TintLayer map={map} only={null} />}
          {!previewUrl && target?.surface && <TintLayer map={map} only={target.surface} />}
          {target?.thing && (
            <ThingOutlines
              things={thingsOfTarget(props.things, target.thing, target.isAll === true)}
              at={target.at}
            />
          )}
          {tool === 'protect' && (
            <ProtectLayer
              aspect={aspect}
              strokes={drawing ? [...edits.protectStrokes, stroke(drawing)] : edits.protectStrokes}
            />
          )}
          {tool !== 'box' && (
            <PicturePointer
              label={pointerLabels[tool]}
              describe={describe}
              {...(tool === 'protect'
                ? {
                    ringShare: brush.width * toWidth,
                    mayDraw: (points: readonly Place[]) =>
                      isWithinBrushLimits([...edits.protectStrokes, stroke(points)]),
                    onDrawing: setDrawing,
                    onStroke: (points: readonly Place[]) =>
                      onEdit({
                        ...edits,
                        protectStrokes: [...edits.protectStrokes, stroke(points)],
                      }),
                  }
                : { onPick })}
            />
          )}
          {tool === 'box' && corners && (
            <BoxLayer
              corners={corners}
              widthPx={analysis.widthPx}
              heightPx={analysis.heightPx}
              onChange={(moved) => onEdit({ ...edits, boxCorners: [...moved] })}
            />
          )}
          {tool === 'surfaces' &&
            edits.surfaceHints.map(({ at, surface }, index) => (
              <Pin key={`${at.x} ${at.y}`} at={at} colour={tintOf(surface)} text={`${index + 1}`} />
            ))}
          {place && <Pin at={place} colour="var(--accent)" text="" />}
        </div>
      </div>
    </div>
  );
}

/** The chosen things, and the tapped point. */
function ThingOutlines({
  things,
  at,
}: {
  things: readonly OutlinedThing[];
  at: Place | undefined;
}) {
  const outlines = things.map((thing) => pointsOf(outlineOrBox(thing)));
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
      >
        {(['var(--paper)', 'var(--accent)'] as const).flatMap((colour, layer) =>
          outlines.map((points) => (
            <polygon
              key={`${colour} ${points}`}
              points={points}
              fill="none"
              stroke={colour}
              strokeWidth={layer === 0 ? 5 : 2.5}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          )),
        )}
      </svg>
      {at && <Pin at={at} colour="var(--accent)" text="" />}
    </>
  );
}

function Pin({ at, colour, text }: { at: Place; colour: string; text: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute grid size-5 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-paper text-[0.6875rem] font-semibold text-paper outline-1 outline-ink"
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%`, background: colour }}
    >
      {text}
    </span>
  );
}
