/** The glow of lamp shades that are on. */
import { smoothStep } from '../../../../ops/ramps.ts';
import type { Vector3 } from '../../../../visuals/scene-model.ts';
import { dot, type LampsOfRoom, lampColour, lampsOf, rayOf } from './lamp-light.ts';

/** Light in a shade: brightest around its bulb; so much of it, and its reach beside the radius of the lamp. */
const glow = { middle: 1.4, leastMetres: 0.13, ofRadius: 1.4 } as const;

/** In place: the shades of lamps that are on. @returns 0..1: how much of each pixel is lit by its own lamp */
export function lightShades(
  cutOut: Float32Array,
  { shell, lights }: LampsOfRoom,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  isLamp: (at: number) => boolean,
): Float32Array {
  const lit = new Float32Array(widthPx * heightPx);
  const lamps = lampsOf(lights);
  if (lamps.length === 0) return lit;
  const ray = rayOf(shell.camera);
  const eye = shell.camera.position;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      if (!isLamp(pixel)) continue;
      const way = ray(x, y);
      const length = Math.hypot(...way);
      let hot = 0;
      let colour: readonly number[] = [1, 1, 1];
      for (const { position, intensity, radiusMetres } of lamps) {
        const to: Vector3 = [position[0] - eye[0], position[1] - eye[1], position[2] - eye[2]];
        const along = dot(to, way) / length;
        if (along <= 0) continue;
        const beside = Math.max(0, dot(to, to) - along * along);
        const reach = Math.max(glow.leastMetres, glow.ofRadius * radiusMetres);
        const own = Math.exp(-beside / (reach * reach));
        if (own <= hot) continue;
        hot = own;
        colour = lampColour(intensity);
      }
      hot *= paleness(cutOut, pixel);
      lit[pixel] = hot;
      for (let c = 0; c < 3; c++)
        cutOut[pixel * 3 + c]! *= (1 + glow.middle * hot) * colour[c]! ** (0.65 * hot);
    }
  }
  return lit;
}

/** Cloth and glass are pale, brass and painted metal are not: they are lit by the bulb, and do not glow. */
const pale = { from: 0.42, to: 0.62 } as const;

function paleness(cutOut: Float32Array, pixel: number): number {
  const channels = [0, 1, 2].map((c) => cutOut[pixel * 3 + c]!);
  const most = Math.max(...channels);
  return most > 0 ? smoothStep(pale.from, pale.to, Math.min(...channels) / most) : 0;
}
