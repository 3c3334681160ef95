/** Trees that don't branch: conifers, cypresses, palms. */
import type { Random } from '../../../random/random.ts';
import type { Vector3 } from '../../scene-model.ts';
import { triangleRoles } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { tube } from '../solids.ts';
import { crown, crownLeaves, leafCluster } from './foliage.ts';
import type { PlantMaterials } from './plant-materials.ts';
import type { TreeDetail } from './trees.ts';

export function conifer(
  b: SceneBuilder,
  at: Vector3,
  height: number,
  detail: TreeDetail,
  plants: PlantMaterials,
  random: Random,
): void {
  const [x, y, z] = at;
  const leaf = plants.tree('conifer', random);
  b.begin('trunk', 'conifer trunk');
  tube(
    b,
    [x, y - 0.1, z],
    [x, y + height * 0.93, z],
    [height * 0.016, height * 0.002],
    plants.bark('conifer'),
    6,
  );
  b.begin('leaf', 'conifer');
  const clusters = { hero: 2800, garden: 1500, distant: 260 }[detail];
  const size = height * { hero: 0.066, garden: 0.085, distant: 0.16 }[detail];
  const width = random.between(0.19, 0.27);
  const levels = Math.max(9, Math.round(height * 1.6));
  crownLeaves(b, leaf, clusters, 1.1, random, () => {
    // Denser towards the foot, where branches are longer, but closed up to the tip.
    const t = 1 - random.next() ** 0.62 * 0.98;
    const level = (Math.floor(t * levels) + 0.5) / levels;
    const reach = height * (width * (1 - level) ** 0.9 + 0.008);
    const angle = random.next() * Math.PI * 2;
    const out = Math.sqrt(random.next()) * random.between(0.75, 1.08);
    const droop = out * reach * 0.34;
    const px = x + Math.sin(angle) * reach * out;
    const pz = z + Math.cos(angle) * reach * out;
    const py = y + height * (0.09 + 0.9 * level) - droop + (random.next() - 0.5) * height * 0.02;
    const normal: Vector3 = [Math.sin(angle) * 0.7, 0.65, Math.cos(angle) * 0.7];
    const along: Vector3 = [Math.sin(angle), -0.35, Math.cos(angle)];
    const openness = (0.28 + 0.72 * out) * (0.75 + 0.25 * level);
    const sizeMetres = size * random.between(0.65, 1.35) * (1 - level * 0.5);
    return { at: [px, py, pz], sizeMetres, normal, openness, along };
  });
}

export function cypress(
  b: SceneBuilder,
  at: Vector3,
  height: number,
  detail: TreeDetail,
  plants: PlantMaterials,
  random: Random,
): void {
  const leaf = plants.tree('cypress', random);
  b.begin('trunk', 'cypress trunk');
  tube(
    b,
    [at[0], at[1] - 0.1, at[2]],
    [at[0], at[1] + height * 0.3, at[2]],
    0.12,
    plants.bark('cypress'),
    6,
  );
  b.begin('leaf', 'cypress');
  const points: Vector3[] = [];
  for (let step = 0; step < 26; step++) {
    const t = (step + 0.5) / 26;
    const reach = height * 0.085 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.9)) ** 0.6;
    const angle = step * 2.4;
    points.push([
      at[0] + Math.sin(angle) * reach * 0.6,
      at[1] + height * (0.05 + t * 0.93),
      at[2] + Math.cos(angle) * reach * 0.6,
    ]);
  }
  const clusters = { hero: 1500, garden: 800, distant: 150 }[detail];
  crown(
    b,
    points,
    { centre: [at[0], at[1] + height * 0.45, at[2]], radius: height * 0.1, height: height * 0.5 },
    {
      clusters,
      sizeMetres: height * { hero: 0.05, garden: 0.065, distant: 0.13 }[detail],
      spreadMetres: height * 0.03,
      ...leaf,
    },
    random,
  );
}

export function palm(
  b: SceneBuilder,
  at: Vector3,
  height: number,
  detail: TreeDetail,
  plants: PlantMaterials,
  random: Random,
): void {
  const leaf = plants.tree('palm', random);
  b.begin('trunk', 'palm trunk');
  const lean = random.between(-0.12, 0.12);
  const sway = random.between(-0.12, 0.12);
  const trunkAt = (t: number): Vector3 => [
    at[0] + lean * height * t * t,
    at[1] + height * 0.82 * t,
    at[2] + sway * height * t * t,
  ];
  for (let step = 0; step < 10; step++) {
    const radius = 0.2 - step * 0.008;
    tube(
      b,
      trunkAt(step / 10),
      trunkAt((step + 1) / 10),
      [radius, radius * 0.9],
      plants.bark('palm'),
      8,
    );
  }
  b.begin('leaf', 'palm fronds');
  const top = trunkAt(1);
  const fronds = { hero: 26, garden: 22, distant: 12 }[detail];
  const steps = detail === 'distant' ? 4 : 9;
  for (let frond = 0; frond < fronds; frond++) {
    const angle = frond * 2.4 + random.next() * 0.5;
    const lift = random.between(-0.25, 1.05);
    const length = height * random.between(0.26, 0.34);
    let previous = top;
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const out = length * (Math.cos(lift) * t * (1 - 0.12 * t) + 0.05);
      const rise = length * (Math.sin(lift) * t - 0.75 * t * t * (1.1 - lift * 0.35));
      const point: Vector3 = [
        top[0] + Math.sin(angle) * out,
        top[1] + rise,
        top[2] + Math.cos(angle) * out,
      ];
      const along: Vector3 = [
        point[0] - previous[0],
        point[1] - previous[1],
        point[2] - previous[2],
      ];
      const size = length * 0.34 * Math.sin(Math.PI * (0.25 + 0.65 * t)) + 0.15;
      const middle: Vector3 = [
        (point[0] + previous[0]) / 2,
        (point[1] + previous[1]) / 2,
        (point[2] + previous[2]) / 2,
      ];
      for (let side = 0; side < 2; side++) {
        b.as(triangleRoles.detail, () =>
          leafCluster(
            b,
            {
              at: middle,
              sizeMetres: size,
              normal: [Math.sin(angle) * 0.4, 0.9, Math.cos(angle) * 0.4],
              openness: 0.6 + 0.4 * t,
              along,
            },
            leaf.leaf,
            random,
          ),
        );
      }
      if (step === Math.ceil(steps / 2)) {
        b.as(triangleRoles.proxy, () =>
          leafCluster(
            b,
            { at: middle, sizeMetres: size, normal: [0, 1, 0], openness: 1, along },
            leaf.proxy,
            random,
          ),
        );
      }
      previous = point;
    }
  }
}
