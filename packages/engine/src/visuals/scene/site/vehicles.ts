/** Cars, drawn as sections along their length: good from ten metres on. */
import type { Random } from '../../../random/random.ts';
import type { Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import { box, cylinder, extrude, lathe } from '../solids.ts';

const paints = ['#b9bcbf', '#2b2d31', '#e7e5e0', '#5c1f1f', '#2c3e55', '#6d7276', '#3d4a3f'];

type Outline = readonly (readonly [number, number])[];

/** Side views, nose to the right; metres. */
const bodies: readonly { readonly body: Outline; readonly cabin: Outline }[] = [
  {
    body: [
      [-2.2, 0.32],
      [2.2, 0.32],
      [2.25, 0.55],
      [2.15, 0.72],
      [1.2, 0.86],
      [-2.1, 0.9],
      [-2.25, 0.7],
    ],
    cabin: [
      [-1.95, 0.88],
      [1.15, 0.86],
      [0.45, 1.36],
      [-1.1, 1.42],
      [-1.75, 1.2],
    ],
  },
  {
    body: [
      [-2.25, 0.38],
      [2.25, 0.38],
      [2.3, 0.7],
      [2.2, 0.95],
      [1.25, 1.05],
      [-2.25, 1.08],
      [-2.3, 0.8],
    ],
    cabin: [
      [-2.22, 1.06],
      [1.2, 1.04],
      [0.6, 1.62],
      [-1.9, 1.68],
      [-2.2, 1.45],
    ],
  },
];

export function car(
  b: SceneBuilder,
  at: Vector3,
  turnRad: number,
  random: Random,
  paint?: string,
): void {
  const colour = paint ?? random.pick(paints);
  const row = random.pick(bodies);
  const body = b.material(
    coat(colour, { name: `car paint ${colour}`, roughness: 0.22, specular: 0.06 }),
  );
  const glass = b.material(coat('#15191c', { name: 'car glass', roughness: 0.06, specular: 0.06 }));
  const tyre = b.material(coat('#17181a', { name: 'tyre' }));
  const rim = b.material(coat('#a9adb0', { name: 'rim', roughness: 0.3, metal: true }));
  const lampGlass = b.material(coat('#e9e9e2', { name: 'headlamp', roughness: 0.1 }));
  const rear = b.material(coat('#7c1414', { name: 'rear lamp', roughness: 0.2 }));
  b.place({ at, turnRad }, () => {
    b.begin('vehicle', 'car');
    extrude(b, row.body, -0.9, 0.9, body);
    extrude(
      b,
      row.cabin.map(([x, y]) => [x * 0.97, y] as const),
      -0.74,
      0.74,
      glass,
    );
    const top = Math.max(...row.cabin.map(([, y]) => y));
    box(b, [-1.55, top - 0.06, -0.72], [0.45, top + 0.02, 0.72], body);
    for (const x of [-1.35, 1.4]) {
      for (const side of [-1, 1] as const) {
        b.place({ at: [x, 0.33, side * 0.8] }, () => {
          const sides = 18;
          for (let index = 0; index < sides; index++) {
            const [a, c] = [(index / sides) * Math.PI * 2, ((index + 1) / sides) * Math.PI * 2];
            const ring = (angle: number, r: number, z: number): Vector3 => [
              Math.cos(angle) * r,
              Math.sin(angle) * r,
              z,
            ];
            b.quad(
              ring(a, 0.33, -0.11),
              ring(c, 0.33, -0.11),
              ring(c, 0.33, 0.11),
              ring(a, 0.33, 0.11),
              tyre,
            );
            const z = side * 0.115;
            const [p, q] = side > 0 ? [a, c] : [c, a];
            b.tri([0, 0, z], ring(p, 0.33, z), ring(q, 0.33, z), tyre);
            b.tri([0, 0, z * 1.08], ring(p, 0.2, z * 1.08), ring(q, 0.2, z * 1.08), rim);
          }
        });
      }
    }
    for (const z of [-0.62, 0.62]) {
      box(b, [2.16, 0.62, z - 0.2], [2.235, 0.74, z + 0.2], lampGlass);
      box(b, [-2.25, 0.72, z - 0.2], [-2.2, 0.84, z + 0.2], rear);
    }
    box(b, [-0.02, 0.45, 0.9], [0.0, 0.86, 0.905], glass);
  });
}

/** A small sailing boat on far water. */
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
