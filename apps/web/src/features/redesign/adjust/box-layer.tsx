/** Overlay of the room's box; each corner of the back wall has a handle for pointer and arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { arrowKeys } from './arrow-keys.ts';
import { clampedCorner, draggedCorner, type Grip, handleOf } from './box-corners.ts';
import type { Place } from './edits/hand-edits.ts';

const cornerNames = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;
/** Photo pixels per key press: plain, with Shift, with Ctrl or Cmd. */
const nudgesPx = { plain: 1, shift: 10, control: 100 } as const;
/** Picture corners, at which the box's lines end. */
const frame = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const;

export interface BoxLayerProps {
  corners: readonly Place[];
  /** Photo size, for nudges in photo pixels. */
  widthPx: number;
  heightPx: number;
  onChange: (corners: readonly Place[]) => void;
}

export function BoxLayer({ corners, widthPx, heightPx, onChange }: BoxLayerProps) {
  const area = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip | null>(null);
  const [dragged, setDragged] = useState<readonly Place[] | null>(null);
  const shown = dragged ?? corners;
  const moved = (index: number, to: Place) =>
    shown.map((corner, at) => (at === index ? to : corner));

  const onPointerMove = (index: number) => (event: PointerEvent<HTMLElement>) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (!grip.current) return;
    const pointer = { x: event.clientX, y: event.clientY };
    setDragged(moved(index, draggedCorner(grip.current, pointer, box)));
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const arrow = arrowKeys[event.key];
    const corner = shown[index];
    if (!arrow || !corner) return;
    event.preventDefault();
    const px = event.shiftKey
      ? nudgesPx.shift
      : event.ctrlKey || event.metaKey
        ? nudgesPx.control
        : nudgesPx.plain;
    onChange(
      moved(
        index,
        clampedCorner({
          x: corner.x + (arrow[0] * px) / widthPx,
          y: corner.y + (arrow[1] * px) / heightPx,
        }),
      ),
    );
  };
  const points = shown.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ');
  return (
    <div ref={area} className="absolute inset-0">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {(['var(--paper)', 'var(--accent)'] as const).map((colour, layer) => (
          <g
            key={colour}
            fill="none"
            stroke={colour}
            strokeWidth={layer === 0 ? 4 : 2}
            strokeDasharray={layer === 0 ? undefined : '7 5'}
          >
            <polygon points={points} vectorEffect="non-scaling-stroke" />
            {shown.map(({ x, y }, index) => (
              <line
                key={cornerNames[index]}
                x1={x * 100}
                y1={y * 100}
                x2={frame[index]![0]}
                y2={frame[index]![1]}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
        ))}
      </svg>
      {shown.map(handleOf).map(({ x, y }, index) => (
        <button
          key={cornerNames[index]}
          type="button"
          aria-label={`${cornerNames[index]} corner of the back wall`}
          title="Drag, or use the arrow keys: 1 pixel, with Shift 10, with Ctrl 100"
          className="absolute size-11 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none rounded-full before:absolute before:inset-2.5 before:rounded-full before:border-2 before:border-accent before:bg-raised"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            const from = { x: event.clientX, y: event.clientY };
            const corner = shown[index];
            if (corner) grip.current = { corner, from };
          }}
          onPointerMove={onPointerMove(index)}
          onPointerUp={() => {
            if (dragged) onChange(dragged);
            setDragged(null);
          }}
          onPointerCancel={() => setDragged(null)}
          onKeyDown={onKeyDown(index)}
        />
      ))}
    </div>
  );
}
