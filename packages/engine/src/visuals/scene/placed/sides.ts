/** "The armchair on the right": checks it, and mirrors the scene if that satisfies more of the words. */
import type { Brief, PictureSide } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { CameraRequest, Scene } from '../../scene-model.ts';
import { mirrored } from './mirror-scene.ts';
import { boundsOf, middleOf, objectsOf } from './object-bounds.ts';

type Asked = readonly (readonly [PartKey, PictureSide])[];

const askedSides = ({ parts }: Brief): Asked =>
  (Object.entries(parts) as [PartKey, Brief['parts'][PartKey]][]).flatMap(([part, wish]) =>
    wish?.side === undefined ? [] : [[part, wish.side] as const],
  );

/** Camera position, and its right direction. */
export function eyeOf({ standAt, lookAt, azimuthRad, subject }: CameraRequest) {
  if (standAt !== undefined && lookAt !== undefined) {
    const ahead = [lookAt[0] - standAt[0], lookAt[2] - standAt[2]] as const;
    return { at: [standAt[0], standAt[2]] as const, right: [-ahead[1], ahead[0]] as const };
  }
  const { low, high } = { low: subject.min, high: subject.max };
  const at = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2] as const;
  return { at, right: [Math.cos(azimuthRad), -Math.sin(azimuthRad)] as const };
}

/** Metres to the right of the view axis; undefined if there is no such object. */
function asideOf(part: PartKey, scene: Scene): number | undefined {
  const { at, right } = eyeOf(scene.camera);
  const bounds = [...boundsOf(objectsOf(part, scene.objects), scene).values()];
  if (bounds.length === 0) return undefined;
  const asides = bounds.map((one) => {
    const [x, , z] = middleOf(one);
    return (x - at[0]) * right[0] + (z - at[1]) * right[1];
  });
  return asides.reduce((sum, aside) => sum + aside, 0) / asides.length;
}

const answers = (scene: Scene, asked: Asked): number =>
  asked.filter(([part, side]) => {
    const aside = asideOf(part, scene);
    return aside !== undefined && aside > 0 === (side === 'right');
  }).length;

/** Objects with letters, which mirroring would reverse. */
const written: readonly string[] = ['sign letters', 'neon sign', 'shop sign'];

export function withSides(brief: Brief, scene: Scene): Scene {
  const asked = askedSides(brief);
  if (asked.length === 0 || scene.objects.some(({ name }) => written.includes(name))) return scene;
  const held = answers(scene, asked);
  if (held * 2 >= asked.length) return scene;
  return mirrored(scene);
}
