import { expect, test } from 'vitest';
import { drawStroke, strokeWidthPx } from './strokes.ts';

function recorder() {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push(`${name} ${values.slice(0, 2).join(',')}`.trim());
  return {
    calls,
    brush: {
      beginPath: note('begin'),
      moveTo: note('move'),
      lineTo: note('line'),
      stroke: note('stroke'),
      arc: note('arc'),
      fill: note('fill'),
      strokeStyle: '',
      fillStyle: '',
      lineWidth: 0,
      lineCap: 'butt' as CanvasLineCap,
      lineJoin: 'miter' as CanvasLineJoin,
    },
  };
}

test('a tap leaves a dot', () => {
  const { calls, brush } = recorder();
  drawStroke(brush, { tool: 'pen', points: [{ x: 5, y: 6, pressure: 0.5 }] });
  expect(calls).toEqual(['begin', 'arc 5,6', 'fill']);
});

test('a stroke joins its points', () => {
  const { calls, brush } = recorder();
  drawStroke(brush, {
    tool: 'line',
    points: [
      { x: 0, y: 0, pressure: 0.5 },
      { x: 9, y: 0, pressure: 0.5 },
    ],
  });
  expect(calls).toEqual(['begin', 'move 0,0', 'line 9,0', 'stroke']);
});

test('a pen that presses harder draws wider, an eraser is always wide', () => {
  expect(strokeWidthPx('pen', 1)).toBeGreaterThan(strokeWidthPx('pen', 0.2));
  expect(strokeWidthPx('eraser', 0.2)).toBe(strokeWidthPx('eraser', 1));
});

test.each([
  ['pen', 0, 2],
  ['pen', 0.5, 4],
  ['line', 1, 6],
  ['eraser', 0, 36],
  ['eraser', 1, 36],
] as const)('a %s pressed %d is %i px wide', (tool, pressure, widthPx) => {
  expect(strokeWidthPx(tool, pressure)).toBe(widthPx);
});
