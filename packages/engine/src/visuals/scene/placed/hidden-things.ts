/** Asked things in a room that other furniture hides from the camera, before the picture is drawn. */
import type { Brief, PartWish } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { ObjectLabel, Scene, Vector3 } from '../../scene-model.ts';
import { type Bounds, boundsOf, objectsOf } from './object-bounds.ts';

const solid: readonly ObjectLabel[] = ['furniture', 'appliance', 'vehicle', 'plant', 'stairs'];
/** Share of a thing's points; furniture is not as solid as its box. */
const mostHidden = 0.75;
const shares = [0.15, 0.5, 0.85] as const;

const pointsOf = ({ low, high }: Bounds): Vector3[] =>
  shares.flatMap((u) =>
    shares.map(
      (v): Vector3 => [
        low[0] + (high[0] - low[0]) * u,
        low[1] + (high[1] - low[1]) * v,
        (low[2] + high[2]) / 2,
      ],
    ),
  );

/** Whether the way from the eye to a point goes through a box. */
function passes(eye: Vector3, point: Vector3, { low, high }: Bounds): boolean {
  let [near, far] = [0, 1];
  for (const axis of [0, 1, 2] as const) {
    const way = point[axis] - eye[axis];
    const [a, c] = [low[axis] - eye[axis], high[axis] - eye[axis]];
    if (Math.abs(way) < 1e-9) {
      if (a > 0 || c < 0) return false;
      continue;
    }
    near = Math.max(near, Math.min(a / way, c / way));
    far = Math.min(far, Math.max(a / way, c / way));
  }
  return near < far - 1e-6;
}

export function hiddenThings({ parts }: Brief, scene: Scene): PartKey[] {
  const eye = scene.camera.standAt;
  const asked = (Object.entries(parts) as [PartKey, PartWish][]).flatMap(([part, { wanted }]) => {
    const ids = wanted === true ? objectsOf(part, scene.objects) : [];
    return ids.length === 0 ? [] : [{ part, ids }];
  });
  if (eye === undefined || asked.length === 0) return [];
  const bodies = scene.objects.flatMap(({ label }, id) => (solid.includes(label) ? [id] : []));
  const all = boundsOf([...bodies, ...asked.flatMap(({ ids }) => ids)], scene);
  return asked.flatMap(({ part, ids }) => {
    const isSeen = ids.some((id) => {
      const own = all.get(id);
      if (own === undefined) return false;
      const points = pointsOf(own);
      const hidden = points.filter((point) =>
        bodies.some((other) => {
          const body = all.get(other);
          return !ids.includes(other) && body !== undefined && passes(eye, point, body);
        }),
      );
      return hidden.length <= points.length * mostHidden;
    });
    return isSeen ? [] : [part];
  });
}
