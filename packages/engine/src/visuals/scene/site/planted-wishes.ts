/** Requested planting: an avenue, rows of vines, a field of flowers. */
import { colourOfWish } from '../../brief/colour-of-wish.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import { hedge, shrub } from '../plants/low-plants.ts';
import type { LeafChoice } from '../plants/plant-materials.ts';
import { tree } from '../plants/trees.ts';
import { paving } from './garden.ts';
import type { Site } from './site.ts';

/** Two rows from the door towards the camera. */
export function avenue(site: Site): void {
  const { b, footprint, palette, plants, design } = site;
  const random = design.random('avenue');
  const middle = (footprint.x0 + footprint.x1) / 2;
  const kind = design.brief.tree ?? 'broadleaf';
  const aside = kind === 'cypress' ? 3.4 : 4.6;
  const gap = kind === 'cypress' ? 3.2 : 5;
  const from = footprint.z1 + 3;
  paving(
    site,
    { x0: middle - 1.6, x1: middle + 1.6, z0: footprint.z1, z1: from + 30 },
    0.025,
    palette.paving,
    'path',
  );
  for (let index = 0; index < 6; index++)
    for (const side of [-1, 1])
      tree(b, {
        at: [middle + side * (aside + index * 0.12), 0, from + index * gap],
        heightMetres: random.between(4.6, 5.6),
        kind,
        detail: 'garden',
        plants,
        random,
      });
}

/** Beside and behind the house: posts with a low hedge of leaves. */
export function vines(site: Site): void {
  const { b, footprint, plants, design } = site;
  const random = design.random('vines');
  const leaf = plants.hedge();
  const side = site.cameraAzimuthRad > 0 ? -1 : 1;
  const near = side < 0 ? footprint.x0 - 4 : footprint.x1 + 4;
  for (let row = 0; row < 9; row++) {
    const x = near + side * row * 2.3;
    hedge(b, {
      from: [x, 0, footprint.z0 - 16],
      to: [x, 0, footprint.z1 + 5],
      height: 1.25,
      width: 0.55,
      leaf,
      random,
    });
    site.kept.push({ x0: x - 1, x1: x + 1, z0: footprint.z0 - 16, z1: footprint.z1 + 5 });
  }
}

function blooms(site: Site): LeafChoice {
  const random = site.design.random('field');
  const drawn = site.plants.flowers(random);
  const [colour] = site.design.brief.parts['flower-field']?.colours ?? [];
  const light = colour === undefined ? undefined : colourOfWish(colour);
  if (light === undefined) return drawn;
  const worn = (handle: MaterialHandle, what: string) =>
    site.b.material({
      ...site.b.materialOf(handle),
      name: `field of ${colour} ${what}`,
      albedo: light,
      accent: light,
    });
  return { leaf: worn(drawn.leaf, 'leaf'), proxy: worn(drawn.proxy, 'proxy') };
}

/** Rows across the ground in front of the house. */
export function flowerField(site: Site): void {
  const { b, footprint, design, cameraDistanceMetres } = site;
  const random = design.random('field rows');
  const bloom = blooms(site);
  const width = footprint.x1 - footprint.x0;
  const far = Math.min(14, cameraDistanceMetres * 0.62);
  for (let row = 0; row < 8; row++) {
    const z = footprint.z1 + 2.4 + (far * row) / 8;
    const reach = width / 2 + 6;
    for (let x = -reach; x < reach; x += 0.8)
      shrub(b, [x + random.between(-0.1, 0.1), 0, z], 0.42, bloom, random, 46);
  }
  site.kept.push({
    x0: footprint.x0 - 7,
    x1: footprint.x1 + 7,
    z0: footprint.z1 + 1.8,
    z1: footprint.z1 + far + 2.5,
  });
  b.facts.flowers = true;
}
