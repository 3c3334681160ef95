/** Dormers by name: cheeks, a roof of their own and a window, set into the slope that they stand on. */
import type { Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import type { RoofSkin } from '../../roofs.ts';
import { roundWindow } from '../../round-window.ts';
import type { WallSkin } from '../../wall-parts.ts';
import { appliedWindow } from '../../walls.ts';

export const dormerKinds = ['gable', 'round', 'arched', 'shed'] as const;
export type DormerKind = (typeof dormerKinds)[number];

export interface DormerPlace {
  readonly x: number;
  /** Plane of its face, which looks to the front. */
  readonly z: number;
  /** Height of the slope there. */
  readonly y: number;
  /** Rise of the slope over its run. */
  readonly slope: number;
  readonly storey: number;
}

interface Shape {
  readonly half: number;
  /** From the slope to its eaves. */
  readonly high: number;
  /** Outline of its roof, from the left eave to the right: across, and above the eaves. */
  readonly top: readonly (readonly [across: number, up: number])[];
}

const over = { aside: 0.14, before: 0.2 } as const;
const thickMetres = 0.09;
/** Below the slope, so that no gap shows. */
const sunkMetres = 0.35;
const arcSteps = 14;

const arc = (half: number, rise: number) =>
  Array.from({ length: arcSteps + 1 }, (_, step) => {
    const angle = Math.PI * (1 - step / arcSteps);
    return [Math.cos(angle) * half, Math.sin(angle) * rise] as const;
  });

const shapes: Readonly<Record<DormerKind, Shape>> = {
  gable: {
    half: 0.8,
    high: 1.2,
    top: [
      [-0.8 - over.aside, -0.1],
      [0, 0.66],
      [0.8 + over.aside, -0.1],
    ],
  },
  round: { half: 0.72, high: 0.62, top: arc(0.72 + over.aside * 0.6, 0.8) },
  arched: { half: 0.85, high: 1, top: arc(0.85 + over.aside * 0.6, 0.46) },
  shed: {
    half: 1.5,
    high: 1.2,
    top: [
      [-1.5 - over.aside, 0],
      [1.5 + over.aside, 0],
    ],
  },
};

interface DormerKit {
  readonly b: SceneBuilder;
  readonly skin: WallSkin;
  readonly roofSkin: RoofSkin;
  readonly hasWindows: boolean;
}

/** Higher than the slope by `up`, it runs back until the slope meets it. */
const backOf = ({ z, slope }: DormerPlace, up: number) => z - Math.max(0.05, up) / slope;

function cheeks({ b, skin }: DormerKit, place: DormerPlace, { half, high }: Shape): void {
  const { x, y, z } = place;
  b.begin('wall', 'dormer');
  const foot: Vector3 = [0, y - sunkMetres, z];
  for (const side of [-1, 1] as const) {
    const at = x + side * half;
    const corners: readonly [Vector3, Vector3, Vector3] = [
      [at, foot[1], z],
      [at, y + high, z],
      [at, y + high, backOf(place, high + sunkMetres)],
    ];
    if (side < 0) b.tri(...corners, skin.trim);
    else b.tri(corners[0], corners[2], corners[1], skin.trim);
  }
}

/** The wall under the roof's outline. */
function face({ b, skin }: DormerKit, { x, y, z }: DormerPlace, { half, high, top }: Shape): void {
  const low = y - sunkMetres;
  b.quad(
    [x - half, low, z],
    [x + half, low, z],
    [x + half, y + high, z],
    [x - half, y + high, z],
    skin.trim,
  );
  const above = top.filter(([across, up]) => Math.abs(across) <= half && up > 0);
  const outline: Vector3[] = [
    [x + half, y + high, z],
    ...above.map(([across, up]): Vector3 => [x + across, y + high + up, z]).reverse(),
    [x - half, y + high, z],
  ];
  for (let index = 1; index < outline.length - 1; index++)
    b.tri(outline[0]!, outline[index]!, outline[index + 1]!, skin.trim);
}

function covering({ b, roofSkin }: DormerKit, place: DormerPlace, { high, top }: Shape): void {
  const { x, y, z } = place;
  const [front, eaves] = [z + over.before, y + high];
  b.begin('roof', 'dormer roof');
  const at = ([across, up]: readonly [number, number], depth: number, lift: number): Vector3 => [
    x + across,
    eaves + up + lift,
    depth,
  ];
  for (let index = 0; index < top.length - 1; index++) {
    const [p, q] = [top[index]!, top[index + 1]!];
    const [backP, backQ] = [p, q].map(([, up]) => backOf(place, high + up + thickMetres)) as [
      number,
      number,
    ];
    b.quad(
      at(p, front, thickMetres),
      at(q, front, thickMetres),
      at(q, backQ, thickMetres),
      at(p, backP, thickMetres),
      roofSkin.roof,
    );
    b.quad(at(q, front, 0), at(p, front, 0), at(p, z, 0), at(q, z, 0), roofSkin.soffit);
    b.quad(
      at(p, front, 0),
      at(q, front, 0),
      at(q, front, thickMetres),
      at(p, front, thickMetres),
      roofSkin.trim,
    );
  }
}

function pane(kit: DormerKit, { x, y, z, storey }: DormerPlace, kind: DormerKind): void {
  if (!kit.hasWindows) return;
  const { half, high } = shapes[kind];
  const options = { storey, name: 'dormer', roomShift: x };
  kit.b.place({ at: [x - half, y, z] }, () => {
    if (kind === 'round')
      roundWindow(kit.b, { u: half, v: high + 0.08, radius: half * 0.56 }, kit.skin, options);
    else {
      const wide = kind === 'shed' ? 4 : 2;
      appliedWindow(kit.b, { u0: 0.22, u1: half * 2 - 0.22, v0: 0.16, v1: high - 0.1 }, kit.skin, {
        ...options,
        columns: wide,
      });
    }
  });
}

export function namedDormer(kit: DormerKit, place: DormerPlace, kind: DormerKind): void {
  const shape = shapes[kind];
  cheeks(kit, place, shape);
  face(kit, place, shape);
  covering(kit, place, shape);
  pane(kit, place, kind);
}

export const dormerHalf = (kind: DormerKind): number => shapes[kind].half + over.aside;
