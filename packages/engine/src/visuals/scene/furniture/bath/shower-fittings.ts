/** Fittings of a shower, on a wall or in its tray: u along the wall, z into the room. */
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { lathe } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';

const head = { radius: 0.13, out: 0.4 } as const;
/** The hand shower hangs beside the pipe, on a rail from the mixer up. */
const hand = { beside: 0.16, high: 0.62, tilt: 0.07 } as const;
const hoseSteps = 10;

function rainHead(b: SceneBuilder, [u, y, z]: Vector3, metal: MaterialHandle): void {
  tube(b, [u, y + 0.05, z], [u, y, z], 0.011, metal, 8);
  lathe(
    b,
    [u, y - 0.012, z],
    [
      [0, 0],
      [head.radius - 0.004, 0],
      [head.radius, 0.004],
      [head.radius, 0.009],
      [0.03, 0.018],
      [0.014, 0.03],
    ],
    metal,
    28,
  );
}

/** A bar with a knob at each end. */
function mixer(b: SceneBuilder, u: number, y: number, metal: MaterialHandle): void {
  tube(b, [u - 0.13, y, 0.065], [u + 0.13, y, 0.065], 0.021, metal, 14);
  for (const side of [-1, 1]) {
    tube(b, [u + side * 0.13, y, 0.065], [u + side * 0.175, y, 0.065], 0.026, metal, 14);
    tube(b, [u + side * 0.075, y, 0], [u + side * 0.075, y, 0.065], 0.016, metal, 10);
  }
}

/** A rod that slides on a rail, and its hose. */
function handShower(b: SceneBuilder, u: number, y: number, metal: MaterialHandle): void {
  const [rail, top] = [u + hand.beside, y + hand.high];
  tube(b, [rail, y + 0.1, 0.045], [rail, top + 0.1, 0.045], 0.009, metal, 8);
  for (const v of [y + 0.11, top + 0.09]) tube(b, [rail, v, 0], [rail, v, 0.045], 0.008, metal, 8);
  const [foot, tip]: [Vector3, Vector3] = [
    [rail, top - 0.12, 0.075],
    [rail, top + 0.06, 0.075 + hand.tilt],
  ];
  tube(b, [rail, top - 0.03, 0.045], [rail, top - 0.03, 0.1], 0.013, metal, 8);
  tube(b, [...foot], [...tip], 0.012, metal, 10);
  tube(b, [...tip], [tip[0], tip[1] - 0.015, tip[2] + 0.025], 0.045, metal, 18);
  const hose = (step: number): [number, number, number] => {
    const t = step / hoseSteps;
    const sag = 0.32 * Math.sin(Math.PI * t);
    return [
      u + 0.02 + (rail - u - 0.02) * t,
      y - 0.02 + (foot[1] - y + 0.02) * t ** 2 - sag,
      0.07 + 0.02 * Math.sin(Math.PI * t),
    ];
  };
  for (let step = 0; step < hoseSteps; step++) tube(b, hose(step), hose(step + 1), 0.006, metal, 7);
}

/** Rain head, mixer and hand shower, from the mixer's height up to the arm's. */
export function showerSet(
  b: SceneBuilder,
  u: number,
  [low, high]: readonly [number, number],
  metal: MaterialHandle,
): void {
  b.begin('furniture', 'shower fittings');
  mixer(b, u, low, metal);
  tube(b, [u, low, 0.065], [u, high, 0.065], 0.011, metal, 10);
  tube(b, [u, high, 0.065], [u, high, head.out], 0.011, metal, 10);
  rainHead(b, [u, high - 0.05, head.out], metal);
  handShower(b, u, low, metal);
}

const slot = { long: 0.7, wide: 0.06, gap: 0.009 } as const;

/** A linear drain with a slot along either side of its cover. */
export function drain(b: SceneBuilder, [u, y, z]: Vector3, metal: MaterialHandle): void {
  b.begin('furniture', 'shower drain');
  const [half, wide] = [slot.long / 2, slot.wide / 2];
  const { gap } = slot;
  box(b, [u - half, y - 0.01, z - wide + gap], [u + half, y + 0.003, z + wide - gap], metal);
  for (const side of [-1, 1]) {
    const [z0, z1] = [z + side * (wide - gap / 2), z + side * wide];
    box(b, [u - half, y - 0.01, Math.min(z0, z1)], [u + half, y + 0.002, Math.max(z0, z1)], metal);
  }
}
