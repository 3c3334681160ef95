/** The scene without furniture and without patterns on its surfaces, used for its light alone. */
import type { Scene } from '../../visuals/index.ts';
import { type SceneMaterial, triangleRoles } from '../../visuals/scene-model.ts';
import { behind } from '../empty/planes-behind.ts';
import { isOfShell, isWallCovering } from '../scene/room-scene.ts';
import type { BareSurface } from './light/shell-light.ts';

/** Planes of the room by object name in the scene. */
const planeOfName: Readonly<Record<string, number>> = {
  floor: behind.floor,
  ceiling: behind.ceiling,
  'left wall': behind.left,
  'right wall': behind.right,
  'back wall': behind.back,
};

/** The same triangles with other roles. */
function withRoles({ triangles }: Scene, roles: Uint8Array): Scene['triangles'] {
  const { count, positions, normals, uvs, flags, materials, objects, openness, tints } = triangles;
  const release = () => undefined;
  const rest = { normals, uvs, flags, materials, objects, openness, tints };
  return { count, positions, ...rest, roles, release };
}

/** The shell in plain colours, except in mirrors: its tiles would show in the shade computed from it. */
export function plainShell(scene: Scene): Scene {
  const isShell = new Set<number>();
  const { triangles, objects } = scene;
  const roles = triangles.roles.slice();
  for (let k = 0; k < triangles.count; k++) {
    const object = objects[triangles.objects[k]!]!;
    if (isWallCovering(object)) roles[k] = triangleRoles.mirrored;
    else if (isOfShell(object)) isShell.add(triangles.materials[k]!);
  }
  const whole: SceneMaterial[] = [];
  const plain = scene.materials.map((material, index) => {
    if (!isShell.has(index)) return material;
    const { tile, accent: _, ...own } = material;
    if (tile) whole.push(material);
    const mirrored = tile ? { mirroredAs: scene.materials.length + whole.length - 1 } : {};
    return { ...own, ...mirrored, roughness: 0.9, specular: 0.02 };
  });
  return { ...scene, triangles: withRoles(scene, roles), materials: [...plain, ...whole] };
}

/** The scene without furniture and lamps. */
export function bareScene(scene: Scene): Scene {
  const { triangles, objects } = scene;
  const roles = triangles.roles.slice();
  for (let k = 0; k < triangles.count; k++)
    if (!isOfShell(objects[triangles.objects[k]!]!)) roles[k] = triangleRoles.hidden;
  return {
    ...scene,
    triangles: withRoles(scene, roles),
    lights: scene.lights.filter(({ kind }) => kind === 'portal'),
  };
}

/** By object: its plane of the room, and its reflectance. */
export function shellSurfaces({ triangles, objects, materials }: Scene) {
  const surfaces = objects.map((): BareSurface | undefined => undefined);
  for (let k = 0; k < triangles.count; k++) {
    const id = triangles.objects[k]!;
    const plane = planeOfName[objects[id]!.name];
    if (plane === undefined) continue;
    const [red, green, blue] = materials[triangles.materials[k]!]!.albedo;
    const albedo = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    surfaces[id] ??= { plane, albedo, colour: [red, green, blue] };
  }
  return surfaces;
}
