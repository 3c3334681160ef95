/** Crosshair moved by pointer or arrow keys: picks a point or draws a stroke. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { arrowKeys } from './arrow-keys.ts';
import type { Place } from './edits/hand-edits.ts';

/** Step of an arrow key as a share of the picture: plain, and with Shift. */
const steps = { plain: 0.01, shift: 0.1 } as const;
/** Smallest distance between points of a stroke. */
const leastMove = 0.004;
const mostPoints = 600;

const held = (value: number) => Math.min(1, Math.max(0, value));

export interface PicturePointerProps {
  label: string;
  /** Announces the surface under the crosshair. */
  describe: (place: Place) => string;
  onPick?: (place: Place) => void;
  /** Draws instead of picking. */
  onStroke?: (points: readonly Place[]) => void;
  /** Whether the stroke may be extended to these points; it ends where it may not. */
  mayDraw?: (points: readonly Place[]) => boolean;
  /** While a stroke is drawn. */
  onDrawing?: (points: readonly Place[] | null) => void;
  /** Width of the brush as a share of the picture's width, shown as a ring. */
  ringShare?: number;
}

export function PicturePointer({
  label,
  describe,
  onPick,
  onStroke,
  mayDraw = () => true,
  onDrawing,
  ringShare,
}: PicturePointerProps) {
  const [cross, setCross] = useState<Place>({ x: 0.5, y: 0.5 });
  const [shown, setShown] = useState(false);
  const stroke = useRef<Place[] | null>(null);

  const placeOf = (event: PointerEvent<HTMLElement>): Place => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: held((event.clientX - box.left) / box.width),
      y: held((event.clientY - box.top) / box.height),
    };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const place = placeOf(event);
    setCross(place);
    if (!onStroke || !mayDraw([place])) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = [place];
    onDrawing?.(stroke.current);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (event.pointerType === 'mouse') setShown(true);
    setCross(place);
    const points = stroke.current;
    const last = points?.at(-1);
    if (!points || !last || points.length >= mostPoints) return;
    if (Math.hypot(place.x - last.x, place.y - last.y) < leastMove) return;
    const longer = [...points, place];
    if (!mayDraw(longer)) return;
    stroke.current = longer;
    onDrawing?.(stroke.current);
  };
  const endStroke = () => {
    const points = stroke.current;
    stroke.current = null;
    onDrawing?.(null);
    if (points) onStroke?.(points);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!onStroke) onPick?.(cross);
      else if (mayDraw([cross])) onStroke([cross]);
      return;
    }
    const arrow = arrowKeys[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? steps.shift : steps.plain;
    setCross(({ x, y }) => ({ x: held(x + arrow[0] * step), y: held(y + arrow[1] * step) }));
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className="absolute inset-0 size-full cursor-crosshair touch-none rounded-none"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => {
          if (onStroke) endStroke();
          else if (event.button === 0) onPick?.(placeOf(event));
        }}
        onPointerCancel={() => {
          stroke.current = null;
          onDrawing?.(null);
        }}
        onPointerLeave={() => setShown(false)}
        onKeyDown={onKeyDown}
        onFocus={(event) => setShown(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setShown(false)}
      />
      {shown && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper outline-1 outline-ink"
          style={{
            left: `${cross.x * 100}%`,
            top: `${cross.y * 100}%`,
            width: ringShare ? `${ringShare * 100}%` : '1.25rem',
            aspectRatio: 1,
          }}
        />
      )}
      <span role="status" className="unseen">
        {shown && describe(cross)}
      </span>
    </>
  );
}
