import { PicturePreview } from '../../studio/picture-preview.tsx';
import type { PhotoChoice } from '../../studio/use-photo.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { sketchFailure } from './sketch-failure.ts';

export interface SketchUploadProps {
  choice: Pick<PhotoChoice, 'photo' | 'choose' | 'clear'>;
  /** Called before the sketch changes. */
  onChange: () => void;
}

export function SketchUpload({ choice: { photo, choose, clear }, onChange }: SketchUploadProps) {
  return (
    <div className="grid gap-3">
      <FileDrop
        label="Upload a sketch"
        accept="image/*"
        hint="A scan or a photo of clear, dark lines on light paper."
        onFile={(file) => {
          onChange();
          void choose(file);
        }}
        className={photo ? 'min-h-0 p-0' : undefined}
        preview={
          photo && (
            <PicturePreview
              src={photo.previewUrl}
              alt="Your sketch"
              className="h-auto max-h-80 w-full object-contain"
            />
          )
        }
      />
      {photo && (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            clear();
            onChange();
          }}
        >
          Remove
        </Button>
      )}
      {photo?.failure !== undefined && (
        <ErrorState {...sketchFailure(photo.failure)} onRetry={() => void choose(photo.file)} />
      )}
    </div>
  );
}
