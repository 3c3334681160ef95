/**
 * A thing as a row of solids in words, metres, about its own middle, facing +z:
 * `box x0 y0 z0 x1 y1 z1`, `bar x0 y0 z0 x1 y1 z1 radius`, `ball x y z rx ry rz`, `can x y z radius height`,
 * `cone x y z radius height top`. A colour may follow; without one it is the thing's own. `2` before a solid sets
 * it left and right, `4` to all four corners.
 */
import type { MaterialHandle, ObjectLabel } from '../../scene-model.ts';
import type { Placement } from '../builder.ts';
import { lathe } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';
import { round, type SmallThing, type ThingKit } from './thing.ts';

export interface Solid {
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly hex: string | undefined;
  readonly copies: 1 | 2 | 4;
}

export function solidsOf(shape: string): Solid[] {
  return shape
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([first]) => first !== undefined && first !== '')
    .map((given) => {
      const copies = given[0] === '2' ? 2 : given[0] === '4' ? 4 : 1;
      const [kind, ...rest] = copies === 1 ? given : given.slice(1);
      const hex = rest.find((word) => word.startsWith('#'));
      return {
        kind: kind!,
        numbers: rest.filter((word) => !word.startsWith('#')).map(Number),
        hex,
        copies,
      };
    });
}

type Build = (kit: ThingKit, numbers: readonly number[], material: MaterialHandle) => void;

const builders: Readonly<Record<string, Build>> = {
  box: ({ b }, n, material) => box(b, [n[0]!, n[1]!, n[2]!], [n[3]!, n[4]!, n[5]!], material),
  bar: ({ b }, n, material) =>
    tube(b, [n[0]!, n[1]!, n[2]!], [n[3]!, n[4]!, n[5]!], n[6]!, material, 8),
  ball: ({ b }, n, material) =>
    round(b, [n[0]!, n[1]!, n[2]!], [n[3]!, n[4]!, n[5]!], material, 16),
  can: ({ b }, n, material) => drum(b, n, [n[3]!, n[3]!], n[4]!, material),
  cone: ({ b }, n, material) => drum(b, n, [n[3]!, n[5] ?? 0], n[4]!, material),
};

function drum(
  b: ThingKit['b'],
  [x, y, z]: readonly number[],
  [low, top]: readonly [number, number],
  high: number,
  material: MaterialHandle,
): void {
  const rows: (readonly [number, number])[] = [
    [0, 0],
    [low, 0],
    [top, high],
    [0, high],
  ];
  lathe(b, [x!, y!, z!], rows, material, 18);
}

export const solidKinds: readonly string[] = Object.keys(builders);

/** As it is, to the other side, and both of them at the back. */
const placements: readonly Placement[] = [
  {},
  { mirrored: true },
  { turnRad: Math.PI },
  { turnRad: Math.PI, mirrored: true },
];

function buildSolids(kit: ThingKit, solids: readonly Solid[]): void {
  for (const { kind, numbers, hex, copies } of solids) {
    const material = hex === undefined ? kit.main : kit.other(hex);
    const build = builders[kind]!;
    for (const placement of placements.slice(0, copies))
      kit.b.place(placement, () => build(kit, numbers, material));
  }
}

export interface ShapeOptions {
  readonly label?: ObjectLabel;
  /** As many as there usually are, where the words count none. */
  readonly usually?: number;
  readonly isOnTables?: true;
}

/** Its size in plan and height, its usual colour, its solids. */
export function shaped(
  [width, depth, high]: readonly [number, number, number],
  hex: string,
  shape: string,
  options: ShapeOptions = {},
): SmallThing {
  const solids = solidsOf(shape);
  return {
    width,
    depth,
    high,
    hex,
    label: options.label ?? 'furniture',
    ...(options.usually === undefined ? {} : { usually: options.usually }),
    ...(options.isOnTables === true ? { isOnTables: true } : {}),
    build: (kit) => buildSolids(kit, solids),
  };
}
