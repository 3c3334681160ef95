import { expect, test } from 'vitest';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { windowDressing } from './window-dressing.ts';

/** A row of windows and a wall of glass beside it. */
function panes() {
  const b = new SceneBuilder();
  const glass = b.material({ name: 'glass', surface: 'opaque', albedo: [0.1, 0.1, 0.1] });
  const quad = (x0: number, x1: number) => {
    b.begin('window', 'pane');
    b.quad([x0, 1, 0], [x1, 1, 0], [x1, 2.4, 0], [x0, 2.4, 0], glass);
  };
  for (let x = 0; x < 40; x += 2) quad(x, x + 1.1);
  quad(50, 58);
  return { triangles: b.triangles, objects: b.triangles.objectTable };
}

test('most windows have cloth at their sides or their heads, a wall of glass has none', () => {
  const scene = panes();
  const dressing = windowDressing(scene, 5);
  const ids = scene.objects.flatMap(({ label }, id) => (label === 'window' ? [id] : []));
  const coverOf = (id: number, place: [number, number, number]) =>
    dressing(id, Float64Array.from(place)).cover;
  const dressed = ids.slice(0, -1).filter((id, index) => coverOf(id, [index * 2 + 0.05, 2.35, 0]));
  expect(dressed.length).toBeGreaterThan(10);
  expect(dressed.length).toBeLessThan(20);
  expect(coverOf(ids.at(-1)!, [50.05, 2.35, 0])).toBe(0);
});
