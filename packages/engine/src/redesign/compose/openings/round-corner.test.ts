import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { behind } from '../../empty/planes-behind.ts';
import { roomClass } from '../../shell/room-class.ts';
import { runsRoundCorner } from './round-corner.ts';

const photo = createRgbImage(100, 60);
const size = 100 * 60;
/** The corner between the back wall and the right one. */
const corner = 60;
const planes = Uint8Array.from({ length: size }, (_, at) =>
  at % 100 < corner ? behind.back : behind.right,
);

/** Glass of this certainty between these columns, as far as it lies on the back wall. */
function glassBetween(from: number, to: number, certainty = 0.6) {
  const isGlass = (at: number) => at % 100 >= from && at % 100 < to && at > 2000 && at < 4000;
  const classOf = Uint8Array.from({ length: size }, (_, at) =>
    roomClass(isGlass(at) ? 'window' : 'wall'),
  );
  const own = Uint8Array.from({ length: size }, (_, at) =>
    isGlass(at) && planes[at] === behind.back ? 1 : 0,
  );
  const sure = { widthPx: 100, heightPx: 60, data: new Float32Array(size).fill(certainty) };
  const seen = { classOf, photo, certainty: sure };
  return runsRoundCorner(seen, planes, { kind: 'window', plane: behind.back, own });
}

test('doubtful glass that goes on behind the corner belongs to the window there', () => {
  expect(glassBetween(50, 80)).toBe(true);
});

test('a pane of a corner window is a pane', () => {
  expect(glassBetween(50, 80, 0.8)).toBe(false);
});

test('a window beside a corner is a window', () => {
  expect(glassBetween(20, 55)).toBe(false);
  expect(glassBetween(20, corner)).toBe(false);
});
