/** Actions in the corner of a finished picture: those of the tool, enlarge, download. */
import type { Picture } from '@maquette/contract';
import { Download, ZoomIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';

interface PictureCornerProps {
  picture: Picture;
  onMagnify: () => void;
  children?: ReactNode;
}

export function PictureCorner({ picture, onMagnify, children }: PictureCornerProps) {
  return (
    <div className="absolute top-2 right-2 flex gap-1.5">
      {children}
      <IconButton
        variant="glass"
        size="small"
        label="Magnify"
        icon={<ZoomIn size={18} />}
        onClick={onMagnify}
      />
      <a
        href={picture.downloadUrl}
        download
        aria-label="Download"
        title="Download"
        className="grid size-9 place-items-center rounded-md border border-line bg-paper/90 text-ink hover:bg-paper"
      >
        <Download size={18} />
      </a>
    </div>
  );
}
