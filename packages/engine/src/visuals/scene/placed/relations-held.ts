/** Whether a thing is where the words put it: on, behind, under, above, beside or in front of another. */
import type { Relation } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { RelationWord } from '../../brief/vocabulary/relations.ts';
import type { Scene } from '../../scene-model.ts';
import { type Bounds, boundsOf, middleOf, objectsOf } from './object-bounds.ts';
import { eyeOf } from './sides.ts';

const slackMetres = 0.08;
/** The seat of a sofa is below its back. */
const seatMetres = 0.3;
const nearMetres = 0.9;

const gap = (a: Bounds, b: Bounds, axis: 0 | 2) =>
  Math.max(0, a.low[axis] - b.high[axis], b.low[axis] - a.high[axis]);

const apart = (a: Bounds, b: Bounds) => Math.hypot(gap(a, b, 0), gap(a, b, 2));

/** "Behind" means farther from the camera. */
function farFrom({ camera }: Scene, one: Bounds): number {
  const [x, , z] = middleOf(one);
  const { standAt, azimuthRad } = camera;
  return standAt === undefined
    ? -(x * Math.sin(azimuthRad) + z * Math.cos(azimuthRad))
    : Math.hypot(x - standAt[0], z - standAt[2]);
}

/** Metres that one stands to the right of the other in the picture. */
function rightOf({ camera }: Scene, one: Bounds, other: Bounds): number {
  const { right } = eyeOf(camera);
  const [a, c] = [middleOf(one), middleOf(other)];
  return (a[0] - c[0]) * right[0] + (a[2] - c[2]) * right[1];
}

const holds: Record<RelationWord, (scene: Scene, thing: Bounds, other: Bounds) => boolean> = {
  on: (_, thing, other) =>
    apart(thing, other) === 0 &&
    thing.low[1] > Math.min(other.high[1] - slackMetres, other.low[1] + seatMetres),
  behind: (scene, thing, other) =>
    apart(thing, other) < 1.5 && farFrom(scene, thing) > farFrom(scene, other),
  before: (scene, thing, other) =>
    apart(thing, other) < 2.5 && farFrom(scene, thing) < farFrom(scene, other),
  under: (_, thing, other) => apart(thing, other) < 0.3 && middleOf(thing)[1] < middleOf(other)[1],
  above: (_, thing, other) => apart(thing, other) < 0.6 && middleOf(thing)[1] > middleOf(other)[1],
  facing: (_, thing, other) => apart(thing, other) < 4,
  'left-of': (scene, thing, other) => apart(thing, other) < 3 && rightOf(scene, thing, other) < 0,
  'right-of': (scene, thing, other) => apart(thing, other) < 3 && rightOf(scene, thing, other) > 0,
  between: (_, thing, other) => apart(thing, other) < 2,
  beside: (_, thing, other) => apart(thing, other) < nearMetres,
};

/** Undefined if the scene lacks one of the two things. */
export function relationHolds(scene: Scene, part: PartKey, { how, of }: Relation) {
  const things = objectsOf(part, scene.objects);
  const others = objectsOf(of, scene.objects);
  const bounds = boundsOf([...things, ...others], scene);
  const [near, far] = [things, others].map((ids) => ids.flatMap((id) => bounds.get(id) ?? []));
  if (near!.length === 0 || far!.length === 0) return undefined;
  return near!.some((thing) => far!.some((other) => holds[how](scene, thing, other)));
}
