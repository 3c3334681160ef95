/** Plans a room without rendering it: the placed pieces, and their scene. */
import { createRandom } from '../random/random.ts';
import { type KeptThing, keptThings } from '../restyle/kept/kept-things.ts';
import { paintedParts } from '../restyle/kept/painted-parts.ts';
import type { Analysis } from '../sense/analysis.ts';
import type { Scene } from '../visuals/index.ts';
import { withSeenCeiling } from './ceiling/with-seen-ceiling.ts';
import { furnishedFinish, shellTrim } from './finishes.ts';
import { furnishRoom, isLitByNeon } from './furnish/furnish-room.ts';
import { type LaidOutPlan, laidOut } from './furnish/given-layout.ts';
import { oldFurniture } from './furnish/old-furniture.ts';
import { isWet, oldCabinets, oldPlaces, thingsOn } from './furnish/old-places.ts';
import { RoomView, thingsMap } from './furnish/room-view.ts';
import { keptObstacles } from './kept/kept-obstacles.ts';
import { openShell } from './opened-room.ts';
import type { RedesignRequest, UnreadableRoom } from './request.ts';
import { type RoomDesign, roomDesignOf } from './room-facts.ts';
import { roomScene } from './scene/room-scene.ts';
import type { ShellFinish } from './scene/shell-finish.ts';
import { withUnclearViews } from './shell/dressing/unclear-views.ts';
import { withoutDressing } from './shell/dressing/without-dressing.ts';
import type { PhotoShell } from './shell/photo-shell.ts';
import type { RoomReading } from './shell/read-room.ts';
import { roomClass } from './shell/room-class.ts';
import { withoutShowerGlass } from './shell/shower-glass.ts';
import { whyTooNarrow, whyUnreadable } from './shell/unreadable.ts';
import { wallsBehindCabinets } from './shell/walls-behind-cabinets.ts';
import { widenedShell } from './staging/in-place/widened-shell.ts';
import { stagedSurfaces, stageRoom } from './staging/stage-room.ts';

export interface ReadShell {
  readonly reading: RoomReading;
  readonly shell: PhotoShell;
}

export const notARoom = 'This photo does not look like a room.';

const seenBefore = new WeakMap<Analysis, Map<string, Analysis>>();

/**
 * Adapts the analysis to the room type: glass in wet rooms may be a shower's, and old curtains come off the
 * windows. Furnished rooms get new windows where the view is unclear, and at night.
 */
export function adaptAnalysis(analysis: Analysis, roomType?: string, style?: string): Analysis {
  const mayShower = isWet(roomType);
  const isByNight = style !== undefined && isLitByNeon(style);
  const key = `${roomType ?? ''} ${isByNight}`;
  const known = seenBefore.get(analysis) ?? new Map<string, Analysis>();
  seenBefore.set(analysis, known);
  const held = known.get(key);
  if (held) return held;
  const undressed = withoutDressing(
    mayShower ? withoutShowerGlass(analysis, thingsOn(analysis.photo, roomType)) : analysis,
  );
  const clear = roomType !== undefined ? withUnclearViews(undressed, isByNight) : undressed;
  const seen = roomType === 'Kitchen' ? wallsBehindCabinets(clear) : clear;
  known.set(key, seen);
  return seen;
}

/** The same pieces and scene as in the picture of this request. */
export function designRoom(
  given: Analysis,
  request: RedesignRequest,
): { readonly design: RoomDesign; readonly scene: Scene } | UnreadableRoom {
  const analysis = adaptAnalysis(given, request.roomType, request.style);
  const why = whyUnreadable(analysis, request.roomType);
  if (why !== undefined) return { unreadable: why };
  const { widthPx } = analysis.photo;
  const planned = openShell(analysis, widthPx, 'box');
  if (!planned) return { unreadable: notARoom };
  const { shell } = planned;
  const staged = stageRoom(planned, request, (wish) => furnish(planned, wish));
  if (staged) {
    const { finish } = stagedSurfaces(analysis, widthPx, request, staged);
    const { furnished, widening } = staged;
    const room = { shell: widenedShell(shell, widening) };
    return {
      design: roomDesignOf(room.shell, furnished),
      scene: sceneOf(room, furnished, finish, request),
    };
  }
  const narrow = whyTooNarrow(shell.width, request.roomType);
  if (narrow !== undefined) return { unreadable: narrow };
  const furnished = furnish(planned, request);
  return {
    design: roomDesignOf(shell, furnished),
    scene: sceneOf(
      { shell },
      furnished,
      withSeenCeiling(furnishedFinish(request, furnished.plan), planned, request),
      request,
    ),
  };
}

/** Things that stay, and painted parts, at the size of a reading. */
const keptParts = (
  { analysis }: RoomReading,
  { keep, painted }: Pick<RedesignRequest, 'keep' | 'painted'>,
): KeptThing[] => [...keptThings(analysis, keep), ...paintedParts(painted, analysis.photo)];

/** Uses the given plan, else the seed's. */
export function furnish({ reading, shell }: ReadShell, request: RedesignRequest): LaidOutPlan {
  const { classOf, photo } = reading.analysis;
  const { widthPx, heightPx } = photo;
  const { photographed } = reading;
  const mapOf = (name: Parameters<typeof roomClass>[0]) => {
    const wanted = roomClass(name);
    return thingsMap(
      classOf.map((kind) => (kind === wanted ? 1 : 0)),
      widthPx,
      heightPx,
    );
  };
  const maps = [mapOf('object'), mapOf('window'), mapOf('floor')] as const;
  const view = new RoomView(shell.camera, widthPx, heightPx, ...maps);
  const random = createRandom(request.seed).fork('redesign');
  const obstacles = keptObstacles(keptParts(reading, request), shell, view, widthPx, heightPx);
  const { style, roomType } = request;
  const places = oldPlaces(photographed, roomType);
  const cabinets = oldCabinets(photographed, roomType);
  const furniture = oldFurniture(photographed, roomType);
  const wish = { style, roomType, places, cabinets, furniture };
  const furnished = furnishRoom(shell, view, wish, random, obstacles);
  return laidOut(furnished, request.layout);
}

export function sceneOf(
  { shell }: Pick<ReadShell, 'shell'>,
  furnished: LaidOutPlan,
  finish: ShellFinish,
  request: RedesignRequest,
): Scene {
  const { style, roomType, seed } = request;
  return roomScene({
    shell,
    plan: furnished.plan,
    record: furnished.record,
    finish,
    woodwork: shellTrim(style),
    title: `${roomType}, ${style}`,
    roomType,
    seed,
  });
}
