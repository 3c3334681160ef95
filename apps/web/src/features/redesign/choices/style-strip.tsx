/** All styles of the studio, on the visitor's own photo once there is one. */
import { type StudioKind, studios, stylePicturePath } from '@maquette/contract';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';

export interface StyleStripProps {
  kind: StudioKind;
  legend: string;
  hint: string;
  /** By style; styles without one show an example. */
  previews: Readonly<Record<string, string>> | undefined;
  /** A horizontally scrolling row, or a grid of all. */
  layout?: 'strip' | 'all' | undefined;
  /** New previews are loading. */
  busy: boolean;
  chosen: string | null;
  onChoose: (style: string) => void;
  /** Called when a style scrolls into view. Must have a stable identity. */
  onSee: (style: string) => void;
}

const layouts = {
  strip:
    'relative flex snap-x snap-proximity scroll-px-8 gap-2 overflow-x-auto overscroll-x-contain p-0.5 pb-3 *:w-[7.25rem] *:shrink-0',
  all: 'grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-2.5 p-0.5',
} as const;

/** Scrolls the strip only, not the page. */
function showChosen(strip: HTMLElement | null): void {
  const chosen = strip?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!strip || !chosen) return;
  const { offsetLeft, offsetWidth } = chosen;
  const isSeen =
    offsetLeft >= strip.scrollLeft &&
    offsetLeft + offsetWidth <= strip.scrollLeft + strip.clientWidth;
  if (!isSeen) strip.scrollLeft = offsetLeft - (strip.clientWidth - offsetWidth) / 2;
}

export function StyleStrip(props: StyleStripProps) {
  const { kind, legend, hint, previews, busy, chosen, onChoose, onSee, layout = 'strip' } = props;
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) showChosen(strip.current);
  }, [chosen]);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const { style } = (target as HTMLElement).dataset;
        if (isIntersecting && style !== undefined) onSee(style);
      }
    });
    for (const button of strip.current?.children ?? []) observer.observe(button);
    return () => observer.disconnect();
  }, [onSee]);
  return (
    <fieldset className="min-w-0" aria-busy={busy}>
      <legend className="float-left mr-3 text-sm/6 font-medium">{legend}</legend>
      <p role="status" className="mb-2 text-note/6 text-faint">
        {hint}
      </p>
      <div ref={strip} className={`clear-left ${layouts[layout]}`}>
        {studios[kind].styles.map(({ label }) => (
          <button
            key={label}
            type="button"
            data-style={label}
            aria-pressed={label === chosen}
            onClick={() => onChoose(label)}
            className="group grid snap-start content-start gap-1 rounded-md text-left"
          >
            <span className="relative block overflow-hidden rounded-md border border-line bg-sunken group-hover:border-ink group-aria-pressed:border-accent group-aria-pressed:outline-2 group-aria-pressed:outline-accent">
              <img
                src={previews?.[label] ?? stylePicturePath(kind, label)}
                alt=""
                loading="lazy"
                className={`aspect-3/2 w-full object-cover transition-opacity duration-300 ${busy ? 'opacity-60' : ''}`}
              />
              {label === chosen && (
                <span className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-paper text-accent">
                  <Check size={14} aria-hidden="true" />
                </span>
              )}
            </span>
            <span className="truncate text-note text-soft group-aria-pressed:font-medium group-aria-pressed:text-ink">
              {label}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
