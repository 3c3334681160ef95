import { PicturePreview } from '../../studio/picture-preview.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';

interface PictureDropProps {
  /** Blob URL of the chosen picture. */
  readonly url: string | null;
  readonly maxHeightClass: string;
  readonly onFile: (file: File) => void;
}

export function PictureDrop({ url, maxHeightClass, onFile }: PictureDropProps) {
  return (
    <FileDrop
      label="Choose an image"
      accept="image/*"
      onFile={onFile}
      className={url ? 'min-h-0 p-0' : undefined}
      preview={
        url && (
          <PicturePreview
            src={url}
            alt="Your upload"
            className={`h-auto ${maxHeightClass} w-full object-contain`}
          />
        )
      }
    />
  );
}
