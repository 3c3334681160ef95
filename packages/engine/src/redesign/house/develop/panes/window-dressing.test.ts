import { expect, test } from 'vitest';
import { SceneBuilder } from '../../../../visuals/scene/builder.ts';
import { windowDressing } from './window-dressing.ts';

/** A row of windows with a glass wall beside it. */
function panes() {
  const b = new SceneBuilder();
  const glass = b.material({ name: 'glass', surface: 'opaque', albedo: [0.1, 0.1, 0.1] });
  const quad = (x0: number, x1: number) => {
    b.begin('window', 'pane');
    b.quad([x0, 1, 0], [x1, 1, 0], [x1, 2.4, 0], [x0, 2.4, 0], glass);
  };
  for (let x = 0; x < 40; x += 2) quad(x, x + 1.1);
  quad(50, 90);
  return { triangles: b.triangles, objects: b.triangles.objectTable };
}

test('most windows have fabric at their sides or heads', () => {
  const scene = panes();
  const dressing = windowDressing(scene, 5);
  const ids = scene.objects.flatMap(({ label }, id) => (label === 'window' ? [id] : []));
  const coverOf = (id: number, place: [number, number, number]) =>
    dressing(id, Float64Array.from(place)).cover;
  const dressed = ids.slice(0, -1).filter((id, index) => coverOf(id, [index * 2 + 0.05, 2.35, 0]));
  expect(dressed.length).toBeGreaterThan(10);
  expect(dressed.length).toBeLessThan(20);
});

test('a glass wall is mostly bare, with drapes and sheers in some rooms', () => {
  const scene = panes();
  const dressing = windowDressing(scene, 5);
  const id = scene.objects.findLastIndex(({ label }) => label === 'window');
  const covers = Array.from({ length: 400 }, (_, step) =>
    dressing(id, Float64Array.of(50.05 + step * 0.1, 1.5, 0)),
  ).map(({ cover }) => cover);
  const share = (cover: number) => covers.filter((one) => one === cover).length / covers.length;
  expect(share(0)).toBeGreaterThan(0.5);
  expect(share(0.85)).toBeGreaterThan(0.03);
  expect(share(0.85)).toBeLessThan(0.25);
  const sheer = covers.filter((one) => one > 0 && one < 0.5);
  expect(sheer.length / covers.length).toBeGreaterThan(0.05);
  expect(Math.max(...sheer) - Math.min(...sheer)).toBeGreaterThan(0.15);
});
