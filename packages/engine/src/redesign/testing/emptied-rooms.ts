/** Error of emptied synthetic rooms against renders without furniture. */
import { cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { renderLight, type Scene } from '../../visuals/index.ts';
import { bareScene, shellSurfaces } from '../compose/bare-scene.ts';
import { behind } from '../empty/planes-behind.ts';
import { shellFinish, shellTrim } from '../finishes.ts';
import { emptyRoom } from '../redesign-room.ts';
import { roomScene } from '../scene/room-scene.ts';
import { drawnRoom } from './drawn-room.ts';

interface DrawnPhotos {
  /** With furniture. */
  readonly photo: RgbImage;
  /** Without furniture. */
  readonly truth: RgbImage;
  /** 1 where the truth shows floor or wall, 2 where things hide these in the photo. */
  readonly counts: Uint8Array;
}

export interface EmptiedRoom extends Pick<DrawnPhotos, 'photo' | 'truth'> {
  readonly name: string;
  readonly image?: RgbImage;
  /** Mean ΔE (CIE 1976) over walls and floor. */
  readonly difference?: number;
  /** The same over hidden parts only. */
  readonly differenceBehind?: number;
  /** Reason for not emptying it. */
  readonly unreadable?: string;
}

const size = { widthPx: 720, heightPx: 480 } as const;
/** Exposure: maps this quantile of the photo to this level. */
const white = { share: 0.9, level: 0.62 } as const;
/** White balance: share of the light's colour that the camera removes. */
const balance = 0.7;

/** One camera for both pictures, set by the photo. */
function cameraFor(radiance: Float32Array): (radiance: Float32Array) => RgbImage {
  const sums = [0, 0, 0];
  const levels: number[] = [];
  for (let at = 0; at < radiance.length; at += 15) {
    for (let c = 0; c < 3; c++) sums[c]! += radiance[at + c]!;
    levels.push(0.2126 * radiance[at]! + 0.7152 * radiance[at + 1]! + 0.0722 * radiance[at + 2]!);
  }
  levels.sort((p, q) => p - q);
  const exposure = white.level / levels[Math.floor(white.share * levels.length)]!;
  const grey = 0.2126 * sums[0]! + 0.7152 * sums[1]! + 0.0722 * sums[2]!;
  const gains = sums.map((sum) => exposure * (grey / sum) ** balance);
  const shoulder = (level: number) =>
    level < 0.7 ? level : 0.7 + 0.3 * (1 - Math.exp((0.7 - level) / 0.3));
  return (light) => {
    const image = createRgbImage(size.widthPx, size.heightPx);
    for (let at = 0; at < light.length; at++)
      image.data[at] = srgb8FromLinear(shoulder(light[at]! * gains[at % 3]!));
    return image;
  };
}

async function drawnPhotos(scene: Scene, seed: number): Promise<DrawnPhotos> {
  const options = { ...size, seed, cutOut: () => false };
  const full = await renderLight(scene, options);
  const bare = await renderLight(bareScene(scene), options);
  const camera = cameraFor(full.light.radiance);
  const surfaces = shellSurfaces(scene);
  const counts = Uint8Array.from(bare.ids, (id, at) => {
    const plane = surfaces[id]?.plane;
    if (plane === undefined || plane === behind.ceiling) return 0;
    return full.ids[at] === id ? 1 : 2;
  });
  return { photo: camera(full.light.radiance), truth: camera(bare.light.radiance), counts };
}

/** Mean ΔE where `counts` is at least this. */
function meanDifference(
  one: RgbImage,
  { truth, counts }: DrawnPhotos,
  from: { readonly x: number; readonly y: number },
  least: number,
): number {
  const lab = ({ data }: RgbImage, at: number) => {
    const light = (channel: number) => linearFromSrgb8[data[at * 3 + channel]!]!;
    return cieLabFromLinear(light(0), light(1), light(2));
  };
  let sum = 0;
  let count = 0;
  for (let at = 0; at < one.widthPx * one.heightPx; at++) {
    const [x, y] = [at % one.widthPx, Math.floor(at / one.widthPx)];
    const there = (y + from.y) * truth.widthPx + x + from.x;
    if (counts[there]! < least) continue;
    const [l, a, b] = lab(one, at);
    const [p, q, r] = lab(truth, there);
    sum += Math.hypot(l - p, a - q, b - r);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

export async function emptyDrawnRoom(seed: number): Promise<EmptiedRoom> {
  const { style, roomType, shell, plan, record, name } = drawnRoom(seed);
  const finish = shellFinish(style, roomType, seed);
  const woodwork = shellTrim(style);
  const drawn = roomScene({ shell, plan, record, finish, woodwork, title: name, roomType, seed });
  // without lamps: their light on the walls could not be removed
  const scene = { ...drawn, lights: drawn.lights.filter(({ kind }) => kind === 'portal') };
  const photos = await drawnPhotos(scene, seed);
  const analysis = analysePhoto(photos.photo, 'interior');
  const emptied = emptyRoom(analysis);
  const { photo, truth } = photos;
  if ('unreadable' in emptied) return { name, photo, truth, unreadable: emptied.unreadable };
  const { image } = emptied;
  return {
    name,
    photo,
    truth,
    image,
    difference: meanDifference(image, photos, analysis.crop, 1),
    differenceBehind: meanDifference(image, photos, analysis.crop, 2),
  };
}
