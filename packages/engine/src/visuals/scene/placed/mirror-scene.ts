/** The same scene seen in a mirror: left becomes right. */
import type { Box3, CameraRequest, Scene, SceneLight, Vector3 } from '../../scene-model.ts';

const swapped = ([x, y, z]: Vector3): Vector3 => [-x, y, z];

const swappedBox = ({ min, max }: Box3): Box3 => ({
  min: [-max[0], min[1], min[2]],
  max: [-min[0], max[1], max[2]],
});

function swappedLight(light: SceneLight): SceneLight {
  if (light.kind === 'point')
    return {
      ...light,
      position: swapped(light.position),
      ...(light.direction === undefined ? {} : { direction: swapped(light.direction) }),
    };
  // The edges change places, so that they still turn about the side that shines.
  return {
    ...light,
    corner: swapped(light.corner),
    edgeU: swapped(light.edgeV),
    edgeV: swapped(light.edgeU),
    normal: swapped(light.normal),
  };
}

function swappedCamera(camera: CameraRequest): CameraRequest {
  const { subject, detail, azimuthRad, offset, standAt, lookAt } = camera;
  return {
    ...camera,
    subject: swappedBox(subject),
    azimuthRad: -azimuthRad,
    ...(detail === undefined ? {} : { detail: swappedBox(detail) }),
    ...(offset === undefined ? {} : { offset: [-offset[0], offset[1]] as const }),
    ...(standAt === undefined ? {} : { standAt: swapped(standAt) }),
    ...(lookAt === undefined ? {} : { lookAt: swapped(lookAt) }),
  };
}

/** Second and third corner of a triangle change places: it still turns the same way. */
function swapCorners(values: Float32Array, at: number, size: number): void {
  for (let offset = 0; offset < size; offset++) {
    const [second, third] = [at + size + offset, at + 2 * size + offset];
    const kept = values[second]!;
    values[second] = values[third]!;
    values[third] = kept;
  }
}

/** Changes the triangles in place: the scene that was given is not to be drawn any more. */
export function mirrored(scene: Scene): Scene {
  const { triangles } = scene;
  const { positions, normals, uvs } = triangles;
  for (let at = 0; at < triangles.count * 9; at += 3) {
    positions[at] = -positions[at]!;
    normals[at] = -normals[at]!;
  }
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    swapCorners(positions, triangle * 9, 3);
    swapCorners(normals, triangle * 9, 3);
    swapCorners(uvs, triangle * 6, 2);
  }
  return {
    ...scene,
    lights: scene.lights.map(swappedLight),
    camera: swappedCamera(scene.camera),
    setting: { ...scene.setting, sunAzimuthRad: -scene.setting.sunAzimuthRad },
  };
}
