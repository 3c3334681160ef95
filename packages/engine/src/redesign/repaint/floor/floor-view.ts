/** The plane of a floor in a room of doubtful shape: from the camera alone, at a usual height. */
import type { Camera, ScenePlane } from '../../../sense/analysis.ts';
import {
  createPlanePoint,
  type PlaneSampler,
  planeSampler,
} from '../../../sense/surfaces/plane-point.ts';
import { xAxis, yAxis, zAxis } from '../../../sense/surfaces/scene-planes.ts';

export interface FloorView {
  readonly sample: PlaneSampler;
  /** Pixels of a metre at a pixel of the floor. */
  readonly metrePx: (x: number, y: number) => number;
}

/** Height of the camera: that of the box is as doubtful as the box. */
const eyeMetres = 1.4;
/** Vanishing points of cameras that are less sure may be anywhere. */
const leastSure = 0.2;
/** Farther floors are beyond the room: the horizon is wrong, or the mask is. */
const farthestMetres = 20;
const mostBeyond = 0.08;
const stride = 23;

const plane: ScenePlane = {
  id: 'floor',
  normal: yAxis,
  distance: eyeMetres,
  uAxis: xAxis,
  vAxis: zAxis,
  confidence: 1,
};

/** Undefined where the camera contradicts the floor that is seen. @param share of the floor in each pixel */
export function floorView(
  camera: Camera,
  share: Float32Array,
  widthPx: number,
): FloorView | undefined {
  if (camera.confidence < leastSure) return undefined;
  const sample = planeSampler(camera, plane);
  const point = createPlanePoint();
  let [all, beyond] = [0, 0];
  for (let at = 0; at < share.length; at += stride) {
    if (share[at]! < 0.9) continue;
    all++;
    const isSeen = sample((at % widthPx) + 0.5, Math.floor(at / widthPx) + 0.5, point);
    if (!isSeen || point.depth > farthestMetres) beyond++;
  }
  if (all === 0 || beyond > mostBeyond * all) return undefined;
  return {
    sample,
    metrePx: (x, y) => (sample(x, y, point) ? camera.focalPx / Math.max(0.3, point.depth) : 1),
  };
}
