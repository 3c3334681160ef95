/** Cars as lofted sections: good enough from ten metres. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { surface } from '../curved/surface.ts';
import { cylinder, lathe } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { box, extrude } from '../solids.ts';

const paints = ['#b9bcbf', '#2b2d31', '#e7e5e0', '#5c1f1f', '#2c3e55', '#6d7276', '#3d4a3f'];

/** A station along the car: position, and half widths and heights of its section. */
interface Station {
  readonly x: number;
  readonly sill: number;
  readonly belt: number;
  readonly roof: number;
  readonly half: number;
}

/** Nose to the right (+x); at stations without a cabin the roof is the bonnet. */
const bodies: readonly (readonly Station[])[] = [
  [
    { x: -2.2, sill: 0.45, belt: 0.78, roof: 0.8, half: 0.6 },
    { x: -2.08, sill: 0.3, belt: 0.86, roof: 0.94, half: 0.8 },
    { x: -1.7, sill: 0.24, belt: 0.9, roof: 1.12, half: 0.87 },
    { x: -1.0, sill: 0.22, belt: 0.9, roof: 1.41, half: 0.9 },
    { x: -0.2, sill: 0.22, belt: 0.89, roof: 1.45, half: 0.9 },
    { x: 0.4, sill: 0.22, belt: 0.88, roof: 1.36, half: 0.9 },
    { x: 1.15, sill: 0.23, belt: 0.84, roof: 0.92, half: 0.89 },
    { x: 1.75, sill: 0.26, belt: 0.76, roof: 0.8, half: 0.85 },
    { x: 2.1, sill: 0.32, belt: 0.66, roof: 0.69, half: 0.74 },
    { x: 2.22, sill: 0.42, belt: 0.56, roof: 0.57, half: 0.55 },
  ],
  [
    { x: -2.25, sill: 0.5, belt: 0.95, roof: 1.0, half: 0.66 },
    { x: -2.16, sill: 0.36, belt: 1.04, roof: 1.45, half: 0.84 },
    { x: -1.8, sill: 0.3, belt: 1.06, roof: 1.66, half: 0.91 },
    { x: -0.8, sill: 0.3, belt: 1.06, roof: 1.7, half: 0.93 },
    { x: 0.2, sill: 0.3, belt: 1.05, roof: 1.67, half: 0.93 },
    { x: 0.65, sill: 0.3, belt: 1.04, roof: 1.55, half: 0.93 },
    { x: 1.25, sill: 0.31, belt: 1.0, roof: 1.09, half: 0.92 },
    { x: 1.8, sill: 0.34, belt: 0.94, roof: 1.0, half: 0.88 },
    { x: 2.12, sill: 0.4, belt: 0.84, roof: 0.9, half: 0.78 },
    { x: 2.24, sill: 0.5, belt: 0.72, roof: 0.74, half: 0.6 },
  ],
];

/** Rounded sections through the stations: sill, flank, belt line, inclined cabin, roof. */
function shellOf(stations: readonly Station[], u: number, v: number): Vector3 {
  const at = u * (stations.length - 1);
  const index = Math.min(stations.length - 2, Math.floor(at));
  const t = at - index;
  const ease = t * t * (3 - 2 * t);
  const [a, c] = [stations[index]!, stations[index + 1]!];
  const mix = (key: keyof Station) => a[key] + (c[key] - a[key]) * (key === 'x' ? t : ease);
  const [sill, belt, roof, half] = [mix('sill'), mix('belt'), mix('roof'), mix('half')];
  const side = v < 0.5 ? 1 : -1;
  const w = v < 0.5 ? v * 2 : (1 - v) * 2;
  // w: 0 sill, 0.45 belt line, 0.8 edge of the roof, 1 centre of the roof.
  if (w < 0.45) {
    const s = w / 0.45;
    return [
      mix('x'),
      sill + (belt - sill) * s,
      side * half * (0.94 + 0.06 * Math.sin(s * Math.PI)),
    ];
  }
  if (w < 0.8) {
    const s = (w - 0.45) / 0.35;
    return [mix('x'), belt + (roof - belt) * 0.92 * s, side * half * (0.94 - 0.24 * s)];
  }
  const s = (w - 0.8) / 0.2;
  return [
    mix('x'),
    belt + (roof - belt) * (0.92 + 0.08 * Math.sin(s * Math.PI * 0.5)),
    side * half * 0.7 * (1 - s),
  ];
}

/** Glass where the cabin is well above the belt line. */
function isGlass(stations: readonly Station[], u: number, v: number): boolean {
  const at = u * (stations.length - 1);
  const [a, c] = [
    stations[Math.floor(at)]!,
    stations[Math.min(stations.length - 1, Math.ceil(at))]!,
  ];
  const tall = Math.max(a.roof - a.belt, c.roof - c.belt) > 0.3;
  const low = Math.min(a.roof - a.belt, c.roof - c.belt) < 0.3;
  const w = v < 0.5 ? v * 2 : (1 - v) * 2;
  return (tall && w > 0.48 && w < 0.77) || (tall && low && w >= 0.77);
}

export function car(
  b: SceneBuilder,
  at: Vector3,
  turnRad: number,
  random: Random,
  paint?: string,
): void {
  const colour = paint ?? random.pick(paints);
  const stations = random.pick(bodies);
  const body = b.material(
    coat(colour, { name: `car paint ${colour}`, roughness: 0.2, specular: 0.06 }),
  );
  const glass = b.material(coat('#15191c', { name: 'car glass', roughness: 0.05, specular: 0.07 }));
  const tyre = b.material(coat('#17181a', { name: 'tyre' }));
  const rim = b.material(coat('#a9adb0', { name: 'rim', roughness: 0.3, metal: true }));
  const lampGlass = b.material(coat('#e9e9e2', { name: 'headlamp', roughness: 0.1 }));
  const rear = b.material(coat('#7c1414', { name: 'rear lamp', roughness: 0.2 }));
  b.place({ at, turnRad }, () => {
    b.begin('vehicle', 'car');
    for (const [material, wanted] of [
      [body, false],
      [glass, true],
    ] as const) {
      surface(b, 54, 40, (u, v) => shellOf(stations, u, v), material, {
        bothSides: true,
        keep: (u, v) => isGlass(stations, u, v) === wanted,
      });
    }
    for (const [u, side] of [
      [0, -1],
      [1, 1],
    ] as const) {
      const rim = Array.from({ length: 21 }, (_, index) => shellOf(stations, u, index / 20));
      const middle: Vector3 = [rim[0]![0] + side * 0.03, (rim[0]![1] + rim[10]![1]) / 2, 0];
      for (let index = 0; index < 20; index++) {
        b.tri(middle, rim[index]!, rim[index + 1]!, body);
        b.tri(middle, rim[index + 1]!, rim[index]!, body);
      }
      b.tri(middle, rim[20]!, rim[0]!, body);
      b.tri(middle, rim[0]!, rim[20]!, body);
      box(b, [middle[0] - 0.04, 0.42, -0.34], [middle[0] + side * 0.012, 0.54, 0.34], tyre);
    }
    box(b, [-2.0, 0.2, -0.68], [2.0, 0.32, 0.68], tyre);
    for (const x of [-1.38, 1.38]) {
      for (const side of [-1, 1] as const) wheel(b, [x, 0.33, side * 0.8], side, tyre, rim);
    }
    const nose = stations.at(-2)!;
    const tail = stations[1]!;
    for (const z of [-0.56, 0.56]) {
      box(
        b,
        [nose.x - 0.03, nose.belt - 0.16, z - 0.16],
        [nose.x + 0.045, nose.belt - 0.04, z + 0.16],
        lampGlass,
      );
      box(
        b,
        [tail.x - 0.06, tail.belt - 0.2, z - 0.16],
        [tail.x + 0.02, tail.belt - 0.06, z + 0.16],
        rear,
      );
    }
  });
}

function wheel(
  b: SceneBuilder,
  at: Vector3,
  side: -1 | 1,
  tyre: MaterialHandle,
  rim: MaterialHandle,
): void {
  b.place({ at }, () => {
    const sides = 22;
    for (let index = 0; index < sides; index++) {
      const [a, c] = [(index / sides) * Math.PI * 2, ((index + 1) / sides) * Math.PI * 2];
      const ring = (angle: number, r: number, z: number): Vector3 => [
        Math.cos(angle) * r,
        Math.sin(angle) * r,
        z,
      ];
      b.quad(
        ring(a, 0.33, -0.13),
        ring(c, 0.33, -0.13),
        ring(c, 0.33, 0.13),
        ring(a, 0.33, 0.13),
        tyre,
      );
      const z = side * 0.131;
      const [p, q] = side > 0 ? [a, c] : [c, a];
      b.tri([0, 0, z], ring(p, 0.33, z), ring(q, 0.33, z), tyre);
      if (index % 2 === 0)
        b.tri([0, 0, z * 1.1], ring(p, 0.23, z * 1.06), ring(q, 0.23, z * 1.06), rim);
    }
  });
}

/** A small sailing boat on distant water. */
export function sailingBoat(b: SceneBuilder, at: Vector3, turnRad: number): void {
  const hull = b.material(coat('#f0ede6', { name: 'boat hull', roughness: 0.3 }));
  const sail = b.material(coat('#f4f1e8', { name: 'sail' }));
  const mast = b.material(coat('#8a6a48', { name: 'mast' }));
  b.place({ at, turnRad }, () => {
    b.begin('vehicle', 'boat');
    extrude(
      b,
      [
        [-3.2, 0.1],
        [3.4, 0.1],
        [4.2, 0.9],
        [-3.4, 0.8],
      ],
      -0.9,
      0.9,
      hull,
    );
    lathe(
      b,
      [0.4, 0.5, 0],
      [
        [0.06, 0],
        [0.04, 9],
      ],
      mast,
      6,
    );
    b.tri([0.2, 1.4, 0], [-3, 1.6, 0.3], [0.3, 9.2, 0], sail);
    b.tri([-3, 1.6, 0.3], [0.2, 1.4, 0], [0.3, 9.2, 0], sail);
    b.tri([0.6, 1.3, 0], [0.5, 8.2, 0], [3.8, 1.1, 0.2], sail);
    b.tri([0.5, 8.2, 0], [0.6, 1.3, 0], [3.8, 1.1, 0.2], sail);
    cylinder(b, [-1.4, 0.8, 0], 0.5, 0.4, hull, 8);
  });
}
