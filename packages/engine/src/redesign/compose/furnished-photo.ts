/** Composites the refinished room and its new furniture into the photo, in the photo's light. */
import type { RgbImage } from '../../image/image.ts';
import { isOfAnotherLight } from '../../restyle/grade/neutral-light.ts';
import { renderLight, type Scene } from '../../visuals/index.ts';
import { paneName } from '../../visuals/scene/furniture/bath/glass-screen.ts';
import { behind } from '../empty/planes-behind.ts';
import type { SeenSurfaces } from '../empty/seen-surfaces.ts';
import { shellTrim } from '../finishes.ts';
import { isLitByNeon } from '../furnish/furnish-room.ts';
import type { RedesignHooks, RedesignRequest } from '../request.ts';
import { isDoor, isNewWindowPart, isOfShell, isWindowPart } from '../scene/room-scene.ts';
import type { ShellFinish } from '../scene/shell-finish.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { bareScene, plainShell, shellSurfaces } from './bare-scene.ts';
import { compositeFurniture, grainOf } from './composite-furniture.ts';
import { develop, gradeOf } from './develop.ts';
import { expose, exposureOf, finalExposure } from './exposure.ts';
import { addFloorGleam } from './floor-gleam.ts';
import { layFilm } from './lay-film.ts';
import { addContactLines } from './light/contact-lines.ts';
import { isLamp } from './light/lamps/lamp-light.ts';
import { addLampPools } from './light/lamps/lamp-pools.ts';
import { lightThings } from './light/lamps/lamps-on-things.ts';
import { lightShades, shapeShades } from './light/lamps/lit-shades.ts';
import { balancedLight, lightColour } from './light/light-colour.ts';
import { roomLight } from './light/room-light.ts';
import { roomSun, usualLevel } from './light/room-sun.ts';
import { evenLight, usualWhite } from './light/shell-light.ts';
import { exposed } from './light/thing-gain.ts';
import { addLampGlow, addWindowGlow } from './light/window-glow.ts';
import { drawnWindows, throughWindows } from './openings/drawn-windows.ts';
import { keepWindows } from './openings/keep-windows.ts';
import type { KeptOpenings } from './openings/kept-openings.ts';
import { outsideOf, unclearOpenings, withNewWindows } from './openings/new-windows.ts';
import { mirroredOutside } from './openings/outside-view.ts';
import { tonedView } from './openings/tone-view.ts';
import { glossOf, paintShell } from './paint-shell.ts';
import { addThingGleam } from './thing-gleam.ts';

/** Width of the bare render, which only tells how light the floor is. */
const bareWidthPx = 240;
/** Share of coloured light that windows don't get. */
const windowsSpared = 0.5;

/** Level of white outdoors in mirrors, relative to a white floor. */
const outsideTimesFloor = 1.3;

/** Rooms are lit below their final exposure: tiles and cloth beside windows and lamps must not be burned before. */
const headroom = 0.6;

/** Smaller pictures are quick previews without noise. */
const finerFromPx = 500;

export const qualityOf = (longSidePx: number) => (longSidePx < finerFromPx ? 'full' : 'finer');

export interface FurnishedPhoto {
  readonly image: RgbImage;
  /** 0..1: share of each pixel that is a window of the photo. */
  readonly windows: Float32Array;
  /** 0..1: how much each lamp pixel is lit by its bulb. */
  readonly lamps: Float32Array;
}

export async function furnishedPhoto(
  room: {
    readonly reading: RoomReading;
    readonly shell: PhotoShell;
    readonly surfaces: SeenSurfaces;
    readonly openings: KeptOpenings;
  },
  scene: Scene,
  finish: ShellFinish,
  request: RedesignRequest,
  { signal, onProgress }: RedesignHooks,
): Promise<FurnishedPhoto> {
  const { surfaces: seen, reading, shell } = room;
  const hasNewWindows = request.change === 'everything';
  const { widthPx, heightPx } = reading.analysis.photo;
  const { photo, classOf } = reading.analysis;
  const isThing = (object: Scene['objects'][number]) =>
    !isOfShell(object) ||
    isDoor(object) ||
    isNewWindowPart(object) ||
    (hasNewWindows && isWindowPart(object));
  const quality = qualityOf(Math.max(widthPx, heightPx));
  const keepsWhite = !isOfAnotherLight({ name: request.aesthetic });
  const isByNeon = isLitByNeon(request.style);
  const hasWhiteLight = keepsWhite && !isByNeon;
  // by day lamps are added without the noise of traced light; neon is traced
  const daylit = { ...scene, lights: scene.lights.filter((light) => !isLamp(light)) };
  const plain = plainShell(
    hasWhiteLight ? { ...daylit, setting: { ...scene.setting, hasWhiteLight } } : daylit,
  );
  const options = {
    quality,
    hasExactLight: true,
    seed: request.seed,
    ...(signal ? { signal } : {}),
  } as const;
  const width = Math.min(widthPx, bareWidthPx);
  const height = Math.max(1, Math.round((heightPx * width) / widthPx));
  const empty = await renderLight(bareScene(plain), {
    ...options,
    quality: 'full',
    widthPx: width,
    heightPx: height,
    cutOut: () => false,
  });
  onProgress?.('rendering', 45);
  const without = { width, height, radiance: empty.light.radiance };
  const rendered = shellSurfaces(plain);
  const surfaceAt = (at: number) => rendered[empty.ids[at]!];
  const sun = isByNeon || !keepsWhite ? undefined : roomSun(shell, without, surfaceAt);
  const sunny = sun ? { ...plain, setting: { ...plain.setting, ...sun } } : plain;
  const outside = outsideOf(reading.analysis, room.openings, isByNeon);
  const outsideLevel = outsideTimesFloor * (usualLevel(without, surfaceAt) ?? 0);
  const full = await renderLight(sunny, {
    widthPx,
    heightPx,
    cutOut: isThing,
    film: ({ name }) => name === paneName,
    ...(outsideLevel > 0 ? { outside: mirroredOutside(outside, outsideLevel) } : {}),
    ...options,
  });
  onProgress?.('rendering', 80);
  const light = full.light;
  const surfaceOf = (at: number) => rendered[full.ids[at]!];
  const drawnRoom = { scene: plain, ids: full.ids };
  const hasUnclear = unclearOpenings(reading.analysis).length > 0;
  const seenOpenings = hasNewWindows
    ? drawnWindows(drawnRoom, room.openings, photo)
    : room.openings;
  const openings = hasUnclear
    ? withNewWindows(reading.analysis, seenOpenings, throughWindows(drawnRoom, photo), outside)
    : seenOpenings;
  const isShell = (at: number) =>
    classOf[at] === roomClass('wall') || classOf[at] === roomClass('ceiling');
  const seenLight = lightColour(photo, keepsWhite);
  const white = keepsWhite ? balancedLight(seenLight) : seenLight;
  const level = headroom * usualWhite(photo, isShell);
  const lit = roomLight({
    furnished: light,
    widthPx,
    heightPx,
    planes: seen.planes,
    surfaceAt: surfaceOf,
    windowAt: (at) => openings.share[at]!,
    isByNeon,
  });
  const base = paintShell({
    reading,
    shell,
    finish,
    trim: shellTrim(request.style),
    casing: openings.casing,
    light: evenLight(level),
    white,
    seed: request.seed,
    grain: grainOf(photo),
  });
  const isOpening = (at: number) => openings.share[at]!;
  const exposure = exposureOf(base, isOpening, isByNeon);
  expose(base, exposure, isOpening);
  keepWindows(base, {
    share: openings.share,
    view: isByNeon ? openings.view : tonedView(openings, photo),
  });
  addFloorGleam(base, reading, glossOf(finish.floor));
  const isFloor = (at: number) => surfaceOf(at)?.plane === behind.floor;
  const isRug = scene.objects.map(({ label }) => label === 'rug');
  addContactLines(lit.factors, light, {
    widthPx,
    heightPx,
    focalPx: reading.analysis.camera.focalPx,
    isFloor,
    isRug: (at) => isRug[full.ids[at]!] === true,
    isThing: (at) => isThing(scene.objects[full.ids[at]!]!),
  });
  const lampsOfRoom = { shell, lights: scene.lights };
  addLampPools(lit.factors, lampsOfRoom, photo, seen.planes, isOpening);
  const isLampObject = scene.objects.map(({ label }) => label === 'lamp');
  const isLampAt = (at: number) => isLampObject[full.ids[at]!]!;
  lightThings(light, lampsOfRoom, photo, (at) => !isLampAt(at));
  const shades = lightShades(light.cutOut, lampsOfRoom, photo, isLampAt);
  const map = exposed(lit.things, level * exposure, white);
  const image = compositeFurniture({
    base,
    light,
    map,
    factors: lit.factors,
    grain: grainOf(photo),
    seed: request.seed,
  });
  addThingGleam(image, {
    light,
    camera: reading.analysis.camera,
    cameraHeightMetres: reading.cameraHeightMetres,
    isFloor,
    gloss: glossOf(finish.floor),
  });
  layFilm(image, light.film, map);
  // new curtains hang in front of the windows and belong to the room
  const windows = openings.share.map((share, at) => share * (1 - light.coverage[at]!));
  const isSeenWindow = (at: number) => windows[at]!;
  if (keepsWhite) expose(image, finalExposure(image, isSeenWindow, isByNeon), isSeenWindow);
  const spared = keepsWhite ? 1 : windowsSpared;
  develop(image, gradeOf(request), (at) => windows[at]! * spared);
  if (!isByNeon) shapeShades(image, shades, light.coverage);
  addWindowGlow(image, isSeenWindow);
  addLampGlow(image, (at) => shades.lit[at]! * light.coverage[at]!);
  return { image, windows, lamps: shades.lit };
}
