/** Glow of the shades of lit lamps. */
import type { RgbImage } from '../../../../image/image.ts';
import { mix, smoothStep } from '../../../../ops/ramps.ts';
import type { Vector3 } from '../../../../visuals/scene-model.ts';
import { dot, type LampsOfRoom, lampColour, lampsOf, rayOf } from './lamp-light.ts';

/** Radiance of a shade at its rim and around the bulb, relative to daylit white, and the bulb's radius. */
const glow = { rim: 0.55, middle: 0.7, leastMetres: 0.13, ofRadius: 1.0 } as const;
/** Share of the lamp's colour there: the whole shade is warm. */
const warmth = { rim: 0.9, middle: 0.05 } as const;
/** Largest distance of a shade from its bulb. */
const shadeMetres = 0.5;

export interface LitShades {
  /** 0..1: how much of each pixel is lit by its own lamp. */
  readonly lit: Float32Array;
  /** 0..1: how near each of these is to its bulb. */
  readonly core: Float32Array;
}

/** In place: lights the shades of lamps. */
export function lightShades(
  cutOut: Float32Array,
  { shell, lights }: LampsOfRoom,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  isLamp: (at: number) => boolean,
): LitShades {
  const lit = new Float32Array(widthPx * heightPx);
  const core = new Float32Array(widthPx * heightPx);
  const lamps = lampsOf(lights);
  if (lamps.length === 0) return { lit, core };
  const ray = rayOf(shell.camera);
  const eye = shell.camera.position;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      if (!isLamp(pixel)) continue;
      const way = ray(x, y);
      const length = Math.hypot(...way);
      let middle = 0;
      let isShade = false;
      let colour: readonly number[] = [1, 1, 1];
      for (const { position, intensity, radiusMetres } of lamps) {
        const to: Vector3 = [position[0] - eye[0], position[1] - eye[1], position[2] - eye[2]];
        const along = dot(to, way) / length;
        if (along <= 0) continue;
        const beside = Math.max(0, dot(to, to) - along * along);
        if (beside > shadeMetres * shadeMetres) continue;
        const reach = Math.max(glow.leastMetres, glow.ofRadius * radiusMetres);
        const own = Math.exp(-beside / (reach * reach));
        if (isShade && own <= middle) continue;
        isShade = true;
        middle = own;
        colour = lampColour(intensity);
      }
      if (!isShade) continue;
      const pale = paleness(cutOut, pixel);
      lit[pixel] = pale;
      core[pixel] = middle;
      const bright = mix(1, glow.rim + glow.middle * middle, pale);
      const warm = (warmth.rim + warmth.middle * middle) * pale;
      for (let c = 0; c < 3; c++) cutOut[pixel * 3 + c]! *= bright * colour[c]! ** warm;
    }
  }
  return { lit, core };
}

/** Codes of a lit shade in a finished picture, at its rim and before the bulb, and their share. */
const shown = { rim: [206, 180, 138], core: [255, 243, 214], share: 0.6 } as const;

/** Codes from which a pixel of a lamp is its shade, not a dark rod. */
const glowing = { from: 130, to: 190 } as const;

/** In place: however a room is exposed, its shades are brighter before the bulb than at their rim. */
export function shapeShades(
  { data }: RgbImage,
  { lit, core }: LitShades,
  coverage: Float32Array,
): void {
  for (let at = 0; at < lit.length; at++) {
    if (lit[at]! * coverage[at]! < 0.01) continue;
    const code = Math.max(data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!);
    const bright = smoothStep(glowing.from, glowing.to, code);
    const share = shown.share * lit[at]! * coverage[at]! * bright;
    for (let c = 0; c < 3; c++) {
      const wanted = mix(shown.rim[c]!, shown.core[c]!, core[at]!);
      data[at * 3 + c] = mix(data[at * 3 + c]!, wanted, share);
    }
  }
}

/** Fabric and glass are pale and glow; brass and painted metal only reflect the bulb. */
const pale = { from: 0.42, to: 0.62 } as const;

function paleness(cutOut: Float32Array, pixel: number): number {
  const channels = [0, 1, 2].map((c) => cutOut[pixel * 3 + c]!);
  const most = Math.max(...channels);
  return most > 0 ? smoothStep(pale.from, pale.to, Math.min(...channels) / most) : 0;
}
