/**
 * "Adjust": corrects what was detected on the photo. Every edit updates a small live preview and can be
 * undone.
 */
import { Dialog as Base } from '@base-ui/react/dialog';
import { type HandEdits, isWithinBrushLimits, type StudioKind } from '@maquette/contract';
import { type CSSProperties, type KeyboardEvent, useReducer, useState } from 'react';
import { problemMessage } from '../../../lib/problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SpinnerPage } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Recipe } from '../recipe.ts';
import { AdjustHeader } from './adjust-header.tsx';
import { EditStage, type Tool } from './edit-stage.tsx';
import { withHint, withoutHint } from './edits/change-edits.ts';
import { historyOf, nextHistory } from './edits/edit-history.ts';
import type { Place } from './edits/hand-edits.ts';
import { FinishPanel } from './finish-panel.tsx';
import { paintableThings } from './finish-target.ts';
import { type BrushChoice, ProtectPanel } from './protect-panel.tsx';
import { surfaceAt } from './surface-map.ts';
import { SurfacesPanel } from './surfaces-panel.tsx';
import { useFinishChoice } from './use-finish-choice.ts';
import { useLeaveUnused } from './use-leave-unused.ts';
import { useEditPreview, useSurfaceMap } from './use-photo-analysis.ts';

export interface AdjustDialogProps {
  kind: StudioKind;
  photoId: string;
  photoUrl: string;
  recipe: Recipe;
  edits: HandEdits;
  doneLabel: string;
  onDone: (edits: HandEdits) => void;
  onClose: () => void;
}

/** A stroke of one point, the shortest there is. */
const brushTip = { x: 0, y: 0 };

/** On phones: as high as the photo and the switch below it, at most half of the screen. */
const stageHeight = (photo: { widthPx: number; heightPx: number } | undefined) =>
  photo ? `min(50dvh, calc(100vw * ${photo.heightPx / photo.widthPx} + 4rem))` : '42dvh';

export function AdjustDialog(props: AdjustDialogProps) {
  const { kind, photoId, photoUrl, recipe, doneLabel, onDone, onClose } = props;
  const [history, step] = useReducer(nextHistory, props.edits, historyOf);
  const edits = history.now;
  const change = (to: HandEdits) => step({ type: 'change', to });
  const isChanged = history.past.length > 0 && edits !== history.past[0];
  const leave = useLeaveUnused(isChanged, onClose);
  const [tool, setTool] = useState<Tool>('surfaces');
  const [shows, setShows] = useState<'photo' | 'preview'>('photo');
  const [place, setPlace] = useState<Place | null>(null);
  const [brush, setBrush] = useState<BrushChoice>({ width: 0.06, erase: false });
  const reading = useSurfaceMap(kind, photoId, edits);
  const preview = useEditPreview(kind, photoId, recipe, edits);
  const { analysis, map } = reading.data ?? {};
  const things = analysis ? paintableThings(analysis) : [];
  const finishing = useFinishChoice({ kind, things, edits, onEdit: change });
  const { target } = finishing;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    step({ type: event.shiftKey ? 'redo' : 'undo' });
  };
  const pick = (at: Place) => {
    if (!map) return;
    if (tool === 'finish') finishing.pick(map, at);
    else setPlace(at);
  };
  const failure = reading.error ?? preview.error;
  const corners = edits.boxCorners ?? analysis?.box?.corners;

  const panels = {
    surfaces: analysis && (
      <SurfacesPanel
        kind={kind}
        analysis={analysis}
        picked={place && map ? { place, readAs: surfaceAt(map, place) } : null}
        hints={edits.surfaceHints}
        onName={(name) => place && change(withHint(edits, { at: place, surface: name }))}
        onRemove={(hint) => change(withoutHint(edits, hint))}
      />
    ),
    finish: (
      <FinishPanel
        kind={kind}
        things={things}
        target={target}
        edits={edits}
        onTarget={finishing.choose}
        onFinish={(finish) => {
          setShows('preview');
          finishing.finish(finish);
        }}
      />
    ),
    protect: (
      <ProtectPanel
        brush={brush}
        isSpent={!isWithinBrushLimits([...edits.protectStrokes, { points: [brushTip] }])}
        onChange={setBrush}
      />
    ),
    box: (
      <p className="text-sm text-soft">
        {corners
          ? 'Drag the four corners onto the corners of the back wall, outside of the photo as well: floors and tiles then follow the room. They are kept with the photo. Arrow keys move a corner by 1 pixel, with Shift by 10, with Ctrl by 100.'
          : 'We could not find the box of this room. Say what is floor and wall first.'}
      </p>
    ),
  };
  const tools: readonly { value: Tool; label: string }[] = [
    { value: 'surfaces', label: 'Surfaces' },
    { value: 'finish', label: 'Materials' },
    { value: 'protect', label: 'Protect' },
    ...(kind === 'interior' ? [{ value: 'box', label: 'Room box' } as const] : []),
  ];

  return (
    <Base.Root open onOpenChange={(open) => !open && void leave()}>
      <Base.Portal>
        <Base.Backdrop className="shade-motion fixed inset-0 z-40 bg-shade" />
        <Base.Popup
          onKeyDown={onKeyDown}
          className="sheet-motion fixed inset-0 z-40 flex flex-col bg-paper outline-none sm:inset-4 sm:rounded-lg sm:border sm:border-line sm:shadow-sheet"
        >
          <AdjustHeader history={history} onStep={step} />
          <div className="flex min-h-0 grow flex-col lg:flex-row">
            <div
              className="relative h-(--stage) shrink-0 bg-sunken lg:h-auto lg:min-w-0 lg:flex-1"
              style={{ '--stage': stageHeight(analysis) } as CSSProperties}
            >
              {analysis && map ? (
                <EditStage
                  analysis={analysis}
                  map={map}
                  tool={tool}
                  photoUrl={photoUrl}
                  previewUrl={shows === 'preview' ? preview.data?.picture : undefined}
                  edits={edits}
                  corners={corners}
                  place={tool === 'surfaces' ? place : null}
                  target={tool === 'finish' ? target : null}
                  things={things}
                  brush={brush}
                  onPick={pick}
                  onEdit={change}
                />
              ) : (
                !failure && <SpinnerPage label="Reading the photo" />
              )}
              <div className="absolute bottom-3 left-3 flex gap-1.5 rounded-full bg-paper/90 p-1">
                <Chip pressed={shows === 'photo'} onClick={() => setShows('photo')}>
                  Photo
                </Chip>
                <Chip pressed={shows === 'preview'} onClick={() => setShows('preview')}>
                  Preview
                </Chip>
              </div>
            </div>
            <div className="min-h-0 grow overflow-y-auto border-line px-4 py-3 sm:px-5 lg:w-96 lg:grow-0 lg:border-l">
              {failure && (
                <ErrorState
                  className="mb-4"
                  {...problemMessage(failure)}
                  onRetry={() => void (reading.error ? reading.refetch() : preview.refetch())}
                />
              )}
              <figure className="mb-2 hidden lg:block" aria-busy={preview.isFetching}>
                {preview.data ? (
                  <img
                    src={preview.data.picture}
                    alt={`Live preview: ${recipe.style}`}
                    className="h-auto w-full rounded-md"
                  />
                ) : (
                  <Skeleton className="aspect-3/2 w-full rounded-md" />
                )}
                <figcaption className="mt-1.5 text-note text-faint">
                  Live preview · {recipe.style} · costs nothing
                </figcaption>
              </figure>
              {/* Together with the photo, whose height shifts them: a tap in between would miss. */}
              {analysis && (
                <Tabs
                  label="Tools"
                  value={tool}
                  onValueChange={(next) =>
                    setTool(tools.find(({ value }) => value === next)!.value)
                  }
                  tabs={tools.map(({ value, label }) => ({ value, label, content: panels[value] }))}
                />
              )}
            </div>
          </div>
          <footer className="flex justify-end gap-3 border-t border-line px-3 py-2.5 sm:px-5">
            <Button variant="quiet" onClick={() => void leave()}>
              Cancel
            </Button>
            <Button variant="primary" onClick={() => onDone(edits)}>
              {doneLabel}
            </Button>
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
