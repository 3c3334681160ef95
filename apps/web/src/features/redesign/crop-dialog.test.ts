import { expect, test } from 'vitest';
import { areaToCut, zoomToCover } from './crop-dialog.tsx';

test('a straight picture is not zoomed', () => expect(zoomToCover(3, 2, 0)).toBe(1));

test('a rotated square needs cos + sin to cover its own frame', () => {
  expect(zoomToCover(1, 1, 10)).toBeCloseTo(Math.cos(Math.PI / 18) + Math.sin(Math.PI / 18), 10);
  expect(zoomToCover(1, 1, -10)).toBe(zoomToCover(1, 1, 10));
});

test('a panorama needs more', () =>
  expect(zoomToCover(3, 1, 5)).toBeGreaterThan(zoomToCover(1, 1, 5)));

/** Distance of the frame's corners from the nearest edge of the rotated picture; negative if outside. */
function roomAtCorners(width: number, height: number, degrees: number, zoom: number): number {
  const angle = (degrees * Math.PI) / 180;
  const corners = [1, -1].flatMap((x) => [1, -1].map((y) => [(x * width) / 2, (y * height) / 2]));
  const room = corners.map(([x, y]) => {
    // In the rotated picture's frame.
    const across = Math.abs(x! * Math.cos(angle) + y! * Math.sin(angle));
    const down = Math.abs(y! * Math.cos(angle) - x! * Math.sin(angle));
    return Math.min((zoom * width) / 2 - across, (zoom * height) / 2 - down);
  });
  return Math.min(...room);
}

test.each([
  [3, 2, 10],
  [2, 3, 10],
  [2, 3, -15],
  [1, 1, 0.5],
  [16, 9, 7],
])(
  '%d by %d, turned by %d°: no empty corner shows, and nothing more is lost',
  (width, height, degrees) => {
    const zoom = zoomToCover(width, height, degrees);
    expect(roomAtCorners(width, height, degrees, zoom)).toBeCloseTo(0, 9);
  },
);

test('a photo of three by two at ten degrees is a quarter closer, upright or not', () => {
  expect(zoomToCover(3, 2, 10)).toBeCloseTo(1.2453, 4);
  expect(zoomToCover(2, 3, 10)).toBeCloseTo(1.2453, 4);
});

const shown = { width: 300, height: 200 };
const whole = { unit: 'px', x: 0, y: 0, width: 300, height: 200 };

test('crops the chosen part', () => {
  const chosen = { unit: 'px', x: 20, y: 10, width: 90, height: 80 } as const;
  expect(areaToCut(chosen, shown)).toEqual({ unit: 'px', x: 20, y: 10, width: 90, height: 80 });
});

test('an untouched frame, or one only tapped, crops nothing', () => {
  expect(areaToCut(null, shown)).toEqual(whole);
  expect(areaToCut({ unit: 'px', x: 20, y: 10, width: 0, height: 0 }, shown)).toEqual(whole);
});
