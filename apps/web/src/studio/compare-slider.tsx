/** Original and result in one frame, divided by a handle that is dragged or moved with the arrow keys. */
import type { ReactNode } from 'react';
import { ReactCompareSlider, ReactCompareSliderImage } from 'react-compare-slider';

export interface CompareSliderProps {
  original: { readonly src: string; readonly alt: string };
  made: { readonly src: string; readonly alt: string };
  /** Label in the right corner; the left one says "Original Render". */
  madeLabel: string;
}

const label =
  'pointer-events-none absolute bottom-2 z-1 max-w-[45%] truncate rounded-sm bg-paper/90 px-2 py-0.5 text-note text-ink';

/** The line is thin, but its hit area fits a finger. */
const handle: ReactNode = (
  <span
    aria-hidden="true"
    className="relative block h-full w-px bg-paper shadow-[0_0_0_1px_var(--shade)]"
  >
    <span className="pointer-events-auto absolute top-1/2 left-1/2 grid size-11 -translate-1/2 cursor-ew-resize place-items-center rounded-full bg-paper text-accent shadow-card">
      <svg width="22" height="22" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </span>
  </span>
);

export function CompareSlider({ original, made, madeLabel }: CompareSliderProps) {
  return (
    <div className="relative size-full has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent">
      <ReactCompareSlider
        className="size-full"
        keyboardIncrement="5%"
        handle={handle}
        itemOne={
          <ReactCompareSliderImage src={original.src} alt={original.alt} draggable={false} />
        }
        itemTwo={<ReactCompareSliderImage src={made.src} alt={made.alt} draggable={false} />}
      />
      <span aria-hidden="true" className={`${label} left-2`}>
        Original Render
      </span>
      <span aria-hidden="true" className={`${label} right-2`}>
        {madeLabel}
      </span>
    </div>
  );
}
