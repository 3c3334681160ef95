/** Lamps of an evening: as bright against the sky as the photo has them, and some that graze the front from below. */
import type { Scene, SceneLight } from '../../../visuals/scene-model.ts';
import { groundAlbedo } from '../design/raise-house.ts';
import type { PhotoLight } from '../read/light/photo-light.ts';

/** Light of open ground and of fronts in the drawn dusk, and the exposure at which its lamps are as they should be. */
const drawn = { ground: 0.03, front: 0.08, exposure: 2.4 } as const;
const albedos = { white: 0.82, front: 0.5 } as const;
const leastLamps = 0.25;

/** Spots in the bed before the front, at about this distance from each other. */
const spots = {
  apartMetres: 3.4,
  beforeMetres: 0.55,
  highMetres: 0.12,
  lobe: 2.5,
  wallMetres: 1,
} as const;
const spotLight = [0.8, 0.53, 0.28] as const;
const spotWay = [0, 0.94, -0.34] as const;

/** Share of the lamps' light that is left: long exposures show more sky, not more lamps. */
function lampShare({ white, facade }: PhotoLight): number {
  const byWhite = white / ((drawn.ground / groundAlbedo) * albedos.white);
  const byFront = facade / albedos.front / drawn.front;
  return Math.max(leastLamps, Math.min(1, drawn.exposure / (byWhite ** 0.7 * byFront ** 0.3)));
}

/** Front of the walls near the ground around this place, or `usual`. */
function frontAt({ triangles, objects }: Scene, x: number, usual: number): number {
  const { positions: p } = triangles;
  let front = -Infinity;
  for (let t = 0; t < triangles.count; t++) {
    if (objects[triangles.objects[t]!]!.label !== 'wall') continue;
    const at = t * 9;
    const [x0, x1] = [
      Math.min(p[at]!, p[at + 3]!, p[at + 6]!),
      Math.max(p[at]!, p[at + 3]!, p[at + 6]!),
    ];
    if (x0 > x || x1 < x || Math.min(p[at + 1]!, p[at + 4]!, p[at + 7]!) > spots.wallMetres)
      continue;
    front = Math.max(front, Math.min(p[at + 2]!, p[at + 5]!, p[at + 8]!));
  }
  return front === -Infinity ? usual : front;
}

function frontSpots(scene: Scene): readonly SceneLight[] {
  const { min, max } = scene.camera.subject;
  const wide = max[0] - min[0];
  const count = Math.max(2, Math.round(wide / spots.apartMetres));
  return Array.from({ length: count }, (_, k) => {
    const x = min[0] + (wide * (k + 0.5)) / count;
    return {
      kind: 'point' as const,
      position: [x, spots.highMetres, frontAt(scene, x, max[2]) + spots.beforeMetres],
      radiusMetres: 0.05,
      intensity: spotLight,
      direction: spotWay,
      lobe: spots.lobe,
    };
  });
}

/** The scene with the evening's lamps; unchanged by day. */
export function withEveningLamps(scene: Scene, photo: PhotoLight): Scene {
  if (scene.setting.time !== 'dusk') return scene;
  const share = lampShare(photo);
  const dimmed = (colour: readonly [number, number, number]) =>
    [colour[0] * share, colour[1] * share, colour[2] * share] as const;
  const lights = [...scene.lights, ...frontSpots(scene)].map((light) => {
    if (light.kind === 'portal') return light;
    if (light.kind === 'area') return { ...light, radiance: dimmed(light.radiance) };
    return { ...light, intensity: dimmed(light.intensity) };
  });
  return { ...scene, lights };
}
