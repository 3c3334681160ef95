/** Step 1: the photo, by picker, drop, paste or camera; cropped, straightened and analysed. */

import { type HandEdits, notices, type StudioKind } from '@maquette/contract';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { problemMessage } from '../../lib/problem-text.ts';
import { PicturePreview } from '../../studio/picture-preview.tsx';
import type { ChosenPhoto, PhotoChoice } from '../../studio/use-photo.ts';
import { useScrollIntoView } from '../../studio/use-scroll-into-view.ts';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { CameraButton } from './camera-button.tsx';
import { usePastedPicture } from './pasted-picture.ts';

const PhotoTools = lazy(async () => ({ default: (await import('./photo-tools.tsx')).PhotoTools }));

export interface UploadStepProps {
  kind: StudioKind;
  choice: PhotoChoice;
  what: string;
  edits: HandEdits;
  /** There is a picture already, so the drop zone is small. */
  isCompact: boolean;
  /** A new photo was chosen, which invalidates edits. */
  onPhoto: (file: File) => void;
  onAdjust: () => void;
  /** Orders an emptied room. */
  onEmpty: () => void;
}

export function UploadStep({
  kind,
  choice,
  what,
  edits,
  isCompact,
  onPhoto,
  onAdjust,
  onEmpty,
}: UploadStepProps) {
  const { photo, arrival, clear } = choice;
  const camera = <CameraButton onFile={onPhoto} />;
  usePastedPicture(onPhoto);
  return (
    <div className="grid gap-x-5 gap-y-3 @min-[48rem]:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] @min-[48rem]:items-center">
      <div className={photo || isCompact ? 'relative' : 'relative col-span-full'}>
        <FileDrop
          label="Upload Image"
          accept="image/png,image/jpeg"
          hint={`A clear photo of your ${what}, taken at a 90-degree straight angle, works best. PNG or JPEG.`}
          onFile={onPhoto}
          isCompact={isCompact}
          className={photo || isCompact ? 'p-3' : 'md:min-h-[46dvh]'}
          preview={photo && <ChosenLine photo={photo} />}
        />
        {photo && (
          <IconButton
            className="absolute top-1/2 right-3 -translate-y-1/2"
            variant="outline"
            size="small"
            label="Remove"
            icon={<Trash2 size={16} />}
            onClick={clear}
          />
        )}
      </div>
      {photo && photo.status !== 'failed' ? (
        <Suspense fallback={camera}>
          <PhotoTools
            kind={kind}
            photo={photo}
            edits={edits}
            onPhoto={onPhoto}
            onAdjust={onAdjust}
            onEmpty={onEmpty}
          >
            {camera}
          </PhotoTools>
        </Suspense>
      ) : (
        camera
      )}
      {photo?.failure !== undefined && (
        <UploadFailure failure={photo.failure} onRetry={() => void arrival()} />
      )}
    </div>
  );
}

/** The page may have been scrolled to the picture. */
function UploadFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const place = useScrollIntoView<HTMLDivElement>(true);
  return (
    <div ref={place} className="scroll-mt-20">
      <ErrorState {...problemMessage(failure, notices.uploadFailed)} onRetry={onRetry} />
    </div>
  );
}

function ChosenLine({ photo }: { photo: ChosenPhoto }) {
  return (
    <span className="flex w-full items-center gap-3 pr-12 text-left">
      <span className="relative grid h-16 w-24 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken">
        <PicturePreview
          src={photo.previewUrl}
          alt="Your upload"
          className="size-full object-cover"
        />
        {photo.status === 'sending' && (
          <span className="absolute inset-0 grid place-items-center bg-paper/70">
            <Spinner label="Sending the photo" />
          </span>
        )}
      </span>
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium">{photo.file.name}</span>
        <span className="text-note text-faint">Click, drop or paste another picture</span>
      </span>
    </span>
  );
}
