/** Paint of every colour, and white or painted cupboards before walls of the same paint, as photos have them. */
import type { LinearRgb } from '../../packages/engine/src/colour/oklab.ts';
import type { Random } from '../../packages/engine/src/random/random.ts';
import type {
  ObjectLabel,
  Scene,
  SceneMaterial,
} from '../../packages/engine/src/visuals/scene-model.ts';

const dressable: readonly ObjectLabel[] = ['furniture', 'appliance', 'textile', 'rug', 'door'];

export function drawColour(random: Random): LinearRgb {
  const level = random.chance(0.45) ? random.between(0.5, 0.85) : random.between(0.03, 0.6);
  const spread = random.chance(0.72) ? 0.14 : 0.5;
  const one = () => level * random.between(1 - spread, 1);
  return [one(), one(), one()];
}

/** Every material a little or wholly another colour; walls, ceilings and large things often alike. */
export function repaint(scene: Scene, random: Random): Scene {
  const usedBy = usersOf(scene);
  const paint = drawColour(random);
  const white = random.between(0.6, 0.85);
  const isPainted = random.chance(0.45);
  const ceilingPainted = random.chance(0.45);
  const thingsPainted = random.chance(0.4);
  const materials = scene.materials.map((material, index) => {
    const labels = usedBy.get(index);
    const is = (label: ObjectLabel) => labels?.has(label) ?? false;
    if (material.surface !== 'opaque' || material.metal || material.emission) return material;
    if (is('wall') && isPainted) return plain(material, paint, random);
    if (is('ceiling')) {
      if (ceilingPainted) return plain(material, paint, random);
      if (random.chance(0.5)) return plain(material, [white, white, white * 0.97], random);
    }
    if (dressable.some(is)) {
      if (thingsPainted && random.chance(0.5)) {
        return plain(material, random.chance(0.5) ? paint : [white, white, white], random);
      }
      if (random.chance(0.3)) return plain(material, drawColour(random), random);
    }
    if ((is('floor') || is('roof')) && random.chance(0.25)) {
      return plain(material, drawColour(random), random);
    }
    const gain = random.between(0.75, 1.25);
    const albedo = lit(material.albedo, () => gain * random.between(0.92, 1.08));
    return { ...material, albedo };
  });
  return { ...scene, materials };
}

function plain(material: SceneMaterial, colour: LinearRgb, random: Random): SceneMaterial {
  const gain = random.between(0.85, 1.1);
  const albedo = lit(colour, () => gain);
  const { tile, ...bare } = material;
  return { ...bare, albedo, ...(tile && random.chance(0.5) ? { tile } : {}) };
}

/** Albedo in a room is at most that of chalk. */
export function lit([red, green, blue]: LinearRgb, gain: () => number): LinearRgb {
  const one = (value: number) => Math.min(0.9, value * gain());
  return [one(red), one(green), one(blue)];
}

/** Labels of the objects that use each material. */
function usersOf({ triangles, objects }: Scene): Map<number, Set<ObjectLabel>> {
  const users = new Map<number, Set<ObjectLabel>>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const material = triangles.materials[triangle]!;
    const labels = users.get(material) ?? new Set();
    labels.add(objects[triangles.objects[triangle]!]!.label);
    users.set(material, labels);
  }
  return users;
}
