import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../lib/media-query.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChevronGlyph, PauseGlyph, PlayGlyph } from '../../ui/glyphs.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { MarketingPicture } from './pictures.ts';

export const slideMs = 4_000;

export const slideAfter = (index: number, step: number, count: number): number =>
  (index + step + count) % count;

/** Advances every four seconds; pauses on hover, focus or by its button. */
export function Slideshow({
  label,
  pictures,
}: {
  label: string;
  pictures: readonly MarketingPicture[];
}) {
  const still = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  // The first picture loads eagerly, the others afterwards.
  const [others, setOthers] = useState(false);
  useEffect(() => {
    setOthers(true);
  }, []);

  useEffect(() => {
    if (still || held || paused) return;
    const timer = setTimeout(() => setIndex(slideAfter(index, 1, pictures.length)), slideMs);
    return () => clearTimeout(timer);
  }, [index, still, held, paused, pictures.length]);

  const go = (step: number) => setIndex(slideAfter(index, step, pictures.length));
  const arrowClass =
    'absolute top-1/2 -translate-y-1/2 opacity-0 transition-opacity group-hover:opacity-100 group-focus-within:opacity-100 [@media(hover:none)]:opacity-100';

  return (
    <section
      aria-label={label}
      aria-roledescription="slideshow"
      className="group"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="relative aspect-5/4 overflow-hidden rounded-lg border border-line bg-sunken">
        {pictures.map((picture, place) =>
          place === 0 || others ? (
            <img
              key={picture.src}
              src={picture.src}
              alt={picture.alt}
              width={picture.widthPx}
              height={picture.heightPx}
              fetchPriority={place === 0 ? 'high' : 'low'}
              aria-hidden={place !== index}
              className={classNames(
                'absolute inset-0 size-full object-cover transition-opacity duration-700',
                place !== index && 'opacity-0',
              )}
            />
          ) : null,
        )}
        <IconButton
          label="Previous picture"
          icon={<ChevronGlyph turned />}
          variant="glass"
          onClick={() => go(-1)}
          className={classNames(arrowClass, 'left-3')}
        />
        <IconButton
          label="Next picture"
          icon={<ChevronGlyph />}
          variant="glass"
          onClick={() => go(1)}
          className={classNames(arrowClass, 'right-3')}
        />
      </div>
      <div className="flex min-h-11 items-center gap-3 pt-2 text-sm text-soft">
        <span className="font-medium text-ink">{pictures[index]?.caption}</span>
        <span className="grow border-t border-line" aria-hidden="true" />
        <span className="tabular-nums">
          {index + 1} of {pictures.length}
        </span>
        {!still && (
          <IconButton
            label={paused ? 'Play the slideshow' : 'Pause the slideshow'}
            icon={paused ? <PlayGlyph /> : <PauseGlyph />}
            size="small"
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
    </section>
  );
}
