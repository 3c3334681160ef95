import { expect, test } from 'vitest';
import { villaScene } from '../../../../visuals/render/villa.fixture.ts';
import { withRoomsByDay } from './rooms-by-day.ts';

test('panes leave reflections to the photo by day, and are unchanged at dusk', () => {
  const scene = villaScene();
  const rooms = (one: typeof scene) => one.materials.flatMap((material) => material.rooms ?? []);
  const at = (time: 'day' | 'dusk') => ({ ...scene, setting: { ...scene.setting, time } });
  expect(rooms(scene).length).toBeGreaterThan(0);
  expect(rooms(withRoomsByDay(at('day'))).every(({ byDay }) => byDay !== undefined)).toBe(true);
  expect(rooms(withRoomsByDay(at('dusk'))).every(({ byDay }) => byDay === undefined)).toBe(true);
});
