/** Composites new furniture into the photo itself, in its light: walls, openings and floor are the photo's own. */
import type { RgbImage } from '../../image/image.ts';
import { isOfAnotherLight } from '../../restyle/grade/neutral-light.ts';
import { renderLight, type Scene } from '../../visuals/index.ts';
import { paneName } from '../../visuals/scene/furniture/bath/glass-screen.ts';
import { bareScene, plainShell, shellSurfaces } from '../compose/bare-scene.ts';
import { compositeFurniture, grainOf } from '../compose/composite-furniture.ts';
import { develop, gradeOf } from '../compose/develop.ts';
import { qualityOf } from '../compose/furnished-photo.ts';
import { layFilm } from '../compose/lay-film.ts';
import { addContactLines } from '../compose/light/contact-lines.ts';
import { isLamp } from '../compose/light/lamps/lamp-light.ts';
import { addLampPools } from '../compose/light/lamps/lamp-pools.ts';
import { lightThings } from '../compose/light/lamps/lamps-on-things.ts';
import { lightShades, shapeShades } from '../compose/light/lamps/lit-shades.ts';
import { lightColour } from '../compose/light/light-colour.ts';
import { roomLight } from '../compose/light/room-light.ts';
import { usualWhite } from '../compose/light/shell-light.ts';
import { exposed } from '../compose/light/thing-gain.ts';
import { addLampGlow } from '../compose/light/window-glow.ts';
import { behind } from '../empty/planes-behind.ts';
import type { OpenedShell } from '../opened-room.ts';
import type { RedesignHooks, RedesignRequest } from '../request.ts';
import { isDoor, isOfShell, isWindowPart } from '../scene/room-scene.ts';
import { roomClass } from '../shell/room-class.ts';
import { furnitureShade } from './furniture-shade.ts';

/** Width of the bare render, which only tells light without furniture. */
const bareWidthPx = 240;
/** Share of an aesthetic's light that the photo's own parts are spared; views keep theirs. */
const spared = 0.5;

export interface Stage {
  /** The photo without its old furniture, painted. */
  readonly base: RgbImage;
  /** Distance (metres) per pixel of what stands in front. */
  readonly nearer: Float32Array;
}

export async function stagedPhoto(
  { reading, shell, surfaces }: OpenedShell,
  scene: Scene,
  { base, nearer }: Stage,
  request: RedesignRequest,
  { signal, onProgress }: RedesignHooks = {},
): Promise<RgbImage> {
  const { photo, classOf } = reading.analysis;
  const { widthPx, heightPx } = photo;
  const { planes } = surfaces;
  const isThing = (object: Scene['objects'][number]) =>
    !isOfShell(object) && !isWindowPart(object) && !isDoor(object);
  const daylit = { ...scene, lights: scene.lights.filter((light) => !isLamp(light)) };
  const plain = plainShell({ ...daylit, setting: { ...scene.setting, hasWhiteLight: true } });
  const quality = qualityOf(Math.max(widthPx, heightPx));
  const options = {
    hasExactLight: true,
    seed: request.seed,
    ...(signal ? { signal } : {}),
  } as const;
  const bare = {
    widthPx: Math.min(widthPx, bareWidthPx),
    heightPx: Math.max(1, Math.round((heightPx * Math.min(widthPx, bareWidthPx)) / widthPx)),
  };
  const empty = await renderLight(bareScene(plain), {
    ...options,
    ...bare,
    quality: 'full',
    cutOut: () => false,
  });
  onProgress?.('rendering', 45);
  const { light, ids } = await renderLight(plain, {
    ...options,
    widthPx,
    heightPx,
    quality,
    cutOut: isThing,
    film: ({ name }) => name === paneName,
  });
  onProgress?.('rendering', 80);
  const rendered = shellSurfaces(plain);
  const lit = roomLight({
    furnished: light,
    widthPx,
    heightPx,
    planes,
    surfaceAt: (at) => rendered[ids[at]!],
    windowAt: () => 0,
    isByNeon: false,
  });
  const without = roomLight({
    furnished: {
      ...empty.light,
      coverage: new Float32Array(bare.widthPx * bare.heightPx),
      cutOut: new Float32Array(bare.widthPx * bare.heightPx * 3),
    },
    ...bare,
    planes: sampled(planes, photo, bare),
    surfaceAt: (at) => rendered[empty.ids[at]!],
    windowAt: () => 0,
    isByNeon: false,
  });
  const room = { widthPx, heightPx, coverage: light.coverage, planes };
  const factors = furnitureShade(
    { ...room, factors: lit.factors },
    { ...bare, factors: without.factors },
  );
  const isRug = scene.objects.map(({ label }) => label === 'rug');
  addContactLines(factors, light, {
    widthPx,
    heightPx,
    focalPx: reading.analysis.camera.focalPx,
    isFloor: (at) => rendered[ids[at]!]?.plane === behind.floor,
    isRug: (at) => isRug[ids[at]!] === true,
    isThing: (at) => isThing(scene.objects[ids[at]!]!),
  });
  const lamps = { shell, lights: scene.lights };
  const window = roomClass('window');
  addLampPools(factors, lamps, photo, planes, (at) => (classOf[at] === window ? 1 : 0));
  const isLampObject = scene.objects.map(({ label }) => label === 'lamp');
  const isLampAt = (at: number) => isLampObject[ids[at]!]!;
  lightThings(light, lamps, photo, (at) => !isLampAt(at));
  const shades = lightShades(light.cutOut, lamps, photo, isLampAt);
  for (let at = 0; at < nearer.length; at++) {
    if (light.coverage[at] === 0 || nearer[at]! >= light.depth[at]!) continue;
    light.coverage[at] = 0;
    light.cutOut.fill(0, at * 3, at * 3 + 3);
  }
  const [wall, ceiling] = [roomClass('wall'), roomClass('ceiling')];
  const isShell = (at: number) => classOf[at] === wall || classOf[at] === ceiling;
  const keepsWhite = !isOfAnotherLight({ name: request.aesthetic });
  const grain = grainOf(photo);
  const map = exposed(lit.things, usualWhite(photo, isShell), lightColour(photo, keepsWhite));
  const image = compositeFurniture({ base, light, map, factors, grain, seed: request.seed });
  layFilm(image, light.film, map);
  const windowsSpared = keepsWhite ? 1 : spared;
  const sparedAt = (at: number) => (classOf[at] === window ? windowsSpared : spared);
  develop(image, gradeOf(request), (at) => sparedAt(at) * (1 - light.coverage[at]!));
  shapeShades(image, shades, light.coverage);
  addLampGlow(image, (at) => shades.lit[at]! * light.coverage[at]!);
  return image;
}

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

function sampled(values: Uint8Array, from: Size, to: Size): Uint8Array {
  return Uint8Array.from({ length: to.widthPx * to.heightPx }, (_, at) => {
    const [x, y] = [at % to.widthPx, Math.floor(at / to.widthPx)];
    const row = Math.floor(((y + 0.5) * from.heightPx) / to.heightPx) * from.widthPx;
    return values[row + Math.floor(((x + 0.5) * from.widthPx) / to.widthPx)]!;
  });
}
