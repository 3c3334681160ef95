/** Blossoms of climbing plants that are known for them, over the leaves that climb a wall. */
import { type MaterialHandle, triangleRoles } from '../../../scene-model.ts';
import { leafCluster } from '../../plants/foliage.ts';
import { PlantMaterials } from '../../plants/plant-materials.ts';
import type { Site } from '../site.ts';

export const climberHexes: readonly (readonly [said: RegExp, hex: string])[] = [
  [/wisteria/i, '#9a86c8'],
  [/rose/i, '#d98a9a'],
  [/bougainvillea/i, '#c23a80'],
  [/jasmine/i, '#f2efe6'],
  [/clematis/i, '#6f5aa8'],
  [/honeysuckle/i, '#e8c98a'],
];

const names: readonly string[] = ['climbing plant', 'green wall'];
const everyLeaf = 3;

export function blossomsOnWall({ b, design }: Site): void {
  const { parts, prompt } = design.brief;
  const hex = climberHexes.find(([said]) => said.test(prompt))?.[1];
  if (parts.ivy?.wanted !== true || parts.pergola?.wanted === true || hex === undefined) return;
  const random = design.random('wall blossoms');
  const bloom = new PlantMaterials(b, design.season, [hex]).flowers(random);
  const { triangles } = b;
  const spots: (readonly [number, number, number])[] = [];
  for (let triangle = 0; triangle < triangles.count; triangle += everyLeaf) {
    if (!names.includes(triangles.objectTable[triangles.objects[triangle]!]!.name)) continue;
    const at = triangle * 9;
    const p = triangles.positions;
    spots.push([p[at]!, p[at + 1]!, p[at + 2]! + 0.07]);
  }
  const leaf: MaterialHandle = bloom.leaf;
  b.begin('leaf', 'climbing plant', { subject: true });
  for (const at of spots)
    b.as(triangleRoles.detail, () =>
      leafCluster(
        b,
        {
          at,
          sizeMetres: random.between(0.2, 0.3),
          normal: [0, 0.2, 1],
          openness: random.between(0.8, 1),
        },
        leaf,
        random,
      ),
    );
}
