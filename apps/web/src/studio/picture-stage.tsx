/** Frame of the main picture: as large as the window allows, in the picture's aspect ratio. */
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

export interface PictureStageProps {
  /** Width over height; needed before the picture loads, so that the layout doesn't shift. */
  ratio: number;
  children: ReactNode;
  className?: string;
}

/** Aspect ratio of most photos; used until the real one is known. */
export const usualRatio = 3 / 2;

export const ratioOf = (size: { widthPx: number; heightPx: number } | null | undefined): number =>
  size && size.heightPx > 0 ? size.widthPx / size.heightPx : usualRatio;

export function PictureStage({ ratio, children, className }: PictureStageProps) {
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio };
  return (
    <div className="overflow-hidden rounded-lg bg-sunken">
      <div className={classNames('stage relative', className)} style={style}>
        {children}
      </div>
    </div>
  );
}
