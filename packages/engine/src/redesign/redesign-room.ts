/** Redesigns the room of a photo: read, empty, furnish as a scene, render, composite into the photo. */
import type { RgbImage } from '../image/image.ts';

import { isOfAnotherLight } from '../restyle/grade/neutral-light.ts';
import { addedCast, feltInLights, holdWhite } from '../restyle/grade/white-point.ts';
import { keptCover, keptThings, type ThingToKeep } from '../restyle/kept/kept-things.ts';
import { paintedParts } from '../restyle/kept/painted-parts.ts';
import type { Analysis } from '../sense/analysis.ts';
import { withSeenCeiling } from './ceiling/with-seen-ceiling.ts';
import { type FurnishedPhoto, furnishedPhoto } from './compose/furnished-photo.ts';
import { keptOpenings } from './compose/openings/kept-openings.ts';
import { whyDeclined, whyPlanDeclined } from './declined/declined-room.ts';
import { adaptAnalysis, furnish, notARoom, sceneOf } from './design-room.ts';
import { whyNotDrawnAnew } from './doubtful-room.ts';
import { classesBeforeGlass } from './empty/before-glass.ts';
import { emptyPhoto } from './empty/empty-photo.ts';
import { returnedLight } from './empty/returned-light.ts';
import { seenSurfaces } from './empty/seen-surfaces.ts';
import { furnishedFinish } from './finishes.ts';
import { isLitByNeon } from './furnish/furnish-room.ts';
import { compositeKeptThings } from './kept/composite-kept-things.ts';
import { keepPixels } from './kept/keep-pixels.ts';
import { keptRoom } from './kept-room.ts';
import { type OpenedRoom, openRoom, openShell } from './opened-room.ts';
import type { RedesignedRoom, RedesignHooks, RedesignRequest, UnreadableRoom } from './request.ts';
import { areasOf, piecesOf } from './room-facts.ts';
import { leftOutSentence, stepsOf } from './room-steps.ts';
import { isShapeDoubtful } from './shell/doubtful-shape.ts';
import { whyNotFurnished, whyTooNarrow, whyUnreadable } from './shell/unreadable.ts';
import { isAssumed } from './shell/walls-behind-cabinets.ts';
import { drawStagedRoom } from './staging/draw-staged-room.ts';
import { stageRoom } from './staging/stage-room.ts';
import { workedWidthPx } from './worked-size.ts';

/** At lower confidence a note says that the shape may be wrong. */
const hardToSee = 0.5;
/** A redrawn room that keeps a smaller share of the photo's windows is rejected. */
const leastOpeningsKept = 0.6;
/** White shifts no more than this, except for aesthetics with their own light. */
const mostWhiteShift = 2.2;
/** A lamp pixel with more light from its bulb counts as lit. */
const litLampShare = 0.15;

const sentences = {
  assumed:
    'Cabinets hide most walls of this room. The new ones stand where the walls probably are, so sizes may differ.',
  hardToSee:
    'The corners of this room are hard to see. If the furniture stands wrongly, set the corners and try again.',
  paintedOver:
    'The shape of this room cannot be read well: slopes, arches, stairs, fireplaces and passages may be painted over. What is painted with Protect stays.',
  plain:
    'Furnished as a plain room, because its shape cannot be read well: slopes, arches, stairs, fireplaces and passages may be lost. If it is wrong, set the corners and try again.',
  lostWindow:
    'A window would have been lost in a room drawn anew, so the photo was emptied and furnished instead.',
  neon: 'This style is lit by neon, which colours white things too.',
  nightWindow:
    'It is night in this style: windows were drawn anew, before a view that is not yours.',
  newWindow:
    'A view was hidden, dark, burned out or garish in the photo. Its window was drawn anew, before a view that is not yours.',
  noMain: 'There was no good place for the main piece, so it was left out.',
} as const;

function emptied({ reading, surfaces }: OpenedRoom): RgbImage {
  const openings = keptOpenings(reading.analysis, surfaces.planes, ['window', 'door']);
  const photo = returnedLight(reading, surfaces);
  const classOf = classesBeforeGlass(reading.analysis);
  const lit = { ...reading, analysis: { ...reading.analysis, photo, classOf } };
  return emptyPhoto(lit, seenSurfaces(lit), openings);
}

export interface EmptiedRoom {
  readonly image: RgbImage;
  readonly keptThings: readonly string[];
  readonly notes: readonly string[];
}

/** The photo without furniture, lamps and pictures. Doubts about the shape don't refuse it. */
export function emptyRoom(
  photographed: Analysis,
  keep: readonly ThingToKeep[] = [],
): EmptiedRoom | UnreadableRoom {
  const analysis = adaptAnalysis(photographed);
  const why = whyUnreadable(analysis);
  if (why !== undefined) return { unreadable: why };
  const room = openRoom(analysis, analysis.photo.widthPx, 'seen');
  if (!room) return { unreadable: notARoom };
  const kept = keptThings(room.reading.analysis, keep);
  const image = emptied(room);
  const cover = keptCover(kept);
  const names = kept.map(({ name }) => name);
  const notes = isShapeDoubtful(room.reading) ? [sentences.paintedOver] : [];
  if (!cover) return { image, keptThings: names, notes };
  const withKeptThings = { ...image, data: image.data.slice() };
  compositeKeptThings(withKeptThings, analysis, image, cover);
  return { image: withKeptThings, keptThings: names, notes };
}

/** Corrects a colour cast of the room first; windows are the photo's and get only a part. Lit lamps stay warm. */
function holdWhiteOf(photo: RgbImage, { image, windows, lamps }: FurnishedPhoto): void {
  const held = { felt: feltInLights, mayBeGreyer: true };
  const isOn = (share: number) => (share > litLampShare ? 1 : 0);
  const protect = windows.map((share, at) => Math.max(share > 0.5 ? 1 : 0, isOn(lamps[at]!)));
  holdWhite(photo, image, mostWhiteShift, { ...held, protect });
  holdWhite(photo, image, mostWhiteShift, { ...held, protect: lamps.map(isOn) });
}

export async function redesignRoom(
  photographed: Analysis,
  request: RedesignRequest,
  hooks: RedesignHooks = {},
): Promise<RedesignedRoom | UnreadableRoom> {
  const step = stepsOf(hooks);
  const given = adaptAnalysis(photographed, request.roomType, request.style);
  const why = whyUnreadable(given, request.roomType);
  if (why !== undefined) return { unreadable: why };
  step('shape', 0);
  const widthPx = workedWidthPx(given.photo, request);
  const room = openRoom(given, widthPx, 'box');
  if (!room) return { unreadable: notARoom };
  // in pixels of the photo: the same plan for every picture size
  const planned = openShell(given, Math.min(widthPx, given.photo.widthPx), 'box') ?? room;
  const staged = stageRoom(planned, request, (wish) => furnish(planned, wish));
  if (staged) return drawStagedRoom(given, widthPx, request, staged, hooks);
  const narrow = whyTooNarrow(room.shell.width, request.roomType);
  if (narrow !== undefined) return { unreadable: narrow };
  const declined =
    whyNotDrawnAnew(room.reading, request) ??
    whyDeclined(planned, request, photographed.box?.isSet === true);
  if (declined) return declined;
  step('emptying', 25);
  step('furnishing', 30);
  const notes: string[] = [];
  if (isShapeDoubtful(room.reading)) notes.push(sentences.plain);
  else if (isAssumed(photographed, given)) notes.push(sentences.assumed);
  else if (room.reading.confidence < hardToSee) notes.push(sentences.hardToSee);
  const kept = keptThings(room.reading.analysis, request.keep);
  const cover = keptCover(kept);
  const furnished = furnish(planned, request);
  const bare = whyNotFurnished(furnished.hasMain, request.roomType);
  if (bare !== undefined && !request.layout) return { unreadable: bare };
  const planDeclined = whyPlanDeclined(planned, furnished, request);
  if (planDeclined) return planDeclined;
  const newWindows = room.shell.openings.filter(({ isUnclear }) => isUnclear).length;
  const isByNeon = isLitByNeon(request.style);
  if (isByNeon) notes.push(sentences.neon);
  if (newWindows > 0) notes.push(isByNeon ? sentences.nightWindow : sentences.newWindow);
  if (!furnished.hasMain) notes.push(sentences.noMain);
  if (furnished.leftOut.length > 0) notes.push(leftOutSentence(furnished.leftOut));
  const finish = withSeenCeiling(furnishedFinish(request, furnished.plan), room, request);
  const scene = sceneOf(room, furnished, finish, request);
  step('rendering', 40);
  const { photo } = room.reading.analysis;
  const hasOwnLight = isByNeon || isOfAnotherLight({ name: request.aesthetic });
  const draw = async (wholly: boolean) => {
    const change = wholly ? 'everything' : 'furniture';
    const drawn = await furnishedPhoto(room, scene, finish, { ...request, change }, hooks);
    step('composing', 92);
    const { image } = drawn;
    if (!hasOwnLight) holdWhiteOf(photo, drawn);
    if (cover)
      compositeKeptThings(
        image,
        room.reading.analysis,
        emptied(openRoom(given, widthPx, 'seen')!),
        cover,
      );
    for (const { matte } of paintedParts(request.painted, photo)) keepPixels(image, photo, matte);
    return { image, kept: keptRoom(room.reading, image, addedCast(photo, image), { hasOwnLight }) };
  };
  const wholly = request.change === 'everything';
  let drawn = await draw(wholly);
  if (wholly && drawn.kept.openingsKept < leastOpeningsKept) {
    notes.push(sentences.lostWindow);
    drawn = await draw(false);
  }
  return {
    image: drawn.image,
    scene,
    pieces: piecesOf(furnished),
    areas: areasOf(room.shell),
    kept: drawn.kept,
    isStaged: false,
    newWindows,
    keptThings: kept.map(({ name }) => name),
    notes,
  };
}
