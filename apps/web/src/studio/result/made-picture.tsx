/** One finished picture with its actions: enlarge, download, and those of the tool. */
import type { Picture } from '@maquette/contract';
import type { ReactNode } from 'react';
import { alternativeText, type DrawnOf } from './alternative-text.ts';
import { PictureCorner } from './picture-corner.tsx';

export interface MadePictureProps {
  picture: Picture;
  title: string;
  drawn?: DrawnOf | null;
  onMagnify: () => void;
  actions?: ReactNode;
}

export function MadePicture({ picture, title, drawn, onMagnify, actions }: MadePictureProps) {
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
          alt={alternativeText(title, drawn, picture)}
          width={picture.widthPx}
          height={picture.heightPx}
          loading="lazy"
          className="h-auto w-full"
        />
      </button>
      <PictureCorner picture={picture} onMagnify={onMagnify}>
        {actions}
      </PictureCorner>
    </figure>
  );
}
