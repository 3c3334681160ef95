/** Preview of a chosen file; a sentence if the browser can't decode it. */
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';

export interface PicturePreviewProps {
  src: string;
  alt: string;
  className?: string;
  /** Called with the aspect ratio once the picture has loaded. */
  onRatio?: (ratio: number) => void;
}

export function PicturePreview({ src, alt, className, onRatio }: PicturePreviewProps) {
  const [unreadable, setUnreadable] = useState<string>();
  return unreadable === src ? (
    <span className={classNames('grid place-items-center p-4 text-note text-faint', className)}>
      This file cannot be shown as a picture.
    </span>
  ) : (
    <img
      src={src}
      alt={alt}
      className={className}
      onError={() => setUnreadable(src)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        naturalHeight > 0 && onRatio?.(naturalWidth / naturalHeight)
      }
    />
  );
}
