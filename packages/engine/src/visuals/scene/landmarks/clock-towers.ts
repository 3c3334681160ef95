/** Towers with a clock, and its face. */
import { box, tube } from '../solids.ts';
import { body, doorway, roofOn, row } from './kit/kit-parts.ts';
import { around, type Kit, type Landmarks, type Stands } from './kit/landmark.ts';
import { tall } from './lighthouses.ts';

function clockTower(kit: Kit): Stands {
  const { b, other } = kit;
  const rect = around(2.4);
  const door = [doorway(2.4, 1.3, 2.5, { archRise: 0.6 })];
  body(kit, rect, 0, 13, {
    openings: {
      front: [...door, ...[4.2, 7].flatMap((y) => row(4.8, 1, y, y + 1.8, { archRise: 0.4 }))],
    },
  });
  body(kit, around(2.65), 13, 3.4, { wall: kit.palette.accent });
  for (const turnRad of [0, Math.PI / 2, -Math.PI / 2])
    b.place({ turnRad }, () => clockFace(kit, [0, 14.7, 2.68], 1.15));
  b.begin('trim', 'belfry edge');
  box(b, [-2.9, 16.4, -2.9], [2.9, 16.75, 2.9], kit.palette.trim);
  const high = roofOn(kit, around(2.7), 16.75, { form: 'hip', pitch: 2.2, eave: 0.1 });
  b.begin('trim', 'spire ball');
  tube(b, [0, high - 0.4, 0], [0, high + 1, 0], 0.06, other('#c9a24a', 0.4), 6);
  return {
    rect: around(3),
    high: high + 1,
    storeys: 1,
    roof: 'hip',
    facts: { tower: true, clock: true, windows: 2 },
  };
}

export function clockFace(
  { b, other }: Kit,
  [x, y, z]: readonly [number, number, number],
  r: number,
): void {
  const [white, dark] = [other('#f4efe0'), other('#1f2124')];
  b.place({ at: [x, y, z] }, () => {
    b.begin('trim', 'wall clock');
    const sides = 28;
    for (let side = 0; side < sides; side++) {
      const [a, c] = [side, side + 1].map((step) => (step / sides) * Math.PI * 2) as [
        number,
        number,
      ];
      b.tri(
        [0, 0, 0.02],
        [Math.cos(a) * r, Math.sin(a) * r, 0.02],
        [Math.cos(c) * r, Math.sin(c) * r, 0.02],
        white,
      );
      tube(
        b,
        [Math.cos(a) * r, Math.sin(a) * r, 0.03],
        [Math.cos(c) * r, Math.sin(c) * r, 0.03],
        r * 0.07,
        dark,
        6,
      );
    }
    for (let hour = 0; hour < 12; hour++) {
      const [c, s] = [Math.cos((hour * Math.PI) / 6), Math.sin((hour * Math.PI) / 6)];
      tube(
        b,
        [c * r * 0.78, s * r * 0.78, 0.03],
        [c * r * 0.9, s * r * 0.9, 0.03],
        r * 0.035,
        dark,
        5,
      );
    }
    tube(b, [0, 0, 0.05], [r * 0.42, r * 0.3, 0.05], r * 0.05, dark, 6);
    tube(b, [0, 0, 0.05], [-r * 0.2, r * 0.7, 0.05], r * 0.035, dark, 6);
  });
}

export const clockTowers: Landmarks = {
  'clock-tower': {
    look: { walls: [['brick'], ['stone']], accents: [['stone']], roofs: [['slate'], ['copper']] },
    places: { city: 0.5, countryside: 0.5 },
    camera: tall,
    build: clockTower,
  },
};
