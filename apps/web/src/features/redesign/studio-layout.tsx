/**
 * The picture first, and what changes it within reach: below it, or beside it where the window is wide.
 * On a phone the picture stays in view while one chooses.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';

export interface StudioLayoutProps {
  title: string;
  promise: string;
  upload: ReactNode;
  /** The picture one works on; null before there is any. */
  stage: ReactNode | null;
  /** Choices update the preview at once. */
  stageFollows: boolean;
  /** Once it has come, the stage is brought into view. */
  photo: File | undefined;
  /** Whether the stage stands, or there is none: until then the choices wait, so that it does not push them down. */
  isReady: boolean;
  customize: ReactNode;
  generate: ReactNode;
  /** The rows of what was made before. */
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

/** Within reach wherever one chooses; at the end of the form it lies in its place. */
const generateBar =
  'sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm';

export function StudioLayout(props: StudioLayoutProps) {
  const { title, promise, upload, stage, stageFollows, photo, isReady, customize, generate } =
    props;
  const { children } = props;
  const stagePlace = useRef<HTMLElement>(null);
  useEffect(() => {
    if (photo) stagePlace.current?.scrollIntoView({ block: 'start' });
  }, [photo]);
  const isBeside = stage !== null;
  const panel = classNames('min-w-0', isBeside && beside.panel);
  return (
    // What grows below a picture when it is done must not push it out of view.
    <div className="@container [overflow-anchor:none]">
      <div className="page-wide grid gap-8 py-5">
        {/* A column, not a grid, while they lie below each other: what sticks in a grid sticks in its row. */}
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

interface StepProps {
  number: number;
  title: string;
  className?: string;
  /** Its name stands beside what it does; on a phone the button says it. */
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
