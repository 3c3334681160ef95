/** Draws a staged room: the photo with new furniture in it. */
import { isOfAnotherLight } from '../../restyle/grade/neutral-light.ts';
import { addedCast } from '../../restyle/grade/white-point.ts';
import { keptThings } from '../../restyle/kept/kept-things.ts';
import { paintedParts } from '../../restyle/kept/painted-parts.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { sceneOf } from '../design-room.ts';
import { keepPixels } from '../kept/keep-pixels.ts';
import { keptRoom } from '../kept-room.ts';
import { openShell } from '../opened-room.ts';
import type { RedesignedRoom, RedesignHooks, RedesignRequest } from '../request.ts';
import { areasOf, piecesOf } from '../room-facts.ts';
import { leftOutSentence, stepsOf } from '../room-steps.ts';
import { widenedShell } from './in-place/widened-shell.ts';
import { type StagedRoom, type StagedSurfaces, stagedSurfaces } from './stage-room.ts';
import { stagedPhoto } from './staged-photo.ts';

/** Tells what is new besides the furniture, and that all else is not. */
function stagedSentence({ wall, hasNewFloor }: StagedSurfaces, replaced: StagedRoom['replaced']) {
  const walls = wall === undefined ? [] : ['The walls are painted.'];
  const floor = hasNewFloor ? ['The floor is new.'] : [];
  const rest = 'Everything but the furniture is your photo’s own.';
  const names = [...new Set(replaced.map(({ kind }) => `the ${kind}`))];
  const places =
    names.length > 0 ? [`New furniture takes the place of ${names.join(' and ')}.`] : [];
  const news = [...places, ...walls, ...floor];
  return news.length === 0 ? rest : [...news, 'Everything else is your photo’s own.'].join(' ');
}

export async function drawStagedRoom(
  given: Analysis,
  widthPx: number,
  request: RedesignRequest,
  staged: StagedRoom,
  hooks: RedesignHooks,
): Promise<RedesignedRoom> {
  const step = stepsOf(hooks);
  const { furnished, replaced, widening } = staged;
  step('emptying', 25);
  const surfaces = stagedSurfaces(given, widthPx, request, staged);
  step('furnishing', 35);
  const opened = openShell(given, widthPx, 'box')!;
  const room = { ...opened, shell: widenedShell(opened.shell, widening) };
  const scene = sceneOf(room, furnished, surfaces.finish, request);
  step('rendering', 40);
  const stage = { base: surfaces.image, nearer: surfaces.nearer };
  const image = await stagedPhoto(room, scene, stage, request, hooks);
  step('composing', 92);
  const { analysis } = room.reading;
  const { photo } = analysis;
  for (const { matte } of paintedParts(request.painted, photo)) keepPixels(image, photo, matte);
  // walls are the white of many photos: painted ones tell no cast
  const unpainted = { ...image, data: image.data.slice() };
  keepPixels(unpainted, photo, surfaces.painted);
  const hasOwnLight = isOfAnotherLight({ name: request.aesthetic });
  const shift = addedCast(photo, unpainted);
  const { leftOut } = furnished;
  return {
    image,
    scene,
    pieces: piecesOf(furnished),
    areas: areasOf(room.shell),
    kept: keptRoom(room.reading, image, shift, { hasOwnLight, change: 'finishes' }),
    isStaged: true,
    newWindows: 0,
    keptThings: keptThings(analysis, request.keep).map(({ name }) => name),
    notes: [
      stagedSentence(surfaces, replaced),
      ...(leftOut.length > 0 ? [leftOutSentence(leftOut)] : []),
    ],
  };
}
