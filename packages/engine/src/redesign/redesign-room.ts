/** A room of a photo, redesigned: read, emptied, furnished as a scene, rendered, and laid into the photo. */
import type { RgbImage } from '../image/image.ts';
import { holdWhite, whiteShift } from '../restyle/grade/white-point.ts';
import { renderRestyle } from '../restyle/render.ts';
import { scaleAnalysis } from '../restyle/scale-analysis.ts';
import type { Analysis } from '../sense/analysis.ts';
import { renderScene, type Scene } from '../visuals/index.ts';
import { triangleRoles } from '../visuals/scene-model.ts';
import { keepWindows } from './compose/keep-windows.ts';
import { grainOf, layIn } from './compose/lay-in.ts';
import { matchLight } from './compose/match-light.ts';
import { rerenderedRoom } from './compose/rerendered-room.ts';
import { roomShade } from './compose/room-shade.ts';
import { furnish, notARoom, type ReadShell, sceneOf } from './design-room.ts';
import { emptiedAnalysis } from './empty/emptied-analysis.ts';
import { type EmptiedPhoto, emptyPhoto } from './empty/empty-photo.ts';
import { keptRoom } from './kept-room.ts';
import type { RedesignedRoom, RedesignHooks, RedesignRequest, UnreadableRoom } from './request.ts';
import { areasOf, piecesOf } from './room-facts.ts';
import { isOfShell } from './scene/room-scene.ts';
import { photoShell } from './shell/photo-shell.ts';
import { readRoom, roomClass } from './shell/read-room.ts';
import { whyUnreadable } from './shell/unreadable.ts';

/** Below this the shape of the room may be wrong, and that is said. */
const doubtful = 0.45;
/** Where things hide more than this of the photo, little of the shell is left to keep. */
const mostlyThings = 0.62;
/** A room drawn anew that shows less of the photo's windows is not kept. */
const leastOpeningsKept = 0.6;
/** The bare room is only needed for its smooth light. */
const bareShare = 0.5;
/** White moves no further than this, but for aesthetics that ask for another light. */
const mostWhiteShift = 2.6;
const otherLight: readonly string[] = ['Warm', 'Dark', 'Gotham', 'Vintage'];

const sentences = {
  doubtful:
    'The corners of this room are hard to see. If the furniture stands wrongly, set the corners and try again.',
  mostlyThings: 'Little of the walls and the floor is seen, so the whole room was drawn anew.',
  lostWindow:
    'A window would have been lost in a room drawn anew, so the photo was emptied and furnished instead.',
  noMain: 'There was no good place for the main piece, so it was left out.',
} as const;

const leftOutSentence = (names: readonly string[]): string =>
  `Left out, because it stood in a wall or in another piece: ${names.join(', ')}.`;

interface OpenedRoom extends ReadShell {
  readonly emptied: EmptiedPhoto;
  /** The emptied photo as an analysis: made once, restyled many times. */
  readonly bare: Analysis;
}

const opened = new WeakMap<Analysis, Map<number, OpenedRoom>>();

/** Work that does not depend on the style is cached with the analysis. */
function openRoom(given: Analysis, widthPx: number): OpenedRoom | undefined {
  let held = opened.get(given);
  if (!held) {
    held = new Map();
    opened.set(given, held);
  }
  const known = held.get(widthPx);
  if (known) return known;
  const reading = readRoom(scaleAnalysis(given, widthPx));
  if (!reading) return undefined;
  const emptied = emptyPhoto(reading);
  const room = {
    reading,
    shell: photoShell(reading),
    emptied,
    bare: emptiedAnalysis(reading.analysis, emptied),
  };
  held.set(widthPx, room);
  return room;
}

/** The photo without its furniture, lamps and pictures. */
export function emptyRoom(analysis: Analysis): { readonly image: RgbImage } | UnreadableRoom {
  const why = whyUnreadable(analysis);
  if (why !== undefined) return { unreadable: why };
  const room = openRoom(analysis, analysis.photo.widthPx);
  return room ? { image: room.emptied.image } : { unreadable: notARoom };
}

export async function redesignRoom(
  given: Analysis,
  request: RedesignRequest,
  hooks: RedesignHooks = {},
): Promise<RedesignedRoom | UnreadableRoom> {
  const step = (
    stage: Parameters<NonNullable<RedesignHooks['onProgress']>>[0],
    percent: number,
  ) => {
    hooks.signal?.throwIfAborted();
    hooks.onProgress?.(stage, percent);
  };
  const why = whyUnreadable(given);
  if (why !== undefined) return { unreadable: why };
  step('shape', 0);
  const room = openRoom(given, Math.min(given.photo.widthPx, request.widthPx ?? Infinity));
  if (!room) return { unreadable: notARoom };
  step('emptying', 25);
  step('furnishing', 30);
  const notes: string[] = [];
  if (room.reading.confidence < doubtful) notes.push(sentences.doubtful);
  const furnished = furnish(room, request);
  if (!furnished.hasMain) notes.push(sentences.noMain);
  if (furnished.leftOut.length > 0) notes.push(leftOutSentence(furnished.leftOut));
  const scene = sceneOf(room, furnished, request);
  step('rendering', 40);
  const { photo } = room.reading.analysis;
  const draw = async (wholly: boolean) => {
    const image = wholly
      ? await rerenderedRoom(room.reading.analysis, scene, request.seed, hooks.signal)
      : await inThePhoto(room, scene, request, hooks);
    step('composing', 92);
    if (!otherLight.includes(request.aesthetic)) holdWhite(photo, image, mostWhiteShift);
    return { image, kept: keptRoom(room.reading, image, whiteShift(photo, image)) };
  };
  const isHidden = thingShare(room) > mostlyThings;
  const wholly = request.change === 'everything' || isHidden;
  let drawn = await draw(wholly);
  if (wholly && drawn.kept.openingsKept < leastOpeningsKept) {
    notes.push(sentences.lostWindow);
    drawn = await draw(false);
  } else if (wholly && request.change === 'furniture') notes.push(sentences.mostlyThings);
  const { image, kept } = drawn;
  return {
    image,
    emptied: room.emptied.image,
    scene,
    pieces: piecesOf(furnished),
    areas: areasOf(room.shell),
    kept,
    notes,
  };
}

function thingShare({ reading }: OpenedRoom): number {
  const object = roomClass('object');
  const { classOf } = reading.analysis;
  return classOf.reduce((sum, kind) => sum + (kind === object ? 1 : 0), 0) / classOf.length;
}

/** The shell in plain colours: its tiles would show in the shade that is taken off it. */
function plainShell(scene: Scene): Scene {
  const isShell = new Set<number>();
  const { triangles, objects } = scene;
  for (let k = 0; k < triangles.count; k++)
    if (isOfShell(objects[triangles.objects[k]!]!)) isShell.add(triangles.materials[k]!);
  return {
    ...scene,
    materials: scene.materials.map((material, index) => {
      if (!isShell.has(index)) return material;
      const { tile: _, accent: __, ...plain } = material;
      return { ...plain, roughness: 0.9, specular: 0.02 };
    }),
  };
}

/** The same scene without its furniture and its lamps. */
function bareScene(scene: Scene): Scene {
  const { triangles, objects } = scene;
  const roles = triangles.roles.slice();
  for (let k = 0; k < triangles.count; k++)
    if (!isOfShell(objects[triangles.objects[k]!]!)) roles[k] = triangleRoles.hidden;
  const { count, positions, normals, uvs, flags, materials, openness, tints } = triangles;
  return {
    ...scene,
    triangles: {
      count,
      positions,
      normals,
      uvs,
      flags,
      materials,
      openness,
      tints,
      objects: triangles.objects,
      roles,
      release: () => undefined,
    },
    lights: scene.lights.filter(({ kind }) => kind === 'portal'),
  };
}

/** By object: the luminance that floor, walls and ceiling send back of the light they get. */
function shellAlbedos({ triangles, objects, materials }: Scene): (number | undefined)[] {
  const albedos: (number | undefined)[] = objects.map(() => undefined);
  for (let k = 0; k < triangles.count; k++) {
    const id = triangles.objects[k]!;
    if (!['floor', 'wall', 'ceiling'].includes(objects[id]!.label)) continue;
    const [red, green, blue] = materials[triangles.materials[k]!]!.albedo;
    albedos[id] ??= 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return albedos;
}

async function inThePhoto(
  room: OpenedRoom,
  scene: Scene,
  request: RedesignRequest,
  { signal, onProgress }: RedesignHooks,
): Promise<RgbImage> {
  const { bare, emptied, reading } = room;
  const { widthPx, heightPx } = bare.photo;
  const base = renderRestyle(bare, {
    style: request.style,
    roomType: request.roomType,
    propertyType: request.propertyType,
    aesthetic: request.aesthetic,
    strength: 0.6,
    cfgScale: 10,
    steps: 50,
    seed: request.seed,
    decor: 'off',
  }).image;
  onProgress?.('rendering', 50);
  const { photo } = reading.analysis;
  if (!otherLight.includes(request.aesthetic)) holdWhite(photo, base, mostWhiteShift);
  keepWindows(base, reading.analysis, emptied.isFilled);
  const plain = plainShell(scene);
  const isThing = (object: Scene['objects'][number]) => !isOfShell(object);
  const options = { seed: request.seed, ...(signal ? { signal } : {}) };
  const full = await renderScene(plain, { widthPx, heightPx, cutOut: isThing, ...options });
  onProgress?.('rendering', 80);
  const [width, height] = [Math.round(widthPx * bareShare), Math.round(heightPx * bareShare)];
  const empty = await renderScene(bareScene(plain), {
    widthPx: width,
    heightPx: height,
    cutOut: () => false,
    ...options,
  });
  const light = full.light!;
  const without = { width, height, radiance: empty.light!.radiance };
  const window = roomClass('window');
  const albedos = shellAlbedos(plain);
  const map = matchLight(
    base,
    without.radiance,
    width,
    height,
    (at) => bare.classOf[at] !== window,
    (renderedAt) => albedos[empty.ids[renderedAt]!],
  );
  return layIn({
    base,
    light,
    map,
    shade: roomShade(light, widthPx, heightPx, without),
    grain: grainOf(photo),
    seed: request.seed,
  });
}
