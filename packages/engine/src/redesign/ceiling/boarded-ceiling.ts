/**
 * The wooden ceiling of the photo in a room drawn anew: boards and beams go on as they are seen, in the new light.
 * Some styles paint them.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { type CompletedSurface, completeSurface } from '../complete/complete-surfaces.ts';
import { surfaceLight } from '../complete/surface-light.ts';
import { lightColour } from '../compose/light/light-colour.ts';
import { usualWhite } from '../compose/light/shell-light.ts';
import { behind } from '../empty/planes-behind.ts';
import { logOfCode, type SeenSurfaces } from '../empty/seen-surfaces.ts';
import type { SmoothLight } from '../empty/smooth-light.ts';
import { grown } from '../empty/thing-mask.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { woodSeen } from './wood-seen.ts';

export interface BoardedCeiling {
  /** Usual reflectance, as a colour. */
  readonly hex: string;
  /** Writes the reflectance at a pixel. */
  at(x: number, y: number, out: Float64Array): void;
}

/** Least distance of what is copied from a lamp or a wall, as a share of the width. */
const apartShare = 0.008;
/** Ceilings get less light than the walls by which white is told. */
const lessLight = 1.3;
const reflects = { least: 0.05, most: 0.55 } as const;
/** Contrast of boards, and what is left of it under paint. */
const contrast = { bare: 1, painted: 0.4 } as const;
/** Wood in the dark is more colourful than in the light that it gets here: powers of its colours, and of its grain's. */
const calmer = { colour: 0.9, least: 0.2, grain: 0.7 } as const;
const mostLog = 1.1;
/** Ceilings this much darker than their course of light, over this share of the width, are left out. */
const shade = { log: -1.1, rim: -0.5, around: 0.045 } as const;

const luminance = ([red, green, blue]: LinearRgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const hexOf = (colour: LinearRgb): string =>
  `#${colour.map((one) => Math.round(srgb8FromLinear(one)).toString(16).padStart(2, '0')).join('')}`;

/** Reflectance of the wood that is seen. */
function woodColour({ analysis }: RoomReading, isSource: Uint8Array): LinearRgb {
  const { photo, classOf } = analysis;
  const [wall, ceiling] = [roomClass('wall'), roomClass('ceiling')];
  const white = usualWhite(photo, (at) => classOf[at] === wall || classOf[at] === ceiling);
  const light = lightColour(photo);
  const middle = [0, 1, 2].map((c) => {
    const values: number[] = [];
    for (let at = 0; at < isSource.length; at += 7)
      if (isSource[at]) values.push(linearFromSrgb8[photo.data[at * 3 + c]!]!);
    const usual = values.sort((one, other) => one - other)[values.length >> 1] ?? 0.2;
    return (lessLight * usual) / (white * light[c]!);
  }) as unknown as LinearRgb;
  const level = luminance(middle);
  const by = Math.min(reflects.most, Math.max(reflects.least, level)) / Math.max(1e-4, level);
  const lifted = level * by;
  const calm = (one: number) =>
    lifted * Math.max(calmer.least, one / Math.max(1e-4, level)) ** calmer.colour;
  return [calm(middle[0]), calm(middle[1]), calm(middle[2])];
}

/** Corners in deep shade and wardrobes told as ceiling are dark over more than a beam. */
function leaveShade(
  { widthPx: w, heightPx: h, data }: RgbImage,
  course: SmoothLight,
  isSource: Uint8Array,
  hole: Uint8Array,
): void {
  const light = new Float64Array(3);
  const darker = Float32Array.from(isSource, (source, at) => {
    if (!source) return 0;
    course.at(((at % w) + 0.5) / w, (Math.floor(at / w) + 0.5) / h, light);
    const log = (c: number) => logOfCode[data[at * 3 + c]!]! - light[c]!;
    return (log(0) + log(1) + log(2)) / 3;
  });
  const reach = Math.max(1, Math.round(w * shade.around));
  const calm = boxMean(darker, w, h, reach);
  const share = boxMean(Float32Array.from(isSource), w, h, reach);
  const isDark = calm.map((log, at) => (log < shade.log * share[at]! ? 1 : 0));
  const near = grown(Uint8Array.from(isDark), w, h, reach);
  for (let at = 0; at < isSource.length; at++) {
    if (!isSource[at] || !near[at] || darker[at]! > shade.rim) continue;
    isSource[at] = 0;
    hole[at] = 1;
  }
}

interface WoodTexture {
  readonly bare: LinearRgb;
  /** Writes the logarithms at a pixel, relative to the smooth light. */
  at(x: number, y: number, out: Float64Array): void;
}

const textures = new WeakMap<RoomReading, WoodTexture | null>();

/** Kept with the reading, since styles share it. */
function woodTexture(reading: RoomReading, surfaces: SeenSurfaces): WoodTexture | null {
  const known = textures.get(reading);
  if (known !== undefined) return known;
  const texture = seenTexture(reading, surfaces);
  textures.set(reading, texture);
  return texture;
}

function seenTexture(reading: RoomReading, { planes }: SeenSurfaces): WoodTexture | null {
  const { analysis } = reading;
  const wood = woodSeen(analysis, planes);
  if (!wood) return null;
  const { photo, camera } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const isOther = wood.isWood.map((one) => 1 - one);
  const nearOther = grown(isOther, w, h, Math.max(2, Math.round(w * apartShare)));
  const isSource = nearOther.map((near) => 1 - near);
  const hole = Uint8Array.from(planes, (plane, at) =>
    plane === behind.ceiling && !isSource[at] ? 1 : 0,
  );
  const what = {
    ...{ camera, planes: analysis.planes, planeOf: planes, hole, isSource, isSeen: isSource },
    isPatterned: (plane: number) => plane === behind.ceiling,
    seed: 1,
  };
  const course = surfaceLight(photo, what, behind.ceiling);
  if (!course) return null;
  leaveShade(photo, course, isSource, hole);
  // a plan or a model asks for the colour alone
  let completed: CompletedSurface | undefined | null = null;
  const light = new Float64Array(3);
  return {
    bare: woodColour(reading, isSource),
    at(x, y, out) {
      const [column, row] = [Math.floor(x), Math.floor(y)];
      const at = row * w + column;
      course.at(x / w, y / h, light);
      if (isSource[at]) for (let c = 0; c < 3; c++) out[c] = logOfCode[photo.data[at * 3 + c]!]!;
      else {
        if (completed === null) completed = completeSurface(photo, what, behind.ceiling);
        if (!completed?.at(column, row, out)) out.set(light);
      }
      for (let c = 0; c < 3; c++) out[c]! -= light[c]!;
    },
  };
}

/**
 * Undefined where no wood is seen above.
 * @param paint colour that the style paints boards with
 */
export function boardedCeiling(
  reading: RoomReading,
  surfaces: SeenSurfaces,
  paint?: string,
): BoardedCeiling | undefined {
  const texture = woodTexture(reading, surfaces);
  if (!texture) return undefined;
  const colour = paint ? linearFromHex(paint) : texture.bare;
  const strength = paint ? contrast.painted : contrast.bare;
  const logs = new Float64Array(3);
  return {
    hex: hexOf(colour),
    at(x, y, out) {
      texture.at(x, y, logs);
      const grey = (logs[0]! + logs[1]! + logs[2]!) / 3;
      for (let c = 0; c < 3; c++) {
        const log = paint ? grey : grey + calmer.grain * (logs[c]! - grey);
        out[c] = colour[c]! * Math.exp(strength * Math.min(mostLog, Math.max(-2 * mostLog, log)));
      }
    },
  };
}
