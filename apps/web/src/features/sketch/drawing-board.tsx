/** Drawing canvas: pen, straight line, eraser, undo; touch and pen pressure. */
import { Eraser, Pen, Slash, Trash2, Undo2 } from 'lucide-react';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { drawStroke, type Stroke } from './strokes.ts';

const sheetWidthPx = 1200;
const sheetHeightPx = 900;
const paper = '#ffffff';
const emptySheet: readonly Stroke[] = [];

const drawingTools = {
  pen: { label: 'Pen', icon: <Pen size={18} /> },
  line: { label: 'Straight line', icon: <Slash size={18} /> },
  eraser: { label: 'Eraser', icon: <Eraser size={18} /> },
} as const;
type DrawingTool = keyof typeof drawingTools;

export interface DrawingBoardProps {
  /** Called with the drawing after every stroke; null when the sheet is empty. */
  onChange: (drawing: (() => Promise<File>) | null) => void;
}

export function DrawingBoard({ onChange }: DrawingBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tool, setTool] = useState<DrawingTool>('pen');
  /** Undo history; clearing the sheet is a step as well. */
  const [sheets, setSheets] = useState<readonly (readonly Stroke[])[]>([]);
  const strokes = sheets.at(-1) ?? emptySheet;
  const current = useRef<Stroke | null>(null);

  const paint = useCallback((all: readonly Stroke[]) => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = paper;
    context.fillRect(0, 0, sheetWidthPx, sheetHeightPx);
    for (const stroke of all) drawStroke(context, stroke);
  }, []);

  useEffect(() => {
    paint(strokes);
    const drawn = strokes.some(({ tool: used }) => used !== 'eraser');
    onChange(
      drawn
        ? () =>
            new Promise((resolve, reject) => {
              canvas.current?.toBlob(
                (blob) =>
                  blob
                    ? resolve(new File([blob], 'drawing.png', { type: 'image/png' }))
                    : reject(new Error('The drawing could not be read.')),
                'image/png',
              );
            })
        : null,
    );
  }, [strokes, paint, onChange]);

  const at = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * sheetWidthPx,
      y: ((event.clientY - box.top) / box.height) * sheetHeightPx,
      // A mouse reports .5 or 0; only pens measure pressure.
      pressure: event.pointerType === 'pen' ? event.pressure : 0.5,
    };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    current.current = { tool, points: [at(event)] };
  };
  const move = (event: PointerEvent) => {
    const stroke = current.current;
    if (!stroke) return;
    const points =
      stroke.tool === 'line'
        ? [...stroke.points.slice(0, 1), at(event)]
        : [...stroke.points, at(event)];
    current.current = { ...stroke, points };
    paint([...strokes, current.current]);
  };
  const up = () => {
    const stroke = current.current;
    current.current = null;
    if (stroke) setSheets((all) => [...all, [...(all.at(-1) ?? emptySheet), stroke]]);
  };
  const undo = () => setSheets((all) => all.slice(0, -1));

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1" role="toolbar" aria-label="Drawing tools">
        {(Object.keys(drawingTools) as DrawingTool[]).map((name) => (
          <IconButton
            key={name}
            label={drawingTools[name].label}
            icon={drawingTools[name].icon}
            variant={tool === name ? 'outline' : 'quiet'}
            aria-pressed={tool === name}
            onClick={() => setTool(name)}
          />
        ))}
        <IconButton
          label="Undo"
          icon={<Undo2 size={18} />}
          disabled={sheets.length === 0}
          onClick={undo}
        />
        <IconButton
          label="Clear the sheet"
          icon={<Trash2 size={18} />}
          disabled={strokes.length === 0}
          onClick={() => setSheets((all) => [...all, emptySheet])}
        />
      </div>
      <canvas
        ref={canvas}
        width={sheetWidthPx}
        height={sheetHeightPx}
        role="img"
        aria-label="Drawing sheet"
        className="h-auto w-full cursor-crosshair touch-none rounded-md border border-line-strong"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'z' && undo()}
        tabIndex={0}
      />
    </div>
  );
}
