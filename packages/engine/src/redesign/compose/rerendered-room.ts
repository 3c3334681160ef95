/** The room as a scene from the photo's own viewpoint, the photo's windows shown through its own. */
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { renderScene, type Scene } from '../../visuals/index.ts';
import { spread } from '../empty/spread.ts';
import { roomClass } from '../shell/room-class.ts';

export async function rerenderedRoom(
  analysis: Analysis,
  scene: Scene,
  seed: number,
  signal?: AbortSignal,
): Promise<RgbImage> {
  const { widthPx, heightPx } = analysis.photo;
  const { image, light } = await renderScene(scene, {
    widthPx,
    heightPx,
    seed,
    cutOut: ({ label }) => label !== 'sky',
    ...(signal ? { signal } : {}),
  });
  const { coverage } = light!;
  develop(image, coverage, analysis);
  showThroughWindows(image, coverage, analysis);
  return image;
}

const luminanceOf = (data: Uint8ClampedArray, at: number) =>
  (0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!) / 255;

function levelsOf(image: RgbImage, counts: (at: number) => boolean) {
  const histogram = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at < image.widthPx * image.heightPx; at += 3) {
    if (!counts(at)) continue;
    histogram[Math.min(255, Math.floor(luminanceOf(image.data, at * 3) * 256))]! += 1;
    total++;
  }
  const level = (share: number) => {
    let sum = 0;
    for (let k = 0; k < 256; k++) {
      sum += histogram[k]!;
      if (sum >= share * total) return (k + 0.5) / 256;
    }
    return 1;
  };
  return { middle: level(0.5), white: level(0.97) };
}

/** A dim photo is answered with a brighter picture, as a photographer would. */
const middleTone = { least: 0.5, most: 0.63, share: 0.75 } as const;
const whiteTone = [0.88, 0.97] as const;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** White and middle tone as the photo has them, windows left out on both sides. */
function develop(image: RgbImage, coverage: Float32Array, { photo, classOf }: Analysis): void {
  const window = roomClass('window');
  const mine = levelsOf(image, (at) => coverage[at]! > 0.5);
  const theirs = levelsOf(photo, (at) => classOf[at] !== window);
  const gain = clamp(clamp(theirs.white, ...whiteTone) / mine.white, 0.9, 1.7);
  const wanted = clamp(theirs.middle, middleTone.least, middleTone.most);
  const now = Math.min(0.95, mine.middle * gain);
  const aim = now + (wanted - now) * middleTone.share;
  const gamma = clamp(Math.log(aim) / Math.log(now), 0.6, 1.25);
  for (let at = 0; at < coverage.length; at++) {
    const level = luminanceOf(image.data, at * 3);
    if (level <= 0.002) continue;
    const lit = level * gain;
    const shoulder = lit > 0.8 ? 0.8 + 0.2 * (1 - Math.exp(-(lit - 0.8) / 0.2)) : lit;
    const factor = shoulder ** gamma / level;
    for (let c = 0; c < 3; c++) image.data[at * 3 + c] = image.data[at * 3 + c]! * factor;
  }
}

/** Things before the old windows are filled from the view around them. */
function showThroughWindows(
  image: RgbImage,
  coverage: Float32Array,
  { photo, classOf }: Analysis,
): void {
  const { widthPx, heightPx } = photo;
  const window = roomClass('window');
  const view = Float32Array.from(photo.data, (code) => linearFromSrgb8[code]!);
  const known = Float32Array.from(classOf, (kind) => (kind === window ? 1 : 0));
  spread(view, known, widthPx, heightPx, 3);
  for (let at = 0; at < coverage.length; at++) {
    const through = 1 - coverage[at]!;
    if (through < 0.01) continue;
    for (let c = 0; c < 3; c++) {
      const own = linearFromSrgb8[image.data[at * 3 + c]!]!;
      // at a rim the render holds some of its own sky: what is left of it is the frame
      const frame = coverage[at]! > 0.2 ? own : view[at * 3 + c]!;
      image.data[at * 3 + c] = srgb8FromLinear(frame * (1 - through) + view[at * 3 + c]! * through);
    }
  }
}
