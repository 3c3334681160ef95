/** Albedo of a finish at a point of its plane, with its relief lit. */
import type { LinearRgb } from '../../colour/oklab.ts';
import {
  createMaterialSample,
  createTexturePoint,
  sampleMaterial,
  turnPoint,
} from '../../materials/sample.ts';
import type { MaterialTile } from '../../materials/tile.ts';
import type { PlanePoint } from '../../sense/surfaces/plane-point.ts';

const mostTaps = 6;
/** Relief is lit from above and slightly from the side. */
const relief = { u: 0.22, v: 0.42 } as const;

export interface SkinPlace {
  /** The grain runs along the plane's v. */
  readonly isTurned: boolean;
  /** Metres. */
  readonly shiftV: number;
}

/** Texels for a picture's width. */
export const tilePxFor = (widthPx: number) => (widthPx > 1300 ? 1024 : widthPx > 480 ? 512 : 256);

export function skinReader(): (
  skin: MaterialTile,
  point: Readonly<PlanePoint>,
  place: SkinPlace,
) => LinearRgb {
  const shifted = createTexturePoint();
  const texel = createMaterialSample();
  return (skin, point, { isTurned, shiftV }) => {
    if (skin.isPlain) return skin.mean;
    shifted.u = point.u;
    shifted.v = point.v + shiftV;
    shifted.dudx = point.dudx;
    shifted.dvdx = point.dvdx;
    shifted.dudy = point.dudy;
    shifted.dvdy = point.dvdy;
    if (isTurned) turnPoint(shifted, shifted);
    sampleMaterial(skin, shifted, mostTaps, texel);
    const lit = Math.max(0.4, 1 - (texel[3]! * relief.u + texel[4]! * relief.v));
    return [texel[0]! * lit, texel[1]! * lit, texel[2]! * lit];
  };
}
