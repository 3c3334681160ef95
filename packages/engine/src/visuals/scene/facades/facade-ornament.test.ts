import { expect, test } from 'vitest';
import { miesVanDerRohe } from '../../../styles/architects/mies-van-der-rohe.ts';
import { makeDesign } from '../../scene/design.ts';
import { SceneBuilder } from '../builder.ts';
import { paletteOf } from '../palette.ts';
import type { FacadeBuild } from './facade.ts';
import { mullions, ribs } from './facade-ornament.ts';

const trianglesOfBox = 12;

/** Boxes that an ornament adds to a front of three bays of 2 m. */
function boxesOf(ornament: (build: FacadeBuild) => void): number {
  const b = new SceneBuilder();
  const brief = {
    ...{ prompt: '', view: 'exterior', style: 'mies-van-der-rohe', storeys: 2, parts: {} },
    ...{ excluded: {}, corrections: [], notUnderstood: [] },
  } as unknown as Parameters<typeof makeDesign>[0];
  const look = miesVanDerRohe.exterior!.house.look;
  const palette = paletteOf(b, makeDesign(brief, 1, { city: 1 }), look);
  const facade = {
    ...{ widthMetres: 6, groundMetres: 3, storeyMetres: 3, storeys: 2, seed: 1 },
    topAt: () => 6,
  };
  const before = b.triangles.count;
  ornament({ b, palette, facade, bays: 3, bayMetres: 2 });
  return (b.triangles.count - before) / trianglesOfBox;
}

test('mullions stand at both ends of a front and between its bays', () => {
  expect(boxesOf(mullions(1, 0.06, 0.1))).toBe(4);
});

test('none of several to a bay stands beyond the front', () => {
  expect(boxesOf(mullions(2, 0.06, 0.1))).toBe(7);
});

test('two ribs to each line between bays, in ten pieces', () => {
  expect(boxesOf(ribs)).toBe(80);
});
