/** The result at full width with before/after; the others as thumbnails below. */
import type { Picture } from '@maquette/contract';
import { lazy, Suspense, useState } from 'react';
import { CompareSlider } from '../compare-slider.tsx';
import { PictureStage, ratioOf } from '../picture-stage.tsx';
import { alternativeText, type DrawnOf } from './alternative-text.ts';
import { PictureCorner } from './picture-corner.tsx';

const PictureViewer = lazy(async () => ({
  default: (await import('../picture-viewer.tsx')).PictureViewer,
}));

export interface ResultHeroProps {
  pictures: readonly Picture[];
  /** The photo they were made from; absent for text prompts. */
  original?: string | undefined;
  title: string;
  /** Facts about the drawn scene, once known. */
  drawn?: DrawnOf | null;
  label?: string | undefined;
}

export function ResultHero({
  pictures,
  original,
  title,
  drawn,
  label = 'Result',
}: ResultHeroProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [magnified, setMagnified] = useState(false);
  const picture = pictures.find(({ index }) => index === chosen) ?? pictures[0];
  if (!picture) return null;
  return (
    <div className="grid gap-2">
      <PictureStage ratio={ratioOf(picture)}>
        {original ? (
          <CompareSlider
            key={picture.index}
            original={{ src: original, alt: 'Original Render' }}
            made={{ src: picture.url, alt: alternativeText(title, drawn, picture) }}
            madeLabel={label}
          />
        ) : (
          <button
            type="button"
            onClick={() => setMagnified(true)}
            className="block size-full cursor-zoom-in"
            aria-label={`Magnify: ${title}`}
          >
            <img
              src={picture.url}
              alt={alternativeText(title, drawn, picture)}
              width={picture.widthPx}
              height={picture.heightPx}
              className="size-full object-contain"
            />
          </button>
        )}
        <PictureCorner picture={picture} onMagnify={() => setMagnified(true)} />
      </PictureStage>
      {pictures.length > 1 && (
        <fieldset className="flex gap-2 overflow-x-auto p-0.5">
          <legend className="sr-only">Variations</legend>
          {pictures.map((one) => (
            <button
              key={one.index}
              type="button"
              aria-label={`Variation ${one.index + 1}`}
              aria-pressed={one.index === picture.index}
              onClick={() => setChosen(one.index)}
              className="shrink-0 overflow-hidden rounded-md border border-line hover:border-ink aria-pressed:border-accent aria-pressed:outline-2 aria-pressed:outline-accent"
            >
              <img
                src={one.thumbUrl}
                alt=""
                loading="lazy"
                className="h-16 w-24 object-cover sm:h-20 sm:w-30"
              />
            </button>
          ))}
        </fieldset>
      )}
      {magnified && (
        <Suspense>
          <PictureViewer
            pictures={pictures}
            original={original}
            title={title}
            drawn={drawn}
            startIndex={picture.index}
            onClose={() => setMagnified(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
