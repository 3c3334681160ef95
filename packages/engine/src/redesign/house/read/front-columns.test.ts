import { expect, test } from 'vitest';
import type { Analysis } from '../../../sense/analysis.ts';
import { drawnFront, facadePlane } from '../drawn-front.fixture.ts';
import { frontColumns } from './front-columns.ts';
import { houseOutline } from './house-outline.ts';

/** The synthetic front with a corner in this column, and a patch of the wrong plane at the horizon. */
function cornerAt(column: number): Analysis {
  const { analysis, base } = drawnFront(3);
  const w = analysis.photo.widthPx;
  return {
    ...analysis,
    planes: [facadePlane('facade-front', 10), facadePlane('facade-side', -6)],
    planeOf: Uint8Array.from(analysis.classOf, (_, i) => {
      const isMisread = ((i / w) | 0) > base - 14;
      return i % w < column && !isMisread ? 0 : 1;
    }),
  };
}

test('a corner is found where upper lines bend, whatever the horizon suggests', () => {
  const analysis = cornerAt(100);
  const columns = frontColumns(analysis, houseOutline(analysis)!);
  expect(columns.map(({ id }) => id)).toEqual(['facade-front', 'facade-side']);
  expect(Math.abs(columns[1]!.from - 100)).toBeLessThanOrEqual(2);
});

test("a straight street isn't split", () => {
  const analysis = cornerAt(0);
  expect(frontColumns(analysis, houseOutline(analysis)!).map(({ id }) => id)).toEqual([
    'facade-side',
  ]);
});
