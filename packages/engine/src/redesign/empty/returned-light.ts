/**
 * Relights the emptied photo: removing things returns the light that they absorbed and shadowed, mostly to the
 * floor beside them. Fitted to synthetic rooms rendered with and without things.
 */
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { readCoarse } from './coarse-grid.ts';
import { behind } from './planes-behind.ts';
import { logOfCode, type SeenSurfaces } from './seen-surfaces.ts';
import { surfaceColours } from './surface-colours.ts';

const cellPx = 4;
/**
 * Radius of a thing's effect (share of the width), factor from its darkness relative to the surface to the
 * returned light (logarithm), and the maximum.
 */
const shades = {
  floor: { reach: 0.1, returned: 2.2, most: 0.45 },
  wall: { reach: 0.2, returned: 0.84, most: 0.25 },
} as const;
/** Hidden share of the picture at which the effect starts, and is full. */
const hiddenShares = [0.1, 0.18] as const;
const blurs = 2;

export function returnedLight(reading: RoomReading, surfaces: SeenSurfaces): RgbImage {
  const { photo, classOf } = reading.analysis;
  const { isHidden, planes } = surfaces;
  const { widthPx: w, heightPx: h, data } = photo;
  const hidden = isHidden.reduce((sum, one) => sum + one, 0) / isHidden.length;
  const [least, whole] = hiddenShares;
  const share = Math.min(1, Math.max(0, (hidden - least) / (whole - least)));
  if (share === 0) return photo;
  const size = { width: Math.ceil(w / cellPx), height: Math.ceil(h / cellPx) };
  const { width, height } = size;
  const dark = lackingLight(reading, surfaces, width, height);
  const blurred = (reach: number) => {
    const map = dark.slice();
    const radius = Math.max(1, Math.round(reach * width));
    for (let pass = 0; pass < blurs; pass++) boxMean(map, width, height, radius, map);
    return map;
  };
  const maps = { floor: blurred(shades.floor.reach), wall: blurred(shades.wall.reach) };
  const [window, door] = [roomClass('window'), roomClass('door')];
  const lit: RgbImage = { ...photo, data: data.slice() };
  for (let at = 0; at < isHidden.length; at++) {
    const kind = classOf[at]!;
    if (kind === window || kind === door) continue;
    const part = planes[at] === behind.floor ? 'floor' : 'wall';
    const { returned, most } = shades[part];
    const x = ((at % w) + 0.5) / cellPx - 0.5;
    const y = (Math.floor(at / w) + 0.5) / cellPx - 0.5;
    const lacking = readCoarse(maps[part], size, x, y);
    const gain = share * most * Math.tanh((returned * lacking) / most);
    for (let c = 0; c < 3; c++) {
      // keeps white
      const light = linearFromSrgb8[data[at * 3 + c]!]!;
      lit.data[at * 3 + c] = srgb8FromLinear(light * Math.exp(gain * (1 - light)));
    }
  }
  return lit;
}

/** 0..1 per cell: how much darker a thing is than the surface behind it. */
function lackingLight(
  reading: RoomReading,
  surfaces: SeenSurfaces,
  width: number,
  height: number,
): Float32Array {
  const { widthPx: w, heightPx: h, data } = reading.analysis.photo;
  const colours = surfaceColours(reading, surfaces);
  const colour = new Float64Array(3);
  const lacking = new Float32Array(width * height);
  for (let cell = 0; cell < lacking.length; cell++) {
    const x = Math.min(w - 1, (cell % width) * cellPx + cellPx / 2);
    const y = Math.min(h - 1, Math.floor(cell / width) * cellPx + cellPx / 2);
    const at = y * w + x;
    if (!surfaces.isHidden[at]) continue;
    colours.at(surfaces.planes[at]!, x + 0.5, y + 0.5, colour);
    let away = 0;
    for (let c = 0; c < 3; c++) away += (logOfCode[data[at * 3 + c]!]! - colour[c]!) / 3;
    lacking[cell] = Math.max(0, 1 - Math.exp(away));
  }
  return lacking;
}
