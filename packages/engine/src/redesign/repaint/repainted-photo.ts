/**
 * A photo whose walls are painted, for rooms of doubtful shape: each pixel keeps its own light and shade, so that
 * nothing is cut where a plane was guessed wrongly. The floor stays: laid or toned in part it would end in mid-room.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { luminance, mix, smoothStep } from '../../ops/ramps.ts';
import type { InteriorLook } from '../../restyle/looks/look.ts';
import { whiteLevelOf } from '../../restyle/render.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { lightColour } from '../compose/light/light-colour.ts';
import { type PaintWish, type PhotoLight, paintedLight, paintGain } from './paint-gain.ts';
import { roomPaint } from './room-paint.ts';
import { type SoftCover, softCover, withoutBox } from './soft-cover.ts';

type Part = 'wall' | 'ceiling';

export interface Repaint {
  readonly look: Pick<InteriorLook, 'quietWall' | 'accents'>;
  readonly seed: number;
  /** Chosen by hand. */
  readonly wallPaint?: string | undefined;
  readonly ceilingPaint?: string | undefined;
}

export interface RepaintedPhoto {
  readonly image: RgbImage;
  /** The paint of the walls, and where it is, 0..1. */
  readonly wall: string;
  readonly painted: Float32Array;
}

type Effect = Omit<PaintWish, 'paint'>;
const effects: Readonly<Record<Part, Effect>> = {
  wall: { light: [0.45, 1.4], colour: 1.9 },
  ceiling: { light: [0.5, 1.4], colour: 1.9 },
};
/** Surfaces of less trust are left as they are. */
const leastTrust = 0.15;
/** Codes from which light is too strong to show a paint, and what is left at white of its shade and its colour. */
const burned = { from: 240, to: 255, shade: 0.7, colour: 0.3 } as const;

interface Layer {
  readonly share: Float32Array;
  readonly gain: LinearRgb;
}

const covers = new WeakMap<Analysis, ReadonlyMap<Part, SoftCover>>();

function coversOf(analysis: Analysis): ReadonlyMap<Part, SoftCover> {
  const known = covers.get(analysis);
  if (known) return known;
  const flat = withoutBox(analysis);
  const found = (['wall', 'ceiling'] as const).flatMap((part): [Part, SoftCover][] => {
    const cover = softCover(flat, part);
    return cover && cover.trust >= leastTrust ? [[part, cover]] : [];
  });
  const made = new Map(found);
  covers.set(analysis, made);
  return made;
}

/** Undefined if no wall can be told well enough. */
export function repaintedPhoto(analysis: Analysis, repaint: Repaint): RepaintedPhoto | undefined {
  const { photo } = analysis;
  const seen = coversOf(analysis);
  const walls = seen.get('wall');
  if (!walls) return undefined;
  const light: PhotoLight = { colour: lightColour(photo), white: whiteLevelOf(photo) };
  const wall = repaint.wallPaint ?? roomPaint(repaint.look, repaint.seed);
  const paints: Readonly<Record<Part, LinearRgb | undefined>> = {
    wall: linearFromHex(wall),
    ceiling: repaint.ceilingPaint === undefined ? undefined : linearFromHex(repaint.ceilingPaint),
  };
  const layers = [...seen].flatMap(([part, { share, own, trust }]): Layer[] => {
    const paint = paints[part];
    if (!paint) return [];
    const gain = paintGain(own, { ...effects[part], paint }, light);
    return [{ share, gain: [gain[0] ** trust, gain[1] ** trust, gain[2] ** trust] }];
  });
  return { image: painted(photo, layers), wall, painted: walls.share };
}

const tableOf = (gain: number) =>
  Float32Array.from(linearFromSrgb8, (value) => paintedLight(value, gain));

function painted({ widthPx, heightPx, data }: RgbImage, layers: readonly Layer[]): RgbImage {
  const image = { widthPx, heightPx, data: data.slice() };
  for (const { share, gain } of layers) {
    const tables = gain.map((one) => tableOf(one));
    const grey = tableOf(luminance(gain));
    for (let at = 0; at < share.length; at++) {
      if (share[at]! < 0.004) continue;
      const first = at * 3;
      const most = Math.max(data[first]!, data[first + 1]!, data[first + 2]!);
      const isBurned = smoothStep(burned.from, burned.to, most);
      const shown = share[at]! * mix(1, burned.shade, isBurned);
      const coloured = mix(1, burned.colour, isBurned);
      for (let c = 0; c < 3; c++) {
        const code = image.data[first + c]!;
        const own = linearFromSrgb8[code]!;
        const paint = mix(grey[code]!, tables[c]![code]!, coloured);
        image.data[first + c] = srgb8FromLinear(mix(own, paint, shown));
      }
    }
  }
  return image;
}
