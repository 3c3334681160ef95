/** Pixels to remove with the old house: eaves, chimneys, aerials and the mixed fringe. */
import { boxMean } from '../../../ops/box-blur.ts';
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import { pullPush } from './pull-push.ts';
import { runsOn } from './remains-beside.ts';
import { hangingOn, thinInSky } from './sky/thin-in-sky.ts';

const fringeShare = 0.006;
/** Larger things on a roof are trees or neighbouring houses. */
const largestShare = 0.012;

interface Bits {
  /** Whether pixels of this class outside the house may be such an attachment. */
  readonly takes: (kind: number) => boolean;
  /** Largest size, as a share of the photo. */
  readonly largest: number;
}

const attachments: readonly Bits[] = [
  // aerials, porches, railings
  { takes: (kind) => kind === classNumber.other || isHouse(kind), largest: largestShare },
  // treetops that would float above the removed roof
  { takes: (kind) => kind === classNumber.vegetation, largest: 0.004 },
];

/** Small things above the foot that touch the house and little else. */
function attached(analysis: Analysis, outline: HouseOutline): Uint8Array {
  const found = new Uint8Array(outline.mask.length);
  for (const one of attachments) addBits(analysis, outline, one, found);
  return found;
}

function addBits(
  { classOf, photo }: Analysis,
  { mask, base, isCut }: HouseOutline,
  { takes, largest }: Bits,
  found: Uint8Array,
): void {
  const { widthPx: w, heightPx: h } = photo;
  const labels = new Uint8Array(w * h);
  for (let y = 0; y < Math.min(h, base); y++)
    for (let i = y * w; i < (y + 1) * w; i++)
      labels[i] = mask[i] === 0 && takes(classOf[i]!) ? 1 : 0;
  const { of, size } = connectedComponents(labels, w, h);
  const touches = new Set<number>();
  const isLand = runsOn(of, w, isCut);
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (mask[i] === 0) continue;
      for (const j of [i - 1, i + 1, i - w, i + w]) if (of[j]! >= 0) touches.add(of[j]!);
    }
  for (let i = 0; i < found.length; i++) {
    const id = of[i]!;
    if (id >= 0 && touches.has(id) && !isLand(id) && size[id]! < largest * w * h) found[i] = 1;
  }
}

const isHouse = (kind: number) =>
  kind === classNumber.facade ||
  kind === classNumber.roof ||
  kind === classNumber.window ||
  kind === classNumber.door;

const nearShare = 0.055;
const leastDifference = 26;

/** Chimney pots and aerials misclassified as sky: they differ from the sky around. */
function hiddenInSky({ classOf, photo }: Analysis, { mask }: HouseOutline): Uint8Array {
  const { widthPx: w, heightPx: h, data } = photo;
  const near = boxMean(Float32Array.from(mask), w, h, Math.max(3, Math.round(h * nearShare)));
  const sky = Float32Array.from(data);
  const weight = new Float32Array(w * h);
  for (let i = 0; i < weight.length; i++)
    weight[i] = classOf[i] === classNumber.sky && near[i] === 0 ? 1 : 0;
  pullPush(sky, weight, w, h);
  const found = new Uint8Array(w * h);
  for (let i = 0; i < found.length; i++) {
    if (classOf[i] !== classNumber.sky || near[i] === 0) continue;
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += Math.abs(data[i * 3 + c]! - sky[i * 3 + c]!);
    if (sum > leastDifference * 3 || (sum > leastDifference && near[i]! > 0.3)) found[i] = 1;
  }
  return found;
}

/** 1 for the old house and what is attached to it. */
export function oldHouseMask(
  analysis: Analysis,
  outline: HouseOutline,
  remains: Uint8Array,
): Uint8Array {
  const extra = attached(analysis, outline);
  const hidden = hiddenInSky(analysis, outline);
  const gone = outline.mask.map((value, i) => value | extra[i]! | hidden[i]! | remains[i]!);
  const thin = thinInSky(analysis.photo, (i) => analysis.classOf[i] === classNumber.sky);
  const hanging = hangingOn(gone, thin, analysis.photo.widthPx);
  return gone.map((value, i) => value | hanging[i]!);
}

/** 0..1 per pixel: share to replace, including the mixed fringe. */
export function withFringe(gone: Uint8Array, w: number, h: number): Float32Array {
  const radius = Math.max(2, Math.round(w * fringeShare));
  return boxMean(Float32Array.from(gone), w, h, radius).map((near) => Math.min(1, near * 7));
}
