/** Step 1: the photo, by picker, dropping, pasting or camera; cropped, straightened and read. */

import { type HandEdits, notices, type StudioKind } from '@maquette/contract';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { toldOf } from '../../lib/problem-text.ts';
import { PicturePreview } from '../../studio/picture-preview.tsx';
import type { PhotoChoice } from '../../studio/use-photo.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
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
  /** Another photo came: what was done by hand belongs to the old one. */
  onPhoto: (file: File) => void;
  onAdjust: () => void;
}

export function UploadStep({ kind, choice, what, edits, onPhoto, onAdjust }: UploadStepProps) {
  const { photo, arrival, clear } = choice;
  const camera = <CameraButton onFile={onPhoto} />;
  usePastedPicture(onPhoto);
  return (
    <div className="grid gap-3">
      <div className="relative">
        <FileDrop
          label="Upload Image"
          accept="image/png,image/jpeg"
          hint={`A clear photo of your ${what}, taken at a 90-degree straight angle, works best. PNG or JPEG.`}
          onFile={onPhoto}
          preview={
            photo && (
              <span className="relative block w-full">
                <PicturePreview
                  src={photo.previewUrl}
                  alt="Your upload"
                  className="h-auto max-h-80 w-full object-contain"
                />
                {photo.status === 'sending' && (
                  <span className="absolute inset-0 grid place-items-center bg-paper/70">
                    <Spinner label="Sending the photo" />
                  </span>
                )}
              </span>
            )
          }
        />
        {photo && (
          <IconButton
            className="absolute top-2 right-2"
            variant="glass"
            size="small"
            label="Remove"
            icon={<Trash2 size={16} />}
            onClick={clear}
          />
        )}
      </div>
      {photo && photo.status !== 'failed' ? (
        <Suspense fallback={camera}>
          <PhotoTools kind={kind} photo={photo} edits={edits} onPhoto={onPhoto} onAdjust={onAdjust}>
            {camera}
          </PhotoTools>
        </Suspense>
      ) : (
        camera
      )}
      {photo?.failure !== undefined && (
        <ErrorState
          {...toldOf(photo.failure, notices.uploadFailed)}
          onRetry={() => void arrival()}
        />
      )}
    </div>
  );
}
