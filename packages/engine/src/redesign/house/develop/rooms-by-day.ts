/** Rooms behind panes as they are seen by day: some with their lamps on, all in the light that falls in. */
import type { Scene } from '../../../visuals/scene-model.ts';

/** Light in the rooms, against the sky's. */
const levels = { lamps: 0.3, sky: 0.2 } as const;
/** Share of rooms whose lamps are on by day. */
const litShare = 0.5;

/** The same scene with panes that leave the mirroring to `paneMirror`; at dusk it is as it was. */
export function withRoomsByDay(scene: Scene): Scene {
  if (scene.setting.time !== 'day') return scene;
  const materials = scene.materials.map((material) =>
    material.rooms
      ? { ...material, rooms: { ...material.rooms, litShare, byDay: levels } }
      : material,
  );
  return { ...scene, materials };
}
