import { expect, test } from 'vitest';
import { classesOf } from '../../../sense/analysis.ts';
import { drawnFront } from '../drawn-front.fixture.ts';
import { houseOutline } from './house-outline.ts';

const [w, h] = [200, 100];

/** A house from column 60 to 140, a tree on its left, and a wing of this height left of the tree. */
function leftEnd(wingTop: number): number | undefined {
  const { analysis } = drawnFront(1, w, h);
  const classAt = (x: number, y: number) => {
    if (y >= 70) return 'ground';
    if (x >= 60 && x < 140 && y >= 30) return 'facade';
    if (x >= 42 && x < 50 && y >= wingTop) return 'facade';
    return x >= 38 && x < 60 && y > 40 ? 'vegetation' : 'sky';
  };
  const classOf = Uint8Array.from({ length: w * h }, (_, i) =>
    classesOf.exterior.indexOf(classAt(i % w, Math.floor(i / w))),
  );
  return houseOutline({ ...analysis, classOf })?.left;
}

// ragged edges are cut off: .4 % of the house at each end
test('a small wing behind a tree belongs to the house', () => {
  expect(leftEnd(58)).toBe(43);
});

test("a fragment beside the house doesn't", () => {
  expect(leftEnd(66)).toBe(60);
});
