import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { createRandom } from '../../random/random.ts';
import { decorate } from '../../restyle/decor/decorate.ts';
import { lightUnit } from '../../restyle/decor/layer.ts';
import { roomBox } from '../../restyle/light/room-light.ts';
import { roomRules } from '../../restyle/looks/rooms.ts';
import { interiorLooks } from '../../restyle/looks/style-looks.ts';
import { whiteLevelOf } from '../../restyle/render.ts';
import type { DecorLevel } from '../../restyle/request.ts';
import type { Analysis } from '../../sense/analysis.ts';

interface WantedDecor {
  readonly style: string;
  readonly roomType: string;
  readonly seed: number;
  readonly decor: DecorLevel;
}

/** In place; returns the names of the added decor. */
export function layDecor(
  { data }: RgbImage,
  analysis: Analysis,
  { style, roomType, seed, decor: level }: WantedDecor,
): readonly string[] {
  const look = interiorLooks.find(({ name }) => name === style);
  const room = roomRules.find(({ name }) => name === roomType);
  if (!look || !room) return [];
  const decoration = decorate({
    analysis,
    look,
    room,
    box: roomBox(analysis),
    level,
    whiteLevel: whiteLevelOf(analysis.photo),
    seed,
    random: createRandom(seed).fork(`decor ${look.name}`),
  });
  if (!decoration) return [];
  const { widthPx, cover, shade, light, top, bottom } = decoration.layer;
  for (let at = top * widthPx; at < (bottom + 1) * widthPx; at++) {
    const [share, left] = [cover[at]! / 255, shade[at]! / 255];
    if (share === 0 && left === 1) continue;
    for (let c = at * 3; c < at * 3 + 3; c++) {
      const below = linearFromSrgb8[data[c]!]! * left;
      data[c] = srgb8FromLinear(below + (light[c]! / lightUnit - below) * share);
    }
  }
  return decoration.names;
}
