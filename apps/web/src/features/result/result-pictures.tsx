/** The pictures of a result: before and after where there is a before, otherwise as they are. */
import type { Picture } from '@maquette/contract';
import { lazy, Suspense, useState } from 'react';
import { MadePicture } from '../../studio/made-picture.tsx';
import { BeforeAfter } from '../../ui/before-after.tsx';

const PictureViewer = lazy(async () => ({
  default: (await import('../../studio/picture-viewer.tsx')).PictureViewer,
}));

export function ResultPictures({
  pictures,
  original,
  title,
}: {
  pictures: readonly Picture[];
  original?: string;
  title: string;
}) {
  const [magnified, setMagnified] = useState<Picture | null>(null);
  const [first] = pictures;
  // Known before it has arrived: nothing below it moves.
  const shape = first && { widthPx: first.widthPx, heightPx: first.heightPx };
  return (
    <div className="grid gap-4">
      {original && first && (
        <figure className="grid gap-2">
          <BeforeAfter
            before={{ src: original, alt: 'Original Render', caption: 'the original', ...shape }}
            after={{ src: first.url, alt: title, caption: 'the result', ...shape }}
            className="rounded-md bg-sunken"
          />
          <figcaption className="text-note text-faint">
            Original Render on the left, the result on the right. Drag the line.
          </figcaption>
        </figure>
      )}
      <div className={pictures.length > 1 ? 'grid gap-3 sm:grid-cols-2' : 'grid gap-3'}>
        {pictures.map((picture) => (
          <MadePicture
            key={picture.index}
            picture={picture}
            title={title}
            onMagnify={() => setMagnified(picture)}
          />
        ))}
      </div>
      {magnified && (
        <Suspense>
          <PictureViewer
            pictures={pictures}
            original={original}
            title={title}
            startIndex={magnified.index}
            onClose={() => setMagnified(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
