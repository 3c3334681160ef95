/** Share of each pixel that has to stay: things on walls, and people. */
import { createPlane, type Plane, type RgbImage } from '../../image/image.ts';
import { resizeBilinear } from '../../ops/resize.ts';
import { unclearedScratch } from '../../ops/scratch-arrays.ts';
import { classesOf, type SceneKind } from '../analysis.ts';
import type { Evidence } from '../evidence.ts';
import { findFaces, guardPeople } from '../photo/faces.ts';
import { protectedPatches } from './protect.ts';

export function protectPlane(
  evidence: Evidence,
  beliefs: Float32Array,
  kind: SceneKind,
  { widthPx, heightPx }: RgbImage,
): Plane {
  const { patches, image } = evidence;
  const names = classesOf[kind] as readonly string[];
  const patchClass = Uint8Array.from({ length: patches.count }, (_, k) => {
    const row = beliefs.subarray(k * names.length, (k + 1) * names.length);
    return row.indexOf(Math.max(...row));
  });
  const [surface, thing] = kind === 'interior' ? ['wall', 'object'] : ['facade', 'other'];
  const guarded = protectedPatches(
    evidence,
    patchClass,
    names.indexOf(surface!),
    names.indexOf(thing!),
  );
  const faces = findFaces(image);
  const isAnyGuarded = faces.length > 0 || guarded.some((value) => value > 0);
  if (!isAnyGuarded) return createPlane(widthPx, heightPx);
  const drawn = unclearedScratch(Float32Array, image.width * image.height);
  for (let i = 0; i < drawn.length; i++) drawn[i] = guarded[patches.of[i]!]!;
  const isThing = (pixel: number) => patchClass[patches.of[pixel]!] === names.indexOf(thing!);
  guardPeople(faces, drawn, isThing, image.width, image.height);
  const data = resizeBilinear(drawn, image.width, image.height, widthPx, heightPx);
  return { widthPx, heightPx, data };
}
