import type { HandEdits } from '@maquette/contract';
import { useId } from 'react';
import type { Place } from './edits/hand-edits.ts';

const longSide = 1000;

export interface ProtectLayerProps {
  strokes: HandEdits['protectStrokes'];
  aspect: number;
}

const pathOf = (points: readonly Place[], width: number, height: number) => {
  const [first] = points;
  const all = points.length === 1 && first ? [first, first] : points;
  return `M${all.map(({ x, y }) => `${x * width} ${y * height}`).join('L')}`;
};

export function ProtectLayer({ strokes, aspect }: ProtectLayerProps) {
  const id = useId();
  const width = aspect >= 1 ? longSide : longSide * aspect;
  const height = aspect >= 1 ? longSide / aspect : longSide;
  // Strokes are only appended and popped, so their index is their key.
  const inOrder = strokes.map((stroke, order) => ({ order, stroke }));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full text-accent"
    >
      <mask id={id}>
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          {inOrder.map(({ order, stroke }) => (
            <path
              key={order}
              d={pathOf(stroke.points, width, height)}
              stroke={stroke.erase ? 'black' : 'white'}
              strokeWidth={stroke.width * longSide}
            />
          ))}
        </g>
      </mask>
      <rect width={width} height={height} fill="currentColor" opacity="0.55" mask={`url(#${id})`} />
    </svg>
  );
}
