/** One finished picture with what can be done to it: look closely, download, and the tool's own actions. */
import type { Picture } from '@maquette/contract';
import { Download, ZoomIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';

export interface MadePictureProps {
  picture: Picture;
  title: string;
  onMagnify: () => void;
  actions?: ReactNode;
}

export function MadePicture({ picture, title, onMagnify, actions }: MadePictureProps) {
  return (
    <figure className="group relative overflow-hidden rounded-md bg-sunken">
      <button
        type="button"
        onClick={onMagnify}
        className="block w-full cursor-zoom-in"
        aria-label={`Magnify: ${title}`}
      >
        <img
          src={picture.url}
          alt={title}
          width={picture.widthPx}
          height={picture.heightPx}
          loading="lazy"
          className="h-auto w-full"
        />
      </button>
      <div className="absolute top-2 right-2 flex gap-1.5">
        {actions}
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
    </figure>
  );
}
