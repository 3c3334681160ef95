/** Step 1: the photo, by picker, dropping, pasting or camera; cropped, straightened and read. */
import { type HandEdits, notices, type StudioKind } from '@maquette/contract';
import { Crop, Layers, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PhotoChoice } from '../../studio/use-photo.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { isEdited } from './adjust/hand-edits.ts';
import { CameraButton } from './camera-button.tsx';
import { usePastedPicture } from './pasted-picture.ts';

const PhotoCoach = lazy(async () => ({ default: (await import('./photo-coach.tsx')).PhotoCoach }));
const EditsLine = lazy(async () => ({
  default: (await import('./adjust/edits-line.tsx')).EditsLine,
}));
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

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
  const [cropping, setCropping] = useState(false);
  const { photo, retry, clear } = choice;
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
                <img
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
      <div className="flex flex-wrap gap-2 empty:hidden">
        {photo?.sent && (
          <Button size="small" icon={<Layers size={16} />} onClick={onAdjust}>
            Adjust surfaces
          </Button>
        )}
        {photo && (
          <Button size="small" icon={<Crop size={16} />} onClick={() => setCropping(true)}>
            Crop and straighten
          </Button>
        )}
        <CameraButton onFile={onPhoto} />
      </div>
      {isEdited(edits) && (
        <Suspense>
          <EditsLine kind={kind} edits={edits} />
        </Suspense>
      )}
      {photo?.failure && (
        <ErrorState
          sentence={notices.uploadFailed.replace('{message}', photo.failure)}
          onRetry={() => void retry()}
        />
      )}
      {photo?.sent && (
        <Suspense>
          <PhotoCoach kind={kind} photo={photo.sent} />
        </Suspense>
      )}
      {cropping && photo && (
        <Suspense>
          <CropDialog
            previewUrl={photo.previewUrl}
            fileName={photo.file.name}
            onClose={() => setCropping(false)}
            onCropped={(file) => {
              setCropping(false);
              onPhoto(file);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
