import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { materials as materialRows } from '../../materials/catalogue.ts';
import type { MaterialSpec } from '../../materials/tile.ts';
import type { SceneBuilder } from '../../visuals/scene/builder.ts';
import type { MaterialHandle, SceneMaterial } from '../../visuals/scene-model.ts';
import type { BoardedCeiling } from '../ceiling/boarded-ceiling.ts';
import type { WallCovering } from '../furnish/wall-coverings.ts';

/** Finishes of the shell, named as in `restyle`. */
export interface ShellFinish {
  readonly floor: MaterialSpec;
  readonly wall: MaterialSpec;
  readonly ceiling: string;
  /** Boards and beams of the photo's ceiling, at the size that is drawn. */
  readonly boards?: BoardedCeiling;
  /** Coverings over parts of the walls. */
  readonly coverings: readonly WallCovering[];
}

export function surfaceMaterial(
  b: SceneBuilder,
  name: string,
  spec: MaterialSpec,
  roughness: number,
): MaterialHandle {
  const row = materialRows[spec.kind];
  const [first = '#d8d4cc', second] = spec.colours ?? row.colours;
  const mix = (one: LinearRgb, other: LinearRgb): LinearRgb => [
    (one[0] + other[0]) / 2,
    (one[1] + other[1]) / 2,
    (one[2] + other[2]) / 2,
  ];
  const albedo = linearFromHex(first);
  return b.material({
    name,
    surface: 'opaque',
    albedo: second === undefined ? albedo : mix(albedo, linearFromHex(second)),
    tile: { kind: spec.kind },
    roughness,
    neverSnow: true,
    neverWet: true,
  });
}

const glossy: readonly string[] = [
  'polishedConcrete',
  'marble',
  'slabTile',
  'chequerMarble',
  'terrazzo',
];

export function shellMaterials(
  b: SceneBuilder,
  { floor, wall, ceiling }: Omit<ShellFinish, 'coverings' | 'boards'>,
  trim: string,
) {
  const plain = (name: string, hex: string): SceneMaterial => ({
    name,
    surface: 'opaque',
    albedo: linearFromHex(hex),
    neverSnow: true,
    neverWet: true,
  });
  return {
    floor: surfaceMaterial(b, 'floor', floor, glossy.includes(floor.kind) ? 0.3 : 0.5),
    wall: surfaceMaterial(b, 'wall', wall, 0.9),
    ceiling: b.material(plain('ceiling', ceiling)),
    trim: b.material(plain('trim', trim)),
    frame: b.material(plain('window frame', trim)),
    metal: b.material({ ...plain('door handle', '#c4c2bd'), roughness: 0.35 }),
  };
}
