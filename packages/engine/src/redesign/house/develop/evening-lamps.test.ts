import { expect, test } from 'vitest';
import { villaScene } from '../../../visuals/render/villa.fixture.ts';
import type { PhotoLight } from '../read/light/photo-light.ts';
import { withEveningLamps } from './evening-lamps.ts';

const scene = villaScene();
const at = (time: 'day' | 'dusk') => ({ ...scene, setting: { ...scene.setting, time } });
const photo = (white: number, facade: number) => ({ white, facade }) as unknown as PhotoLight;
const spotsOf = (lit: typeof scene) => lit.lights.slice(scene.lights.length);
const sum = (lit: typeof scene) =>
  spotsOf(lit).reduce((all, one) => all + (one.kind === 'point' ? one.intensity[0] : 0), 0);

test('in the evening spots before the walls light them from below', () => {
  const lit = withEveningLamps(at('dusk'), photo(0.26, 0.12));
  const spots = spotsOf(lit);
  expect(spots.length).toBeGreaterThan(1);
  for (const spot of spots) {
    if (spot.kind !== 'point') throw new Error('A spot is a point.');
    expect(spot.direction![1]).toBeGreaterThan(0.5);
    expect(spot.direction![2]).toBeLessThan(0);
    expect(spot.position[1]).toBeLessThan(0.5);
    // brighter ones burn pools into a wall whose lamps are hidden by shrubs
    expect(spot.intensity[0]).toBeLessThan(1);
  }
});

test('lamps are dimmer in photos that were exposed for longer, and none are added by day', () => {
  const usual = sum(withEveningLamps(at('dusk'), photo(0.26, 0.12)));
  expect(sum(withEveningLamps(at('dusk'), photo(0.54, 0.3)))).toBeLessThan(0.6 * usual);
  expect(withEveningLamps(at('day'), photo(0.54, 0.3)).lights).toBe(scene.lights);
});
