/** A clay model: the scene in one white material under a bright overcast sky, on a studio table. */
import type { Scene, SceneMaterial } from '../scene-model.ts';

const clayAlbedo = [0.78, 0.765, 0.74] as const;
const foliageAlbedo = [0.62, 0.615, 0.6] as const;
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
        accent: [0.7, 0.69, 0.67],
        ...(material.leafMask ? { leafMask: material.leafMask } : {}),
      };
    case 'glass':
      return { ...base, surface: 'glass', albedo: [0.8, 0.81, 0.82], specular: 0.03 };
    case 'curtainWall':
    case 'water':
    case 'mirror':
      return { ...base, surface: 'opaque', albedo: glassAlbedo, roughness: 0.6 };
    case 'opaque': {
      // Dark materials stay a shade darker, so that frames and doors can be read.
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

export function asClay(scene: Scene): Scene {
  return {
    ...scene,
    materials: scene.materials.map(inClay),
    lights: scene.lights.filter((light) => light.kind === 'portal'),
    setting: {
      ...scene.setting,
      time: 'day',
      weather: scene.setting.indoors ? 'clear' : 'overcast',
      snowCover: false,
    },
  };
}
