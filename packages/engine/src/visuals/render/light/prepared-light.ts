/** A lamp or window of a scene, flattened to numbers for sampling. */
import type { SceneLight } from '../../scene-model.ts';

interface PreparedLight {
  readonly isPortal: boolean;
  readonly isArea: boolean;
  readonly px: number;
  readonly py: number;
  readonly pz: number;
  readonly ux: number;
  readonly uy: number;
  readonly uz: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  /** Direction it faces; zero for an omnidirectional lamp. */
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly lobe: number;
  readonly radius: number;
  /** Area / pi for area lights. */
  readonly areaByPi: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export function prepareLight(light: SceneLight, lampLevel: number): PreparedLight {
  if (light.kind === 'point') {
    const level = light.when === 'always' ? 1 : lampLevel;
    const [nx, ny, nz] = light.direction ?? [0, 0, 0];
    return {
      isPortal: false,
      isArea: false,
      px: light.position[0],
      py: light.position[1],
      pz: light.position[2],
      ux: 0,
      uy: 0,
      uz: 0,
      vx: 0,
      vy: 0,
      vz: 0,
      nx,
      ny,
      nz,
      lobe: light.lobe ?? 1,
      radius: light.radiusMetres,
      areaByPi: 0,
      red: light.intensity[0] * level,
      green: light.intensity[1] * level,
      blue: light.intensity[2] * level,
    };
  }
  const { corner, edgeU, edgeV, normal } = light;
  const cx = edgeU[1] * edgeV[2] - edgeU[2] * edgeV[1];
  const cy = edgeU[2] * edgeV[0] - edgeU[0] * edgeV[2];
  const cz = edgeU[0] * edgeV[1] - edgeU[1] * edgeV[0];
  const isPortal = light.kind === 'portal';
  const level = light.kind === 'portal' || light.when === 'always' ? 1 : lampLevel;
  const radiance = light.kind === 'portal' ? [1, 1, 1] : light.radiance;
  return {
    isPortal,
    isArea: true,
    px: corner[0],
    py: corner[1],
    pz: corner[2],
    ux: edgeU[0],
    uy: edgeU[1],
    uz: edgeU[2],
    vx: edgeV[0],
    vy: edgeV[1],
    vz: edgeV[2],
    nx: normal[0],
    ny: normal[1],
    nz: normal[2],
    lobe: 1,
    radius: 0,
    areaByPi: Math.sqrt(cx * cx + cy * cy + cz * cz) / Math.PI,
    red: radiance[0] * level,
    green: radiance[1] * level,
    blue: radiance[2] * level,
  };
}
