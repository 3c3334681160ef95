/** New finishes for a room that keeps its furniture: replaces floor, walls and ceiling behind it. */
import type { RgbImage } from '../image/image.ts';
import { isOfAnotherLight } from '../restyle/grade/neutral-light.ts';
import { addedCast, feltInLights, holdWhite, whiteShift } from '../restyle/grade/white-point.ts';
import { roomRules } from '../restyle/looks/rooms.ts';
import type { DecorLevel } from '../restyle/request.ts';
import { scaleAnalysis } from '../restyle/scale-analysis.ts';
import type { Analysis } from '../sense/analysis.ts';
import { develop, gradeOf } from './compose/develop.ts';
import type { BareLight } from './compose/light/shell-light.ts';
import { keptOpenings } from './compose/openings/kept-openings.ts';
import { adaptAnalysis, notARoom } from './design-room.ts';
import { behind } from './empty/planes-behind.ts';
import { classOfPlane } from './empty/seen-surfaces.ts';
import { lookOf, refinishedFinish } from './finishes.ts';
import { keepPixels } from './kept/keep-pixels.ts';
import { keptRoom } from './kept-room.ts';
import { type OpenedRoom, type OpenedShell, openShell } from './opened-room.ts';
import { bareLight } from './refinish/bare-light.ts';
import { clearestWall } from './refinish/clearest-wall.ts';
import { layDecor } from './refinish/lay-decor.ts';
import { refinishedPhoto } from './refinish/refinished-photo.ts';
import { type ThingCover, thingCover } from './refinish/thing-cover.ts';
import { thingMatte } from './refinish/thing-matte.ts';
import { thingShade } from './refinish/thing-shade.ts';
import { floorOverPhoto } from './repaint/floor/floor-choice.ts';
import { repaintedPhoto } from './repaint/repainted-photo.ts';
import type { KeptRoom, RedesignHooks, RedesignRequest, UnreadableRoom } from './request.ts';
import type { ShellFinish } from './scene/shell-finish.ts';
import { isShapeDoubtful } from './shell/doubtful-shape.ts';
import { roomClass } from './shell/room-class.ts';
import { whyTooNarrow, whyUnreadable } from './shell/unreadable.ts';

export interface RefinishRequest
  extends Omit<RedesignRequest, 'change' | 'layout' | 'keep' | 'plainRoom'> {
  readonly decor?: DecorLevel;
  /** 0..1 at the size of the analysed photo: 1 keeps a pixel unchanged. */
  readonly protect?: Float32Array | undefined;
  /** Instead of furniture: the photo is painted, since planes are in doubt, and covers of things take new colours. */
  readonly isFallback?: boolean | undefined;
}

export interface RepaintedParts {
  /** Paint of the walls, and of one that had a colour of its own; undefined where they stay. */
  readonly wall: string | undefined;
  readonly apart: string | undefined;
  readonly floor: boolean;
  /** Names of things whose covers have a new colour. */
  readonly covers: readonly string[];
}

export interface RefinishedRoom {
  readonly image: RgbImage;
  readonly finish: ShellFinish;
  /** Rooms of doubtful shape are painted over their photo, and the rest stays: what is new. */
  readonly repainted?: RepaintedParts;
  /** Names of added decor. */
  readonly decor: readonly string[];
  readonly kept: KeptRoom;
}

/** White shifts no more than this, except for aesthetics with their own light. */
const mostWhiteShift = 2.2;
/** Share of an aesthetic's light that is spared what isn't painted. */
const sparedUnpainted = 0.5;
/** With more doubt about things, or more misread surfaces, the room is only recoloured. */
const most = { doubt: 0.3, misread: 0.22, floorMisread: 0.25 } as const;
const doubtful = 'What stands in this room cannot be told well enough from its walls and floor.';

/** The part of the work that doesn't depend on the style. */
interface PreparedRoom extends OpenedRoom {
  /** Confidence that a pixel must stay. */
  readonly matte: Float32Array;
  readonly cover: ThingCover;
  readonly shade: Float32Array;
  readonly light: BareLight;
}

const prepared = new WeakMap<OpenedShell, Promise<PreparedRoom>>();

async function prepare(room: OpenedShell): Promise<PreparedRoom> {
  const { analysis } = room.reading;
  const { planes } = room.surfaces;
  const openings = keptOpenings(analysis, planes, ['window', 'door']);
  const matte = thingMatte(analysis);
  const cover = thingCover(analysis, matte, (at) => planes[at]! > behind.ceiling);
  return {
    ...room,
    openings,
    matte,
    cover,
    shade: thingShade(analysis, room.surfaces, cover.share),
    light: await bareLight(room.shell, analysis.photo),
  };
}

export async function refinishRoom(
  photographed: Analysis,
  request: RefinishRequest,
  hooks: RedesignHooks = {},
): Promise<RefinishedRoom | UnreadableRoom> {
  const given = adaptAnalysis(photographed, request.roomType);
  hooks.onProgress?.('shape', 0);
  const opened = openShell(
    given,
    Math.min(given.photo.widthPx, request.widthPx ?? Infinity),
    'seen',
  );
  const why = whyUnreadable(given);
  if (!opened) return { unreadable: why ?? notARoom };
  const isInDoubt = request.isFallback || why !== undefined || isShapeDoubtful(opened.reading);
  if (isInDoubt && isPaintOnly(request))
    return repaintedRoom(given, opened, request) ?? { unreadable: why ?? doubtful };
  if (why !== undefined) return { unreadable: why };
  const narrow = whyTooNarrow(opened.shell.width, request.roomType);
  if (narrow !== undefined) return { unreadable: narrow };
  let preparing = prepared.get(opened);
  if (!preparing) {
    preparing = prepare(opened);
    preparing.catch(() => prepared.delete(opened));
    prepared.set(opened, preparing);
  }
  const room = await preparing;
  if (room.cover.doubt > most.doubt || isMisread(room)) return { unreadable: doubtful };
  hooks.signal?.throwIfAborted();
  hooks.onProgress?.('composing', 60);
  const side = clearestWall(room);
  const isDoubtful = isShapeDoubtful(room.reading);
  const finish = refinishedFinish(request, { shell: room.shell, side, isDoubtful });
  const { photo } = room.reading.analysis;
  const image = refinishedPhoto(room, finish, request);
  if (!isOfAnotherLight({ name: request.aesthetic })) {
    const { share } = room.openings;
    const protect = room.cover.share.map((value, at) => (value + share[at]! > 0.5 ? 1 : 0));
    holdWhite(photo, image, mostWhiteShift, { felt: feltInLights, protect });
    holdWhite(photo, image, mostWhiteShift, { protect });
  }
  const shift = whiteShift(photo, image);
  return completed(given, room, request, { image, finish, stays: room.matte, shift });
}

interface LaidRoom {
  readonly image: RgbImage;
  readonly finish: ShellFinish;
  /** 0..1: confidence that a pixel must stay. */
  readonly stays: Float32Array;
  /** Of white. */
  readonly shift: number;
}

function completed(
  given: Analysis,
  { reading }: OpenedShell,
  request: RefinishRequest,
  { image, finish, stays, shift }: LaidRoom,
): RefinishedRoom {
  const { photo } = reading.analysis;
  const kept = keptRoom(reading, image, shift, { stays, change: 'finishes' });
  const decor = layDecor(image, scaleAnalysis(given, photo.widthPx), { decor: 'off', ...request });
  if (request.protect) keepPixels(image, photo, request.protect);
  return { image, finish, decor, kept };
}

/** Materials chosen by hand need planes, wrong or not. */
const isPaintOnly = ({ chosen }: RefinishRequest): boolean =>
  !chosen?.floor && (chosen?.wall?.kind ?? 'paint') === 'paint';

/** Each pixel keeps its own light: no plane of a doubtful box can cut anything. */
function repaintedRoom(
  given: Analysis,
  opened: OpenedShell,
  request: RefinishRequest,
): RefinishedRoom | undefined {
  const { reading, shell } = opened;
  const { chosen, style, seed } = request;
  const look = lookOf(style);
  const planned = refinishedFinish(request, { shell, side: 'back', isDoubtful: true });
  const own = { ...planned, floor: floorOverPhoto(look, planned.floor, seed) };
  const { photo } = reading.analysis;
  const repainted = repaintedPhoto(reading.analysis, {
    look,
    roomType: request.roomType,
    seed,
    floor: own.floor,
    hasAccent: roomRules.some(({ name, hasAccent }) => name === request.roomType && hasAccent),
    // with finishes alone things stay
    hasNewCovers: request.isFallback === true,
    wallPaint: chosen?.wall?.colours?.[0],
    ceilingPaint: chosen?.ceiling && own.ceiling,
  });
  if (!repainted) return undefined;
  const { image, wall, apart, hasNewFloor, painted, covers, covered } = repainted;
  if (isOfAnotherLight({ name: request.aesthetic }))
    develop(image, gradeOf(request), (at) => sparedUnpainted * (1 - painted[at]!));
  const finish: ShellFinish = {
    ...own,
    wall: wall === undefined ? own.wall : { kind: 'paint', colours: [wall] },
    coverings: [],
  };
  const stays = thingMatte(reading.analysis).map((value, at) => value * (1 - covered[at]!));
  // walls are the white of many photos: painted ones tell no cast
  const unpainted = { ...image, data: image.data.slice() };
  keepPixels(unpainted, photo, painted);
  const shift = addedCast(photo, unpainted);
  return {
    ...completed(given, opened, request, { image, finish, stays, shift }),
    repainted: { wall, apart, floor: hasNewFloor, covers },
  };
}

/** Whether classes of floor, walls and ceiling contradict the shape of the room. */
function isMisread({ reading, surfaces }: OpenedShell): boolean {
  const { classOf } = reading.analysis;
  const [floor, ...others] = (['floor', 'wall', 'ceiling'] as const).map(roomClass);
  const seen = new Float64Array(256);
  const misread = new Float64Array(256);
  for (let at = 0; at < classOf.length; at += 5) {
    const kind = classOf[at]!;
    seen[kind]! += 1;
    if (kind !== classOfPlane[surfaces.planes[at]!]) misread[kind]! += 1;
  }
  const shareOf = (kinds: readonly number[]) => {
    const sumOf = (counts: Float64Array) => kinds.reduce((sum, kind) => sum + counts[kind]!, 0);
    return sumOf(misread) / Math.max(1, sumOf(seen));
  };
  return shareOf([floor!]) > most.floorMisread || shareOf([floor!, ...others]) > most.misread;
}
