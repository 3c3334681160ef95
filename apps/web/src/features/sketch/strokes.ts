export interface StrokePoint {
  readonly x: number;
  readonly y: number;
  /** 0..1; .5 for a mouse or finger. */
  readonly pressure: number;
}

export interface Stroke {
  readonly tool: 'pen' | 'line' | 'eraser';
  readonly points: readonly StrokePoint[];
}

const ink = '#1b1a18';
const paper = '#ffffff';
const penWidthPx = 4;
const eraserWidthPx = 36;

export const strokeWidthPx = (tool: Stroke['tool'], pressure: number): number =>
  tool === 'eraser' ? eraserWidthPx : penWidthPx * (0.5 + pressure);

type Brush = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'arc'
  | 'fill'
  | 'strokeStyle'
  | 'fillStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
>;

export function drawStroke(brush: Brush, { tool, points }: Stroke): void {
  const colour = tool === 'eraser' ? paper : ink;
  brush.strokeStyle = colour;
  brush.fillStyle = colour;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  const [first] = points;
  if (!first) return;
  if (points.length === 1) {
    brush.beginPath();
    brush.arc(first.x, first.y, strokeWidthPx(tool, first.pressure) / 2, 0, 2 * Math.PI);
    brush.fill();
    return;
  }
  let from = first;
  for (const to of points.slice(1)) {
    brush.lineWidth = strokeWidthPx(tool, (from.pressure + to.pressure) / 2);
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.lineTo(to.x, to.y);
    brush.stroke();
    from = to;
  }
}
