/**
 * The picture first, with the choices below it, or beside it on wide windows. On a phone the picture is
 * sticky.
 */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

export interface StudioLayoutProps {
  title: string;
  promise: string;
  upload: ReactNode;
  /** The main picture; null before there is one. */
  stage: ReactNode | null;
  /** Choices update the preview at once. */
  stageFollows: boolean;
  /** The stage scrolls into view when this changes. */
  photo: File | undefined;
  /** Whether the stage has rendered, or there is none: the choices wait for it, to avoid a layout shift. */
  isReady: boolean;
  customize: ReactNode;
  generate: ReactNode;
  /** The stage's picture in small, beside Generate while the stage is out of view. */
  smallPicture: ReactNode;
  /** Rows of earlier results. */
  children: ReactNode;
}

const beside = {
  frame:
    '@min-[80rem]:grid @min-[80rem]:grid-cols-[minmax(0,1fr)_23rem] @min-[80rem]:grid-rows-[auto_auto_1fr] @min-[80rem]:items-start @min-[80rem]:gap-x-8',
  stage:
    '@min-[80rem]:sticky @min-[80rem]:top-20 @min-[80rem]:col-start-1 @min-[80rem]:row-span-3 @min-[80rem]:row-start-1',
  panel: '@min-[80rem]:col-start-2',
} as const;

const followsOnPhones =
  'max-md:sticky max-md:top-18 max-md:z-10 max-md:-mx-4 max-md:bg-paper max-md:px-4 max-md:pb-2';

/** Sticks to the bottom of the window while the form is scrolled; on phones not with a prompt that hides the form. */
const generateBar =
  'sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm max-md:has-[textarea]:static';

export function StudioLayout(props: StudioLayoutProps) {
  const { title, promise, upload, stage, stageFollows, photo, isReady, customize, generate } =
    props;
  const { smallPicture, children } = props;
  const stagePlace = useRef<HTMLElement>(null);
  const isStageSeen = useIsSeen(stagePlace, stageFollows);
  useEffect(() => {
    if (photo) stagePlace.current?.scrollIntoView({ block: 'start' });
  }, [photo]);
  const isBeside = stage !== null;
  const panel = classNames('min-w-0', isBeside && beside.panel);
  return (
    // Content added below a finished picture must not scroll it out of view.
    <div className="@container [overflow-anchor:none]">
      <div className="page-wide grid gap-8 py-5">
        {/* Flex rather than grid while stacked: sticky elements in a grid stick only within their row. */}
        <div className={classNames('flex flex-col gap-4', isBeside && beside.frame)}>
          <div className={classNames(panel, 'grid gap-4')}>
            <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
              <h1 className="text-page">{title}</h1>
              <p className="text-soft">{promise}</p>
            </header>
            <Step number={1} title="Upload Image">
              {upload}
            </Step>
          </div>
          {isBeside && (
            <section
              ref={stagePlace}
              aria-label="Picture"
              className={classNames('min-w-0', beside.stage, stageFollows && followsOnPhones)}
            >
              {stage}
            </section>
          )}
          {isReady && (
            <>
              <Step number={2} title="Customize" className={panel}>
                {customize}
              </Step>
              <Step number={3} title="Generate" className={classNames(panel, generateBar)} isBar>
                {generate}
                {stageFollows && !isStageSeen && (
                  <button
                    type="button"
                    aria-label="Show the picture"
                    title="Show the picture"
                    onClick={() => stagePlace.current?.scrollIntoView({ block: 'start' })}
                    className="absolute top-2 right-4 hidden @min-[48rem]:block"
                  >
                    {smallPicture}
                  </button>
                )}
              </Step>
            </>
          )}
        </div>
        <section aria-label="Renders" className="grid min-w-0 gap-10">
          {isReady && children}
        </section>
      </div>
    </div>
  );
}

/** Whether at least half of it is in the window. */
function useIsSeen(place: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    if (!place.current || !isWatched) return;
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? true),
      { threshold: 0.5 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isWatched]);
  return isSeen;
}

interface StepProps {
  number: number;
  title: string;
  className?: string;
  /** Shows the step's heading; on phones the button says it. */
  isBar?: boolean;
  children: ReactNode;
}

function Step({ number, title, className, isBar = false, children }: StepProps) {
  return (
    <section aria-label={title} className={classNames('@container min-w-0', className)}>
      <div
        className={classNames(
          'grid gap-2',
          isBar && 'grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 @min-[36rem]:gap-x-5',
        )}
      >
        <h2 className="flex items-baseline gap-3 text-title">
          <span className="font-sans text-sm text-accent tabular-nums" aria-hidden="true">
            {number}
          </span>
          <span className={isBar ? 'sr-only @min-[36rem]:not-sr-only' : undefined}>{title}</span>
        </h2>
        <div className="grid min-w-0 gap-3">{children}</div>
      </div>
    </section>
  );
}
