/** The pictures of one prompt in a grid that fills as they finish, each with its next steps. */
import {
  type ChipEdit,
  type Generation,
  type LensName,
  type Picture,
  type PictureShape,
  pictureShapes,
  type SceneChange,
  type WrittenBrief,
} from '@maquette/contract';
import { RotateCcw, Shuffle, SlidersHorizontal, WandSparkles } from 'lucide-react';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { resultPath } from '../../lib/paths.ts';
import { AskAbout } from '../../studio/ask-about.tsx';
import { ResultFacts } from '../../studio/engine-label.tsx';
import { useWork } from '../../studio/following/follow-work.ts';
import type { Work } from '../../studio/following/work.ts';
import { MadePicture } from '../../studio/result/made-picture.tsx';
import { WorkFailure, WorkProgress } from '../../studio/work-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { changedFurther } from './actions.ts';
import { BriefEditor } from './brief-editor.tsx';
import { changeWithout } from './edits.ts';
import { canBeFiner } from './finer.ts';
import { ScenePanel } from './scene-panel.tsx';
import { gridOfFour, type VisualRow } from './visual-rows.ts';

const PictureViewer = lazy(async () => ({
  default: (await import('../../studio/picture-viewer.tsx')).PictureViewer,
}));

export interface StartedVisual {
  readonly id: string;
  readonly prompt: string;
  readonly shape: PictureShape;
  readonly count: number;
  readonly change: SceneChange;
  readonly edits: readonly ChipEdit[];
  readonly written: WrittenBrief | undefined;
  readonly known?: Generation | undefined;
}

export interface VisualResultProps {
  visual: VisualRow;
  onRetried: (id: string) => void;
  onReuse: (prompt: string) => void;
  onVary: (visual: StartedVisual, next: NextWish) => void;
  busy: boolean;
  /** New orders go to another maker's engine. */
  isElsewhere: boolean;
}

/** The same prompt again: from this seed on, or with new designs. */
export interface NextWish {
  readonly seed?: number | undefined;
  readonly count: number;
  readonly change: SceneChange;
  readonly edits: readonly ChipEdit[];
  /** Higher quality at several times the cost, for one picture. */
  readonly finer?: boolean;
  readonly lens?: LensName;
}

export function VisualResult({
  visual,
  onRetried,
  onReuse,
  onVary,
  busy,
  isElsewhere,
}: VisualResultProps) {
  const work = useWork(visual.id, visual.known);
  const [magnified, setMagnified] = useState<Picture | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [editing, setEditing] = useState(false);
  const { widthShare, heightShare } = pictureShapes[visual.shape];
  const aspect = `${widthShare} / ${heightShare}`;
  const running = work.status === 'queued' || work.status === 'running';
  const places = Array.from(
    { length: running ? visual.count : work.pictures.length },
    (_, index) => index,
  );
  const firstOpen = places.find(
    (index) => !work.pictures.some((picture) => picture.index === index),
  );
  // Only our own engine's pictures are scenes that can be seen from another side.
  const isScene = work.generation?.engine?.id.startsWith('builtin:') !== false;
  const acting = work.pictures.find(({ index }) => index === chosen);
  const sameOne = { seed: acting?.seed ?? 0, count: 1, edits: visual.edits };
  // With several pictures, one is chosen first, and its panel offers this.
  const only = acting === undefined && work.pictures.length === 1 ? work.pictures[0] : undefined;
  return (
    <article aria-label={visual.name} className="grid gap-3 border-t border-line pt-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="max-w-prose text-title">{visual.prompt}</h2>
        <div className="flex gap-2">
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCcw size={16} />}
            onClick={() => onReuse(visual.prompt)}
          >
            Reuse prompt
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<Shuffle size={16} />}
            onClick={() =>
              onVary(visual, { count: gridOfFour, change: visual.change, edits: visual.edits })
            }
          >
            Four more
          </Button>
        </div>
      </header>
      {work.generation && work.generation.brief.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          <ul className="flex flex-wrap gap-1.5" aria-label="What was understood">
            {work.generation.brief.map((chip) => (
              <li key={chip}>
                <Tag>{chip}</Tag>
              </li>
            ))}
          </ul>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={editing}
            icon={<SlidersHorizontal size={16} />}
            onClick={() => setEditing(!editing)}
          >
            Change the brief
          </Button>
        </div>
      )}
      {editing && (
        <BriefEditor
          prompt={visual.prompt}
          result={visual.name}
          edits={visual.edits}
          written={visual.written}
          busy={busy}
          onMake={(edits) =>
            onVary(visual, {
              seed: work.pictures[0]?.seed ?? 0,
              count: visual.count,
              change: changeWithout(visual.change, edits, visual.edits),
              edits,
            })
          }
        />
      )}
      <div
        className={visual.count > 1 ? 'grid gap-3 sm:grid-cols-2' : 'stage grid'}
        style={{ '--ratio': widthShare / heightShare } as CSSProperties}
      >
        {places.map((index) => {
          const picture = work.pictures.find((one) => one.index === index);
          if (picture) {
            return (
              <MadePicture
                key={index}
                picture={picture}
                title={visual.prompt}
                drawn={work.generation}
                onMagnify={() => setMagnified(picture)}
                actions={
                  isScene && (
                    <IconButton
                      variant="glass"
                      size="small"
                      label="More of this one"
                      aria-expanded={chosen === index}
                      icon={<WandSparkles size={18} />}
                      onClick={() => setChosen(chosen === index ? null : index)}
                    />
                  )
                }
              />
            );
          }
          if (!running) return null;
          const preview = work.previews[index];
          if (index === firstOpen) {
            const own: Work = {
              ...work,
              previews: preview ? { 0: preview } : {},
            };
            return <WorkProgress key={index} id={visual.id} work={own} aspect={aspect} />;
          }
          return preview ? (
            <img
              key={index}
              src={preview}
              alt="First look"
              className="w-full rounded-md object-cover opacity-80"
              style={{ aspectRatio: aspect }}
            />
          ) : (
            <div key={index} style={{ aspectRatio: aspect }}>
              <Skeleton className="size-full rounded-md" />
            </div>
          );
        })}
      </div>
      {acting && (
        <ScenePanel
          key={acting.index}
          picture={acting}
          result={visual.name}
          onChange={(change) =>
            onVary(visual, { ...sameOne, change: changedFurther(visual.change, change) })
          }
          onFiner={
            !isElsewhere && canBeFiner(visual.change, work.generation?.brief ?? [])
              ? (lens) => onVary(visual, { ...sameOne, change: visual.change, finer: true, lens })
              : undefined
          }
        />
      )}
      {work.status === 'failed' && <WorkFailure id={visual.id} work={work} onRetried={onRetried} />}
      <footer className="flex flex-wrap items-start justify-between gap-3">
        {work.generation && <ResultFacts generation={work.generation} />}
        {work.status === 'done' && (
          <div className="flex flex-wrap items-center gap-4">
            {only && <AskAbout pictureUrl={only.url} />}
            <Link to={resultPath(visual.id)} className="text-sm underline underline-offset-4">
              Open the result
            </Link>
          </div>
        )}
      </footer>
      {magnified && (
        <Suspense>
          <PictureViewer
            pictures={work.pictures}
            title={visual.prompt}
            drawn={work.generation}
            startIndex={magnified.index}
            onClose={() => setMagnified(null)}
          />
        </Suspense>
      )}
    </article>
  );
}
