import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { paneName } from '../../../visuals/scene/furniture/bath/glass-screen.ts';
import { triangleRoles } from '../../../visuals/scene-model.ts';
import { styleRecord } from '../furnish-room.ts';
import type { Piece } from '../piece.ts';
import { styleKit } from '../style-kit.ts';
import {
  bathShelvesPiece,
  builtInTubPiece,
  showerPiece,
  vanityPiece,
  walkInShowerPiece,
} from './bath.ts';

function built(piece: Piece, style: string) {
  const b = new SceneBuilder();
  const random = createRandom(1);
  piece.build({ b, kit: styleKit(b, styleRecord(style), random), random, ceilingMetres: 2.6 });
  const { count, roles, objects, objectTable, materials, materialTable } = b.triangles;
  const named = (name: string) =>
    Array.from({ length: count }, (_, at) => at).filter(
      (at) => objectTable[objects[at]!]!.name === name,
    );
  const materialsOf = (name: string) =>
    named(name).map((at) => materialTable[materials[at]!]!.name);
  return { named, roles, materialsOf };
}

test.each(['Rustic', 'Classic'])('screens have glass between their edges: %s', (style) => {
  const record = styleRecord(style);
  const pieces = [
    showerPiece(2.6),
    walkInShowerPiece(2, 2.6, true),
    builtInTubPiece(record, 1.7, { hasScreen: true }),
  ];
  for (const piece of pieces) {
    const { named, roles } = built(piece, style);
    expect(named(paneName).map((at) => roles[at])).toEqual([
      triangleRoles.pane,
      triangleRoles.pane,
    ]);
    expect(named('shower screen').length).toBeGreaterThan(20);
  }
});

test('showers have a drain and a hand shower', () => {
  const { named } = built(showerPiece(2.6), 'Modern');
  expect(named('shower drain').length).toBeGreaterThan(0);
  expect(named('shower fittings').length).toBeGreaterThan(200);
});

test('shelves of a bathroom hold towels, a basket and bottles, no plates', () => {
  const { named } = built(bathShelvesPiece(), 'Modern');
  for (const name of ['folded towels', 'towel basket', 'bath bottles', 'lidded jar'])
    expect(named(name).length, name).toBeGreaterThan(0);
  expect(named('things on the shelf')).toEqual([]);
});

test('inset basins are darker inside than the top around them', () => {
  const { materialsOf } = built(vanityPiece(styleRecord('Minimal'), 1.2), 'Minimal');
  expect(materialsOf('washbasin')).toContain('shaded porcelain');
});
