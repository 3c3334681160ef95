/** Rooms behind panes by day: some with lamps on, all with incident daylight. */
import type { Scene } from '../../../../visuals/scene-model.ts';

/** Light in the rooms, relative to the sky's. */
const levels = { lamps: 0.5, sky: 0.25 } as const;
/** Share of rooms with lamps on by day. */
const litShare = 0.6;

/** The scene with panes whose reflections come from `paneMirror`; unchanged at dusk. */
export function withRoomsByDay(scene: Scene): Scene {
  if (scene.setting.time !== 'day') return scene;
  const materials = scene.materials.map((material) =>
    material.rooms
      ? { ...material, rooms: { ...material.rooms, litShare, byDay: levels } }
      : material,
  );
  return { ...scene, materials };
}
