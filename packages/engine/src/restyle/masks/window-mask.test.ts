import { expect, test } from 'vitest';
import { resizeBilinear } from '../../ops/resize.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { windowMaskOf } from './window-mask.ts';

/** A pane whose left border is an edge in the photo; to the right its light fades over the wall. */
function roomInGlare() {
  const room = syntheticScene();
  const { widthPx, data } = room.photo;
  const window = surfaceOf(room, 'window').matte.data;
  const wall = surfaceOf(room, 'wall').matte.data;
  const at = (share: number) => Math.round(share * widthPx);
  for (let index = 0; index < window.length; index++) {
    const x = index % widthPx;
    const fading = 250 - (130 * (x - at(0.5))) / at(0.4);
    const code = x < at(0.3) ? 90 : Math.min(250, Math.max(120, fading));
    data.fill(code, index * 3, index * 3 + 3);
    window[index] = x >= at(0.3) && x < at(0.6) ? 1 : 0;
    wall[index] = 1 - window[index]!;
  }
  const { heightPx } = room.photo;
  const small = windowMaskOf(room);
  const cover = resizeBilinear(small.data, small.widthPx, small.heightPx, widthPx, heightPx);
  const row = widthPx * (heightPx >> 1);
  return { glass: (share: number) => cover[row + at(share)]! };
}

test("a window's border is sharp along an edge and fades elsewhere", () => {
  const { glass } = roomInGlare();
  expect(glass(0.32)).toBeGreaterThan(0.9);
  expect(glass(0.28)).toBeLessThan(0.15);
  const [within, beyond] = [glass(0.58), glass(0.62)];
  expect(within).toBeGreaterThan(beyond);
  expect(within - beyond).toBeLessThan(0.5);
});
