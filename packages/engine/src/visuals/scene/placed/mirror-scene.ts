/** Mirrors a scene left to right. */
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
  // Swaps the edges, so that their cross product stays on the emitting side.
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

/** Swaps the second and third corner to keep the winding. */
function swapCorners(values: Float32Array, at: number, size: number): void {
  for (let offset = 0; offset < size; offset++) {
    const [second, third] = [at + size + offset, at + 2 * size + offset];
    const kept = values[second]!;
    values[second] = values[third]!;
    values[third] = kept;
  }
}

/** Changes the triangles in place: the given scene must not be rendered afterwards. */
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
