import { useRef } from 'react';
import { classNames } from './class-names.ts';

export interface ComparedPicture {
  readonly src: string;
  readonly alt: string;
  /** Label of the second picture. */
  readonly caption: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

export interface BeforeAfterProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** Aspect-ratio classes; by default that of the first picture. */
  className?: string;
  loading?: 'lazy' | 'eager';
}

/** Two pictures of one place with a divider that is dragged or moved with the arrow keys. */
export function BeforeAfter({ before, after, className, loading }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={frame}
      className={classNames(
        'relative overflow-hidden [--cut:52%] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
        className,
      )}
    >
      <img
        src={before.src}
        alt={before.alt}
        width={before.widthPx}
        height={before.heightPx}
        loading={loading}
        className="size-full object-cover"
      />
      <img
        src={after.src}
        alt={after.alt}
        width={after.widthPx}
        height={after.heightPx}
        loading={loading}
        className="absolute inset-0 size-full object-cover [clip-path:inset(0_0_0_var(--cut))]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-(--cut) w-px bg-paper shadow-[0_0_0_1px_var(--shade)]"
      >
        <span className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full bg-paper text-accent shadow-card">
          <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
            <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={52}
        aria-label={`Move the line between ${before.caption} and ${after.caption}`}
        onInput={(event) =>
          frame.current?.style.setProperty('--cut', `${event.currentTarget.value}%`)
        }
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}
