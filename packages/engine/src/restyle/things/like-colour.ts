/**
 * The part of a thing with one colour: cabinet fronts without handles and worktop, a bed's linen without the
 * frame. Starts at the tapped point, or is the largest part.
 */
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { quickOkLab } from '../../colour/tables.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { guidedFilter } from '../../ops/guided-filter.ts';
import { smoothStep } from '../../ops/ramps.ts';

/** As shares of the photo. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Shading changes lightness a lot, and chroma in proportion: so chroma is compared relative to lightness. */
const lightnessCounts = 0.22;
const darkest = 0.12;
/** Grain, joints and handles smaller than this (a share of the width) belong to what they are on. */
const grain = 0.006;
/** Number of colour clusters if no point was tapped. */
const groups = 5;
const rounds = 8;
/** Distances that are certainly, and certainly not, the same material. */
const like = { sure: 0.03, not: 0.06 } as const;
/** Rounds of re-estimating the colour: shading varies along a run of cabinets. */
const looks = 3;
const covered = 0.5;
const smoothing = { sharePx: 0.012, epsilon: 0.0015 } as const;

type Colour = readonly [number, number, number];

const apart = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const nearestOf = (centres: readonly Colour[], colour: Colour): number =>
  centres.reduce(
    (best, centre, at) => (apart(centre, colour) < apart(centres[best]!, colour) ? at : best),
    0,
  );

/** @param cover of the whole thing, 0..1 per pixel; returns that of the part */
export function partOfLikeColour(
  photo: RgbImage,
  cover: Float32Array,
  spot: Spot | undefined,
): Float32Array {
  const { widthPx, heightPx } = photo;
  const planes = coloursOf(photo);
  const [light, a, b] = planes;
  const colourAt = (at: number): Colour => [light[at]!, a[at]!, b[at]!];
  const samples = insideOf(cover);
  if (samples.length === 0) return cover;
  let own = spot ? colourAt(pixelAt(photo, spot)) : largestGroup(samples, colourAt);
  for (let look = 1; look < looks; look++) {
    const alike = samples.map(colourAt).filter((colour) => apart(colour, own) < like.sure);
    if (alike.length > 0) own = meanOf(alike);
  }
  const part = new Float32Array(cover.length);
  for (let at = 0; at < cover.length; at++) {
    if (cover[at]! > 0) part[at] = 1 - smoothStep(like.sure, like.not, apart(colourAt(at), own));
  }
  const guide = Float32Array.from(light, (value) => value / lightnessCounts);
  const radius = Math.max(2, Math.round(smoothing.sharePx * widthPx));
  guidedFilter(
    { data: guide, width: widthPx, height: heightPx, radius },
    [part],
    smoothing.epsilon,
  );
  return part.map((share, at) => smoothStep(0.3, 0.65, share) * cover[at]!);
}

/** Lightness, and chroma relative to it, without grain. */
function coloursOf({
  data,
  widthPx,
  heightPx,
}: RgbImage): [Float32Array, Float32Array, Float32Array] {
  const count = widthPx * heightPx;
  const planes = [0, 1, 2].map(() => new Float32Array(count));
  const lab = new Float64Array(3);
  for (let at = 0; at < count; at++) {
    quickOkLab(
      linearFromSrgb8[data[at * 3]!]!,
      linearFromSrgb8[data[at * 3 + 1]!]!,
      linearFromSrgb8[data[at * 3 + 2]!]!,
      lab,
    );
    const scale = 0.6 / (lab[0]! + darkest);
    planes[0]![at] = lab[0]! * lightnessCounts;
    planes[1]![at] = lab[1]! * scale;
    planes[2]![at] = lab[2]! * scale;
  }
  const radius = Math.max(1, Math.round(grain * widthPx));
  const [light, a, b] = planes.map((plane) => boxMean(plane, widthPx, heightPx, radius));
  return [light!, a!, b!];
}

/** Some thousands of pixels of the thing. */
function insideOf(cover: Float32Array): number[] {
  const inside: number[] = [];
  for (let at = 0; at < cover.length; at++) if (cover[at]! > covered) inside.push(at);
  const step = Math.max(1, Math.floor(inside.length / 3000));
  return inside.filter((_, index) => index % step === 0);
}

const meanOf = (colours: readonly Colour[]): Colour => {
  const sum = (k: 0 | 1 | 2) => colours.reduce((total, colour) => total + colour[k], 0);
  return [sum(0) / colours.length, sum(1) / colours.length, sum(2) / colours.length];
};

/** K-means from distant starts; returns the largest cluster's colour. */
function largestGroup(pixels: readonly number[], colourAt: (at: number) => Colour): Colour {
  const samples = pixels.map(colourAt);
  let centres: Colour[] = samples.slice(0, 1);
  while (centres.length < Math.min(groups, samples.length)) {
    const far = (colour: Colour) => Math.min(...centres.map((centre) => apart(centre, colour)));
    centres.push(samples.reduce((best, colour) => (far(colour) > far(best) ? colour : best)));
  }
  let members: Colour[][] = [];
  for (let round = 0; round < rounds; round++) {
    members = centres.map(() => []);
    for (const colour of samples) members[nearestOf(centres, colour)]!.push(colour);
    centres = centres.map((centre, at) =>
      members[at]!.length > 0 ? meanOf(members[at]!) : centre,
    );
  }
  const most = members.reduce(
    (best, one, at) => (one.length > members[best]!.length ? at : best),
    0,
  );
  return centres[most]!;
}

function pixelAt({ widthPx, heightPx }: RgbImage, { x, y }: Spot): number {
  const held = (share: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return held(y, heightPx) * widthPx + held(x, widthPx);
}
