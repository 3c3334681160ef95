/** Hanging light objects, indoors or outdoors: string lights, neon letters, lit signs. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import { strokesOf } from '../../single-stroke-letters.ts';
import type { SceneBuilder } from '../builder.ts';
import { sphere } from '../curved/turned.ts';
import { tube } from '../solids.ts';

const bulbMetres = 0.032;
const spacingMetres = 0.42;
/** One light source per this many bulbs: sources are expensive, and bulbs are close together. */
const bulbsALight = 5;

/** Bulbs on a sagging cable between two points. */
export function stringLights(b: SceneBuilder, from: Vector3, to: Vector3, sagMetres: number): void {
  const bulb = b.material({
    name: 'string light bulb',
    surface: 'opaque',
    albedo: [0.9, 0.8, 0.6],
    emission: [7, 4.6, 2.1],
    emissionWhen: 'always',
    neverSnow: true,
  });
  const cable = b.material({
    name: 'string light cable',
    surface: 'opaque',
    albedo: [0.03, 0.03, 0.03],
    roughness: 0.7,
  });
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const count = Math.max(4, Math.round(length / spacingMetres));
  const at = (share: number): Vector3 => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - sagMetres * 4 * share * (1 - share),
    from[2] + (to[2] - from[2]) * share,
  ];
  b.begin('lamp', 'string lights');
  for (let index = 0; index < count; index++) {
    tube(b, at(index / count), at((index + 1) / count), 0.008, cable, 4);
    const [x, y, z] = at((index + 0.5) / count);
    sphere(b, [x, y - 0.06, z], bulbMetres, bulb, 8, 1.25);
    if (index % bulbsALight !== Math.floor(bulbsALight / 2)) continue;
    b.lights.push({
      kind: 'point',
      position: b.world([x, y - 0.1, z]),
      radiusMetres: 0.2,
      intensity: [1.3, 0.85, 0.4],
      when: 'always',
    });
  }
  b.facts['string-lights'] = true;
}

export const neonColours = {
  magenta: [3.4, 0.35, 2.1],
  cyan: [0.25, 2.3, 3.2],
  amber: [3.6, 1.7, 0.35],
  green: [0.4, 3, 0.9],
} as const satisfies Record<string, LinearRgb>;

export const neonMaterial = (b: SceneBuilder, colour: LinearRgb): MaterialHandle =>
  b.material({
    name: `neon ${colour.join(' ')}`,
    surface: 'opaque',
    albedo: [0.6, 0.6, 0.6],
    emission: colour,
    emissionWhen: 'always',
    neverSnow: true,
  });

/** Letters of glowing tube, in the plane z = 0, centred at the origin. */
export function neonLetters(
  b: SceneBuilder,
  text: string,
  heightMetres: number,
  colour: LinearRgb,
): void {
  const unit = heightMetres / 6;
  const strokes = strokesOf(text);
  const widest = Math.max(0, ...strokes.flat().map(([column]) => column));
  const material = neonMaterial(b, colour);
  b.begin('lamp', 'neon sign');
  const place = ([column, row]: readonly [number, number]): Vector3 => [
    (column - widest / 2) * unit,
    (row - 3) * unit,
    0.06,
  ];
  for (const stroke of strokes)
    for (let index = 1; index < stroke.length; index++)
      tube(b, place(stroke[index - 1]!), place(stroke[index]!), unit * 0.22, material, 6);
  b.lights.push({
    kind: 'point',
    position: b.world([0, 0, 0.35]),
    radiusMetres: 0.3,
    intensity: [colour[0] * 0.7, colour[1] * 0.7, colour[2] * 0.7],
    when: 'always',
  });
  b.facts['neon-sign'] = true;
}

/** Flat painted letters on a board, in the plane z = 0, centred at the origin. */
export function paintedLetters(
  b: SceneBuilder,
  text: string,
  heightMetres: number,
  material: MaterialHandle,
): void {
  const unit = heightMetres / 6;
  const strokes = strokesOf(text);
  const widest = Math.max(0, ...strokes.flat().map(([column]) => column));
  b.begin('trim', 'sign letters');
  for (const stroke of strokes)
    for (let index = 1; index < stroke.length; index++) {
      const [a, c] = [stroke[index - 1]!, stroke[index]!];
      tube(
        b,
        [(a[0] - widest / 2) * unit, (a[1] - 3) * unit, 0.012],
        [(c[0] - widest / 2) * unit, (c[1] - 3) * unit, 0.012],
        unit * 0.4,
        material,
        5,
      );
    }
}
