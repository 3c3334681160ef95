/** A clay model: the scene in one white material under a bright overcast sky, on a studio table. */
import {
  type Scene,
  type SceneMaterial,
  type TriangleSoup,
  triangleRoles,
} from '../scene-model.ts';

const clayAlbedo = [0.78, 0.765, 0.74] as const;
/** Sponge trees and flocked lawns: paler than the table, and of one tone, to avoid noise. */
const foliageAlbedo = [0.7, 0.69, 0.665] as const;
const glassAlbedo = [0.5, 0.52, 0.53] as const;

function inClay(material: SceneMaterial): SceneMaterial {
  const base = { name: material.name, roughness: 0.95, neverSnow: true, neverWet: true };
  switch (material.surface) {
    case 'leaf':
    case 'blade':
      return {
        ...base,
        surface: material.surface,
        albedo: foliageAlbedo,
        accent: foliageAlbedo,
        ...(material.leafMask ? { leafMask: material.leafMask } : {}),
      };
    case 'glass':
      return { ...base, surface: 'glass', albedo: [0.8, 0.81, 0.82], specular: 0.03 };
    case 'curtainWall':
    case 'water':
    case 'mirror':
      return { ...base, surface: 'opaque', albedo: glassAlbedo, roughness: 0.6 };
    case 'opaque': {
      // Dark materials stay slightly darker, so that frames and doors remain visible.
      const [red, green, blue] = material.albedo;
      const light = 0.82 + 0.18 * Math.min(1, (0.3 * red + 0.59 * green + 0.11 * blue) * 2.2);
      return {
        ...base,
        surface: 'opaque',
        albedo: [clayAlbedo[0] * light, clayAlbedo[1] * light, clayAlbedo[2] * light],
      };
    }
  }
}

/** Hides blades of grass, which are too fine for clay; the lawn below remains. */
function withoutBlades({ triangles, materials }: Scene): TriangleSoup {
  const roles = triangles.roles.slice();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (materials[triangles.materials[triangle]!]!.surface === 'blade')
      roles[triangle] = triangleRoles.hidden;
  }
  const { count, positions, normals, uvs, flags, materials: worn, objects } = triangles;
  const { openness, tints } = triangles;
  const release = () => triangles.release();
  return {
    ...{ count, positions, normals, uvs, flags, objects, openness, tints },
    ...{ materials: worn, roles, release },
  };
}

export function toClayModel(scene: Scene): Scene {
  return {
    ...scene,
    triangles: withoutBlades(scene),
    materials: scene.materials.map(inClay),
    lights: scene.lights.filter((light) => light.kind === 'portal'),
    setting: {
      ...scene.setting,
      time: 'day',
      weather: 'overcast',
      snowCover: false,
    },
  };
}
