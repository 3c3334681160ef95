/** Develops the new house's light as the photo's camera would. */
import { srgb8FromLinear } from '../../../colour/srgb.ts';
import { connectedComponents } from '../../../ops/components.ts';
import type { RenderResult } from '../../../visuals/render/render-request.ts';
import type { Scene } from '../../../visuals/scene-model.ts';
import { groundAlbedo } from '../design/raise-house.ts';
import type { PhotoLight } from '../read/light/photo-light.ts';
import { matchBlacks } from './black-level.ts';
import { calmEdges } from './calm-edges.ts';
import { deepened } from './panes/deep-rooms.ts';
import { eveningPanes } from './panes/evening-panes.ts';
import { eveningRooms } from './panes/evening-rooms.ts';
import { paneMirror } from './panes/pane-mirror.ts';
import { paneShares } from './panes/pane-shares.ts';
import { tonePanes } from './panes/pane-tones.ts';
import { undressed, windowDressing } from './panes/window-dressing.ts';
import { seenPlaces } from './seen-places.ts';
import { albedosOf, shadeDepth, surfaceLight, tonesOf } from './surface-light.ts';
import { unburntExposure } from './unburnt-exposure.ts';
import { weathered } from './weathered-walls.ts';
import { whiteBalance } from './white-balance.ts';

export interface DevelopedHouse {
  /** 0..255 per channel, not premultiplied. */
  readonly colours: Float32Array;
  /** 0..1 per pixel. */
  readonly coverage: Float32Array;
  /** Light on the ground relative to open ground, 0..1; 1 where no ground is visible. */
  readonly shade: Float32Array;
  /** 1 in columns where a door or steps reach the ground. */
  readonly doors: Uint8Array;
}

/** Doors that start higher belong to upper floors. */
const doorMetres = 1.2;
const freeLabels: ReadonlySet<string> = new Set(['door', 'stairs', 'path']);

const luminance = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const luminanceAt = (light: Float32Array, at: number) =>
  luminance(light[at]!, light[at + 1]!, light[at + 2]!);

/** Light of the open ground: its level and its colour. */
function openGround(light: Float32Array, coverage: Float32Array, isGround: (i: number) => boolean) {
  const found: (readonly [level: number, at: number])[] = [];
  for (let i = 0; i < coverage.length; i += 3)
    if (coverage[i] === 0 && isGround(i))
      found.push([luminance(light[i * 3]!, light[i * 3 + 1]!, light[i * 3 + 2]!), i * 3]);
  if (found.length < 30) return undefined;
  found.sort((a, c) => a[0] - c[0]);
  const [level, at] = found[Math.floor(found.length * 0.85)]!;
  return { level, colour: [light[at]!, light[at + 1]!, light[at + 2]!] as const };
}

/** Irradiance of the front: reflected light over albedo. */
function frontLight(
  cutOut: Float32Array,
  coverage: Float32Array,
  scene: Scene,
  ids: Uint16Array,
): number {
  const found: number[] = [];
  for (let i = 0; i < coverage.length; i += 3)
    if (coverage[i]! > 0.99 && scene.objects[ids[i]!]!.label !== 'window')
      found.push(luminanceAt(cutOut, i * 3));
  found.sort((a, c) => a - c);
  const level = found[Math.floor(found.length * 0.6)] ?? 0.2;
  return Math.max(0.01, level / wallAlbedo(scene));
}

/** Mean albedo of the walls by triangle count: enough to distinguish white from brick. */
function wallAlbedo({ triangles, materials, objects }: Scene): number {
  let sum = 0;
  let area = 0;
  const { positions: p } = triangles;
  for (let t = 0; t < triangles.count; t++) {
    const object = objects[triangles.objects[t]!]!;
    if (!object.subject || (object.label !== 'wall' && object.label !== 'roof')) continue;
    const at = t * 9;
    const size = Math.abs(
      (p[at + 3]! - p[at]!) * (p[at + 7]! - p[at + 1]!) -
        (p[at + 6]! - p[at]!) * (p[at + 4]! - p[at + 1]!),
    );
    const { albedo } = materials[triangles.materials[t]!]!;
    sum += size * luminance(albedo[0], albedo[1], albedo[2]);
    area += size;
  }
  return area > 0 ? Math.max(0.05, sum / area) : 0.5;
}

/** Ratio of photo to rendered light where no ground is visible. */
const usualGround = { level: 0.2, colour: [0.2, 0.2, 0.2] as const };
const whiteAlbedo = 0.82;
/** Plausible albedos of ground in front of houses. */
const groundRange = { least: 0.06, most: 0.55 } as const;
/** Share of the photo's cast on cloth behind panes. */
const clothCast = 0.65;
/** Light through cloth before a lit room, as a factor on cloth by day. */
const litCloth = 1.5;
/** Typical brightness of old fronts, and its weight. */
const usualAlbedo = 0.5;
const facadeShare = 0.3;
/** Window heads are in the shade of their reveals. */
const recessShade = 0.45;
/** Labels of surfaces exposed to rain and sun. */
const agesOf: ReadonlySet<string> = new Set([
  'wall',
  'roof',
  'trim',
  'column',
  'balcony',
  'chimney',
]);

const usualTopMetres = 2.4;

function topOfPanes({ triangles, objects }: Scene): number {
  let top = usualTopMetres;
  for (let t = 0; t < triangles.count; t++)
    if (objects[triangles.objects[t]!]!.label === 'window')
      for (let at = t * 9 + 1; at < t * 9 + 9; at += 3)
        top = Math.max(top, triangles.positions[at]!);
  return top;
}

/** Compresses highlights before they clip, as film does. */
function shoulder(light: number): number {
  const knee = 0.62;
  return light <= knee ? light : knee + (1 - knee) * (1 - Math.exp(-(light - knee) / (1 - knee)));
}

export function developHouse(
  { light, ids }: RenderResult,
  scene: Scene,
  photo: PhotoLight,
  seed: number,
): DevelopedHouse {
  if (!light) throw new Error('A house can only be laid into a photo from its light.');
  const { radiance, cutOut, coverage } = light;
  const isGround = (i: number) => scene.objects[ids[i]!]!.label === 'ground';
  const open = openGround(radiance, coverage, isGround) ?? usualGround;
  const byWhite = photo.white / ((open.level / groundAlbedo) * whiteAlbedo);
  // the photo's ground must get a plausible albedo
  const lightest = photo.ground / ((open.level / groundAlbedo) * groundRange.least);
  const darkest = photo.ground / ((open.level / groundAlbedo) * groundRange.most);
  const onFront = frontLight(light.cutOut, coverage, scene, ids);
  const byFacade = photo.facade / usualAlbedo / onFront;
  // an old front in its own shadow says nothing about a sunlit one
  const trusted = photo.isFromBehind ? 0 : facadeShare;
  const wished = byWhite ** (1 - trusted) * byFacade ** trusted;
  const isDay = photo.time === 'day';
  const isPane = (i: number) => scene.objects[ids[i]!]!.label === 'window';
  // lit rooms of an evening may be brighter than any wall
  const isJudged = (i: number) => isDay || !isPane(i);
  const unburnt = unburntExposure(cutOut, coverage, whiteAlbedo * onFront, isJudged);
  const exposure = Math.min(unburnt, Math.max(darkest, Math.min(lightest, wished)));
  const balance = whiteBalance(open.colour, photo);
  const gain = balance.map((factor) => factor * exposure);
  const camera = scene.camera.exact;
  if (!camera) throw new Error('A house in a photo is seen by the camera of the photo.');
  const placeOf = seenPlaces(camera, light.depth);
  const mirrorAt = paneMirror(camera, photo, topOfPanes(scene), seed);
  const dressingAt = windowDressing(scene, seed);
  const clothLight = whiteAlbedo * onFront * exposure;
  const toned = tonesOf(isDay ? photo.spread : 0, clothLight);
  const glow = [0, 0, 0];
  const roomLight = isDay ? 1 : lightOfRooms();
  const glowLevel = Math.max(0.01, luminance(glow[0]!, glow[1]!, glow[2]!));
  const roomAt = eveningRooms(scene, seed);
  /** Factor on lit panes; their mean light goes into `glow`. */
  function lightOfRooms(): number {
    const levels: number[] = [];
    for (let i = 0; i < coverage.length; i += 3) {
      if (coverage[i]! <= 0.99 || !isPane(i)) continue;
      levels.push(exposure * luminanceAt(cutOut, i * 3));
      for (const c of [0, 1, 2]) glow[c]! += cutOut[i * 3 + c]! * gain[c]!;
    }
    const factor = eveningPanes(levels, photo.panes);
    for (const c of [0, 1, 2]) glow[c]! *= factor / Math.max(1, levels.length);
    return factor;
  }
  const albedos = albedosOf(scene);
  // lamps and dusk have their own shade
  const answerTo = surfaceLight(onFront * exposure, isDay ? shadeDepth(photo.spread) : 1);
  const calmAt = calmEdges(cutOut, coverage, ids, scene);
  const place = new Float64Array(3);
  const mirrored = new Float64Array(3);
  const colours = new Float32Array(coverage.length * 3);
  const shade = new Float32Array(coverage.length).fill(1);
  const doors = new Uint8Array(camera.widthPx);
  const isPaneOf = scene.objects.map(({ label }) => isDay && label === 'window');
  const panes = new Uint8Array(ids.length);
  for (let i = 0; i < ids.length; i++) if (isPaneOf[ids[i]!]) panes[i] = 1;
  const glass = paneShares(panes, camera.widthPx);
  // each pane between bars has its own tilt
  const { of: paneOf } = connectedComponents(panes, camera.widthPx, panes.length / camera.widthPx);
  for (let i = 0; i < coverage.length; i++) {
    const cover = coverage[i]!;
    if (cover > 0) {
      const { label } = scene.objects[ids[i]!]!;
      const isPlaced = placeOf(i, place);
      const isMirror = isPlaced && panes[i] === 1;
      const isLit = isPlaced && !isDay && label === 'window';
      if (isPlaced && freeLabels.has(label) && place[1]! < doorMetres) doors[i % doors.length] = 1;
      if (isPlaced && glass[i]! > 0) mirrorAt(place, paneOf[i]!, mirrored);
      else mirrored.fill(0);
      const {
        cover: drawn,
        cloth,
        shade: recess,
      } = isMirror || isLit ? dressingAt(ids[i]!, place) : undressed;
      const level = (exposure * luminanceAt(cutOut, i * 3)) / cover;
      const fresh = level / Math.max(1e-6, clothLight);
      const age =
        calmAt(i) * (!isMirror && isPlaced && agesOf.has(label) ? weathered(place, fresh) : 1);
      // cloth before a dark room is not lit from behind
      const behindCloth = isLit ? Math.min(1, (level * roomLight) / glowLevel) : 1;
      const litRoom = isLit ? roomLight * roomAt(ids[i]!, place) : 1;
      const answer = isPane(i) ? 1 : answerTo(level / albedos[ids[i]!]!);
      for (const c of [0, 1, 2] as const) {
        const lit = isLit ? litRoom : isPane(i) ? roomLight : 1;
        const inside = isMirror ? deepened(level, glass[i]!) : lit;
        const room = (cutOut[i * 3 + c]! / cover) * gain[c]! * age * inside * answer;
        const hung = isLit
          ? cloth * litCloth * glow[c]! * behindCloth
          : cloth * clothLight * photo.cast[c] ** clothCast;
        const own = room + (hung - room) * drawn * (isLit ? 1 : glass[i]!);
        const light = (own + mirrored[c]! * glass[i]!) * (1 - recess * recessShade);
        const seen = panes[i] === 1 ? light : toned(light);
        colours[i * 3 + c] = srgb8FromLinear(shoulder(seen));
      }
    }
    if (cover > 0.98 || !(isGround(i) || cover > 0)) continue;
    const rest = 1 - cover;
    const level =
      luminance(
        radiance[i * 3]! - cutOut[i * 3]!,
        radiance[i * 3 + 1]! - cutOut[i * 3 + 1]!,
        radiance[i * 3 + 2]! - cutOut[i * 3 + 2]!,
      ) / rest;
    if (isGround(i)) shade[i] = Math.max(0, Math.min(1, level / open.level));
  }
  tonePanes(colours, glass, photo.panes);
  matchBlacks(colours, coverage, photo.black);
  return { colours, coverage, shade, doors };
}
