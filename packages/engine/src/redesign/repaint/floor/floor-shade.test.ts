import { expect, test } from 'vitest';
import { drawnFloor, shadow, size } from './floor-of-boards.fixture.ts';
import { floorShade } from './floor-shade.ts';

const { photo, view, kinds } = drawnFloor();
const share = Float32Array.from(kinds, (kind) => (kind === 'wall' || kind === 'thing' ? 0 : 1));

function ratioOf(kind: string, ratio: Float32Array): number {
  const found = [...ratio].filter((_, at) => kinds[at] === kind && at > size.w * 150);
  return found.reduce((sum, value) => sum + value, 0) / found.length;
}

test('a shadow keeps its ratio, and joints go', () => {
  const shade = floorShade(photo, share, view.metrePx);
  const floor = ratioOf('floor', shade!.ratio);
  expect(ratioOf('shadow', shade!.ratio) / floor).toBeLessThan(shadow + 0.15);
  expect(ratioOf('shadow', shade!.ratio) / floor).toBeGreaterThan(shadow - 0.1);
  const rows = [...shade!.ratio].filter((_, at) => kinds[at] === 'joint' && at % size.w > 170);
  const joint = rows.reduce((sum, value) => sum + value, 0) / rows.length;
  // the joints' own ratio is .63
  expect(joint / floor).toBeGreaterThan(0.8);
});

test('a floor in strong contrasts is not told from its shadows', () => {
  const chequered = { ...photo, data: photo.data.slice() };
  for (let at = 0; at < share.length; at++) {
    const isDark = (Math.floor((at % size.w) / 40) + Math.floor(at / size.w / 30)) % 2 === 0;
    if (share[at]! > 0) chequered.data.fill(isDark ? 15 : 235, at * 3, at * 3 + 3);
  }
  expect(floorShade(chequered, share, view.metrePx)).toBeUndefined();
});
