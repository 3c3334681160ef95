import { type Generation, problems } from '@maquette/contract';
import { AskAbout } from '../../studio/ask-about.tsx';
import { ResultFacts } from '../../studio/engine-label.tsx';
import { useWork } from '../../studio/following/follow-work.ts';
import { ResultHero } from '../../studio/result/result-hero.tsx';
import { useScrollIntoView } from '../../studio/use-scroll-into-view.ts';
import { WorkFailure, WorkStage } from '../../studio/work-state.tsx';

export interface StartedSketch {
  readonly id: string;
  /** Visitors' sketches are deleted before their results. */
  readonly originalUrl: string | undefined;
  readonly prompt: string;
  /** Set if it comes from the history. */
  readonly known?: Generation | undefined;
}

/** The specified sentence, followed by the reason if that differs. */
const failureText = `${problems.GENERATION_FAILED.message} {message}`;

export function SketchResult({
  sketch,
  onRetried,
}: {
  sketch: StartedSketch;
  onRetried: (id: string) => void;
}) {
  const work = useWork(sketch.id, sketch.known);
  const place = useScrollIntoView(sketch.known === undefined);
  const sameWords = work.problem?.message === problems.GENERATION_FAILED.message;
  return (
    <article
      ref={place}
      aria-label={sketch.prompt}
      className="grid min-w-0 scroll-mt-20 gap-3 border-t border-line pt-6 first:border-0 first:pt-0"
    >
      <ResultHero
        pictures={work.pictures}
        original={sketch.originalUrl}
        title={sketch.prompt}
        drawn={work.generation}
        label="Picture"
      />
      <WorkStage id={sketch.id} work={work} original={sketch.originalUrl} />
      {work.status === 'failed' && (
        <WorkFailure
          id={sketch.id}
          work={work}
          before={sameWords ? undefined : failureText}
          onRetried={onRetried}
        />
      )}
      <p className="font-medium">{sketch.prompt}</p>
      <div className="flex flex-wrap items-start justify-between gap-3">
        {work.generation && <ResultFacts generation={work.generation} />}
        {work.pictures[0] && <AskAbout pictureUrl={work.pictures[0].url} />}
      </div>
    </article>
  );
}
