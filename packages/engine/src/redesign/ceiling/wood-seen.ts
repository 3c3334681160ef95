/** Tells a ceiling of boards, panels or beams from plaster: by its colour, against its lightness and the walls'. */
import { type CieLab, cieLabFromLinear } from '../../colour/cie-lab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { boxMean } from '../../ops/box-blur.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { behind } from '../empty/planes-behind.ts';
import { roomClass } from '../shell/room-class.ts';

/** Every so many pixels across and down are looked at. */
const stepPx = 3;
/** Least share of the picture that is ceiling, and of the ceiling that has the colour of wood. */
const least = { ceiling: 0.04, wood: 0.55 } as const;
/** Where less of the ceiling is told as such, what is told as things is beams rather than wardrobes. */
const told = 0.75;
/** Colours of wood: degrees of hue, and lightness. */
const woodHue = [28, 84] as const;
const woodLightness = [4, 84] as const;
/** Least chroma for the lightness: alone, and where the walls are less yellow by so much. */
const chroma = { alone: 0.38, beside: 0.32, wallsLess: 9, lightestAlone: 58 } as const;
/** Plaster in the dark is brownish too: wood has more chroma, or is that much darker than the walls. */
const inTheDark = { chroma: 12, darker: 20 } as const;

/** Joints are dark and have any hue: what is around counts, within this share of the width. */
const aroundShare = 0.006;
const mostAround = 0.5;

interface SeenWood {
  /** Usual colour in the photo. */
  readonly lab: CieLab;
  /** 1 where wood is seen. */
  readonly isWood: Uint8Array;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

const middleOf = (labs: readonly CieLab[]): CieLab => [
  median(labs.map(([l]) => l)),
  median(labs.map(([, a]) => a)),
  median(labs.map(([, , b]) => b)),
];

function hasHueOfWood([l, a, b]: CieLab): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return l >= woodLightness[0] && l <= woodLightness[1] && hue >= woodHue[0] && hue <= woodHue[1];
}

/** Beams are often told as things, all of them. Undefined if the ceiling is something else. */
export function woodSeen(
  { photo, classOf }: Pick<Analysis, 'photo' | 'classOf'>,
  planes: Uint8Array,
): SeenWood | undefined {
  const { widthPx: w, heightPx: h, data } = photo;
  const [ceiling, object, wall] = [roomClass('ceiling'), roomClass('object'), roomClass('wall')];
  const labAt = (at: number) =>
    cieLabFromLinear(
      linearFromSrgb8[data[at * 3]!]!,
      linearFromSrgb8[data[at * 3 + 1]!]!,
      linearFromSrgb8[data[at * 3 + 2]!]!,
    );
  const isTold = (at: number) => planes[at] === behind.ceiling && classOf[at] === ceiling;
  const isThing = (at: number) => planes[at] === behind.ceiling && classOf[at] === object;
  const count = (is: (at: number) => boolean) =>
    planes.reduce((sum, _, at) => sum + (is(at) ? 1 : 0), 0);
  const isMostlyThings = count(isTold) < told * count((at) => isTold(at) || isThing(at));
  const isOverhead = (at: number) => isTold(at) || (isMostlyThings && isThing(at));
  const seen: CieLab[] = [];
  const walls: CieLab[] = [];
  for (let y = 0; y < h; y += stepPx)
    for (let x = 0; x < w; x += stepPx) {
      const at = y * w + x;
      if (isOverhead(at)) seen.push(labAt(at));
      else if (classOf[at] === wall && planes[at]! > behind.ceiling) walls.push(labAt(at));
    }
  const wood = seen.filter(hasHueOfWood);
  const isLarge = seen.length * stepPx ** 2 >= least.ceiling * w * h;
  if (!isLarge || wood.length < least.wood * seen.length) return undefined;
  const lab = middleOf(wood);
  const [l, a, b] = lab;
  const vivid = Math.hypot(a, b);
  const [wallsLess, darker] =
    walls.length > 0 ? [b - middleOf(walls)[2], middleOf(walls)[0] - l] : [0, 0];
  const isSure = vivid >= inTheDark.chroma || darker >= inTheDark.darker;
  const isAlone = vivid >= chroma.alone * l && l <= chroma.lightestAlone && isSure;
  const isBeside = vivid >= chroma.beside * l && wallsLess >= chroma.wallsLess;
  if (!isAlone && !isBeside) return undefined;
  const own = Float32Array.from(planes, (_, at) =>
    isOverhead(at) && hasHueOfWood(labAt(at)) ? 1 : 0,
  );
  const around = boxMean(own, w, h, Math.max(1, Math.round(w * aroundShare)));
  const isWood = Uint8Array.from(around, (share, at) =>
    isOverhead(at) && share >= mostAround ? 1 : 0,
  );
  return { lab, isWood };
}
