/** Enlarged-image viewer: zoom and pan, before and after, changed areas; arrow keys change the picture. */

import { Dialog as Base } from '@base-ui/react/dialog';
import type { Picture } from '@maquette/contract';
import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { ReactCompareSlider, ReactCompareSliderImage } from 'react-compare-slider';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { Chip } from '../ui/chip.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { stepsOfSwipe, wrapIndex } from './picture-navigation.ts';
import { alternativeText, type DrawnOf } from './result/alternative-text.ts';
import './picture-viewer.css';

export interface PictureViewerProps {
  pictures: readonly Picture[];
  /** The photo the pictures were made from; enables before/after. */
  original?: string | undefined;
  title: string;
  drawn?: DrawnOf | null | undefined;
  startIndex: number;
  onClose: () => void;
}

const modes = { picture: 'Picture', compare: 'Before / after', changes: 'What changed' } as const;
type Mode = keyof typeof modes;

export function PictureViewer({
  pictures,
  original,
  title,
  drawn,
  startIndex,
  onClose,
}: PictureViewerProps) {
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ index }) => index === startIndex),
    ),
  );
  const [mode, setMode] = useState<Mode>('picture');
  // The dialog's own record may be an element that has been removed since.
  const [openedBy] = useState(() => document.activeElement);
  const focusAfter = () =>
    openedBy instanceof HTMLElement && openedBy !== document.body && openedBy.isConnected
      ? openedBy
      : null;
  const touchStart = useRef<number | null>(null);
  /** A swipe pans a zoomed picture and turns the page otherwise. */
  const zoomed = useRef(false);
  const picture = pictures[Math.min(at, pictures.length - 1)]!;
  const offered = (Object.keys(modes) as Mode[]).filter(
    (one) => one === 'picture' || (original && (one === 'compare' || picture.overlayUrl)),
  );
  const shown = offered.includes(mode) ? mode : 'picture';
  const move = (steps: number) => setAt((now) => wrapIndex(now, steps, pictures.length));

  const onKeyDown = (event: KeyboardEvent) => {
    if (pictures.length < 2 || shown === 'compare') return;
    if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else return;
    event.preventDefault();
  };
  const onTouchEnd = (event: TouchEvent) => {
    const from = touchStart.current;
    touchStart.current = null;
    if (from === null || pictures.length < 2 || shown === 'compare' || zoomed.current) return;
    const steps = stepsOfSwipe(from, event.changedTouches[0]?.clientX ?? from);
    if (steps !== 0) move(steps);
  };

  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="shade-motion fixed inset-0 z-50 bg-shade" />
        <Base.Popup
          onKeyDown={onKeyDown}
          finalFocus={focusAfter}
          className="sheet-motion fixed inset-0 z-50 flex flex-col bg-paper outline-none sm:inset-4 sm:rounded-lg sm:border sm:border-line sm:shadow-sheet"
        >
          <header className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2 sm:px-5">
            <Base.Title className="min-w-0 grow truncate text-title">{title}</Base.Title>
            <a
              href={picture.downloadUrl}
              download
              aria-label="Download"
              title="Download"
              className="grid size-11 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
            >
              <Download size={20} />
            </a>
            <Base.Close render={<IconButton label="Close" icon={<X size={20} />} />} />
          </header>
          <div
            className="relative min-h-0 grow overflow-hidden bg-sunken"
            onTouchStart={(event) => {
              touchStart.current =
                event.touches.length === 1 ? event.touches.item(0).clientX : null;
            }}
            onTouchEnd={onTouchEnd}
          >
            {shown === 'compare' && original ? (
              <ReactCompareSlider
                className="size-full"
                itemOne={
                  <ReactCompareSliderImage
                    src={original}
                    alt="Original"
                    className="object-contain!"
                  />
                }
                itemTwo={
                  <ReactCompareSliderImage
                    src={picture.url}
                    alt={alternativeText(title, drawn, picture)}
                    className="object-contain!"
                  />
                }
              />
            ) : (
              <ZoomablePicture
                key={`${picture.index} ${shown}`}
                url={shown === 'changes' ? picture.overlayUrl! : picture.url}
                alt={
                  shown === 'changes'
                    ? `What changed: ${title}`
                    : alternativeText(title, drawn, picture)
                }
                onZoomed={(is) => {
                  zoomed.current = is;
                }}
              />
            )}
            {pictures.length > 1 && (
              <>
                <IconButton
                  className="absolute top-1/2 left-3 -translate-y-1/2"
                  variant="glass"
                  label="Previous picture"
                  icon={<ChevronLeft size={20} />}
                  onClick={() => move(-1)}
                />
                <IconButton
                  className="absolute top-1/2 right-3 -translate-y-1/2"
                  variant="glass"
                  label="Next picture"
                  icon={<ChevronRight size={20} />}
                  onClick={() => move(1)}
                />
              </>
            )}
          </div>
          <footer className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2.5 sm:px-5">
            {offered.length > 1 &&
              offered.map((one) => (
                <Chip key={one} pressed={one === shown} onClick={() => setMode(one)}>
                  {modes[one]}
                </Chip>
              ))}
            <p className="ml-auto text-note text-faint">
              {pictures.length > 1 && `${at + 1} of ${pictures.length} · `}
              {picture.widthPx} × {picture.heightPx} px
              {picture.structureScore !== null &&
                ` · structure kept ${Math.round(picture.structureScore)} %`}
            </p>
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

interface ZoomablePictureProps {
  url: string;
  alt: string;
  onZoomed: (is: boolean) => void;
}

function ZoomablePicture({ url, alt, onZoomed }: ZoomablePictureProps) {
  return (
    <TransformWrapper
      minScale={1}
      maxScale={8}
      doubleClick={{ mode: 'toggle' }}
      onInit={() => onZoomed(false)}
      onTransform={(_, { scale }) => onZoomed(scale > 1.01)}
    >
      {({ zoomIn, zoomOut }) => (
        <>
          <TransformComponent wrapperClass="size-full!" contentClass="size-full!">
            <img src={url} alt={alt} className="size-full object-contain" draggable={false} />
          </TransformComponent>
          <div className="absolute right-3 bottom-3 flex gap-1.5">
            <IconButton
              variant="glass"
              size="small"
              label="Zoom out"
              icon={<ZoomOut size={18} />}
              onClick={() => zoomOut()}
            />
            <IconButton
              variant="glass"
              size="small"
              label="Zoom in"
              icon={<ZoomIn size={18} />}
              onClick={() => zoomIn()}
            />
          </div>
        </>
      )}
    </TransformWrapper>
  );
}
