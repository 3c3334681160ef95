/** Repaints the room's surfaces, and composites the photo's windows, doors and things over them. */
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { isOfAnotherLight } from '../../restyle/grade/neutral-light.ts';
import { grainOf } from '../compose/composite-furniture.ts';
import { develop, gradeOf } from '../compose/develop.ts';
import { addFloorGleam } from '../compose/floor-gleam.ts';
import { lightColour } from '../compose/light/light-colour.ts';
import { cornerShade } from '../compose/light/room-corners.ts';
import { type BareLight, shellLight } from '../compose/light/shell-light.ts';
import { addWindowGlow } from '../compose/light/window-glow.ts';
import { glossOf, paintShell } from '../compose/paint-shell.ts';
import { shellTrim } from '../finishes.ts';
import type { OpenedRoom } from '../opened-room.ts';
import type { RedesignRequest } from '../request.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';
import { roomClass } from '../shell/room-class.ts';
import type { ThingCover } from './thing-cover.ts';

/** Share of coloured light that windows and things don't get. */
const spared = 0.5;

export function refinishedPhoto(
  room: OpenedRoom & {
    readonly cover: ThingCover;
    readonly shade: Float32Array;
    readonly light: BareLight;
  },
  finish: ShellFinish,
  request: Pick<RedesignRequest, 'style' | 'aesthetic' | 'propertyType' | 'seed'>,
): RgbImage {
  const { reading, shell, surfaces, openings, cover, shade } = room;
  const { photo, classOf, camera } = reading.analysis;
  const isShell = (at: number) =>
    classOf[at] === roomClass('wall') || classOf[at] === roomClass('ceiling');
  const keepsWhite = !isOfAnotherLight({ name: request.aesthetic });
  const corners = cornerShade(camera, reading.box, reading.cameraHeightMetres);
  const isHidden = new Uint8Array(shade.length);
  for (let at = 0; at < isHidden.length; at++)
    if (cover.share[at] === 1 || openings.share[at] === 1) isHidden[at] = 1;
  const image = paintShell({
    reading,
    shell,
    finish,
    trim: shellTrim(request.style),
    casing: openings.casing,
    isHidden: (at) => isHidden[at] === 1,
    light: shellLight(photo, surfaces, room.light, isShell, corners),
    white: lightColour(photo, keepsWhite),
    seed: request.seed,
    grain: grainOf(photo),
  });
  const { data } = image;
  const grade = gradeOf(request);
  const lay = (own: Uint8ClampedArray, share: (at: number) => number) => {
    for (let at = 0; at < shade.length; at++) {
      const kept = share(at);
      if (kept <= 0) continue;
      for (let c = at * 3; c < at * 3 + 3; c++) data[c] = data[c]! + (own[c]! - data[c]!) * kept;
    }
  };
  const opening = (at: number) => openings.share[at]!;
  lay(photo.data, opening);
  addFloorGleam(image, reading, glossOf(finish.floor));
  for (let at = 0; at < shade.length; at++) {
    const factor = shade[at]!;
    if (factor > 0.995 || isHidden[at] === 1 || opening(at) > 0.5) continue;
    for (let c = at * 3; c < at * 3 + 3; c++)
      data[c] = srgb8FromLinear(linearFromSrgb8[data[c]!]! * factor);
  }
  develop(image, grade, (at) => (isHidden[at] === 1 ? 1 : opening(at)));
  addWindowGlow(image, opening);
  lay(cover.colours, (at) => cover.share[at]!);
  if (!keepsWhite)
    develop(image, grade, (at) => (Math.max(cover.share[at]!, opening(at)) > 0.5 ? spared : 1));
  return image;
}
