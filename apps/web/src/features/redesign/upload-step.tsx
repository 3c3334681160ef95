/** Step 1: the photo. What the photo coach thinks of it is said before anything is spent. */
import { Crop, MapPinOff, RotateCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PhotoChoice } from '../../studio/use-photo.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

export function UploadStep({ choice, what }: { choice: PhotoChoice; what: string }) {
  const [cropping, setCropping] = useState(false);
  const { photo, choose, retry, clear } = choice;
  return (
    <div className="grid gap-3">
      <FileDrop
        label="Upload Image"
        accept="image/png,image/jpeg"
        hint={`A clear photo of your ${what}, taken at a 90-degree straight angle, works best. PNG or JPEG.`}
        onFile={(file) => void choose(file)}
        className={photo ? 'min-h-0 p-0' : undefined}
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
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<Crop size={16} />} onClick={() => setCropping(true)}>
            Crop and straighten
          </Button>
          <Button size="small" variant="quiet" icon={<Trash2 size={16} />} onClick={clear}>
            Remove
          </Button>
        </div>
      )}
      {photo?.failure && <ErrorState sentence={photo.failure} onRetry={() => void retry()} />}
      {photo?.sent && (
        <ul className="grid gap-1 text-note text-soft" aria-label="Photo coach">
          {photo.sent.coach.map(({ code, sentence }) => (
            <li key={code} className="flex gap-2">
              <RotateCw size={15} className="mt-0.5 shrink-0 text-accent" aria-hidden="true" />
              {sentence}
            </li>
          ))}
          {photo.sent.locationRemoved && (
            <li className="flex gap-2">
              <MapPinOff size={15} className="mt-0.5 shrink-0 text-accent" aria-hidden="true" />
              The place stored in this photo was removed.
            </li>
          )}
        </ul>
      )}
      {cropping && photo && (
        <Suspense>
          <CropDialog
            previewUrl={photo.previewUrl}
            fileName={photo.file.name}
            onClose={() => setCropping(false)}
            onCropped={(file) => {
              setCropping(false);
              void choose(file);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
