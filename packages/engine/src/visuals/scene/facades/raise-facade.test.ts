import { expect, test } from 'vitest';
import { antoniGaudi } from '../../../styles/architects/antoni-gaudi.ts';
import { makeDesign } from '../../scene/design.ts';
import { SceneBuilder } from '../builder.ts';
import { paletteOf } from '../palette.ts';
import { raiseFacade } from './raise-facade.ts';

/** Windows of the upper storey of a front that ends this many metres above its upper floor. */
function upperWindows(metres: number): number {
  const b = new SceneBuilder();
  const brief = {
    ...{ prompt: '', view: 'exterior', style: 'antoni-gaudi', storeys: 2, parts: {} },
    ...{ excluded: {}, corrections: [], notUnderstood: [] },
  } as unknown as Parameters<typeof makeDesign>[0];
  const palette = paletteOf(b, makeDesign(brief, 1, { city: 1 }), antoniGaudi.exterior!.house.look);
  const topAt = () => 3.2 + metres;
  raiseFacade(
    b,
    palette,
    { widthMetres: 13, groundMetres: 3.2, storeyMetres: 3.1, storeys: 2, topAt, seed: 1 },
    antoniGaudi.exterior!.front,
  );
  return b.triangles.objectTable.filter(({ label, storey }) => label === 'window' && storey === 1)
    .length;
}

test('under a low roof upper windows are lower, and left out only as slits', () => {
  expect(upperWindows(3.1)).toBe(4);
  expect(upperWindows(2.2)).toBe(4);
  expect(upperWindows(1.2)).toBe(0);
});
