/** A cover that has fallen over a bed, as a smooth surface on which other cloth lies. Metres, y up. */
import type { Random } from '../../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { surface } from '../surface.ts';
import { type Body, beyond, joined, roundedBox } from './bodies.ts';
import { fallCloth, smoothCloth } from './fall-cloth.ts';
import { createCloth } from './links.ts';
import { smoothSheet } from './smooth-sheet.ts';

interface CoverShape {
  /** The bed below: half its width, where cover and bed begin and end, its top, and rounding of its edges. */
  readonly halfWidth: number;
  readonly back: number;
  readonly front: number;
  readonly high: number;
  readonly radius: number;
  /** Length that hangs down at the sides and at the foot. */
  readonly fall: number;
  /** Thickness of its filling. */
  readonly puff: number;
  /** How far folds may stand out at the foot, if there is something. */
  readonly footMetres?: number;
  /** Anything else that is in its way. */
  readonly frames: readonly Body[];
}

export interface Cover {
  /** Metres of cloth from the middle line to a hem, and from the head to the foot. */
  readonly halfAcross: number;
  readonly long: number;
  /** A point of the cloth, lifted along its normal. */
  readonly at: (across: number, along: number, lift: number) => Vector3;
}

/** Cloth for each metre that it spans: the rest lies in folds. */
export const fullness = 1.065;
const cellMetres = 0.05;
const fall = { stiffness: 0.02, steps: 90, unevenMetres: 0.01 } as const;
const dropMetres = 0.05;
/** Radius of its corners at the foot, by how far it hangs: they hang less far than its sides. */
const roundShare = 1.6;
const floorMetres = 0.006;
/** Its waves before it falls, by length and height. */
const waveMetres = [0.5, 0.36, 0.27, 0.2] as const;
const waveShare = 0.1;
/** The filling thins towards a hem over this length. */
const hemMetres = 0.11;

/** As thrown over a bed by hand. */
function thrown(random: Random): (x: number, z: number) => number {
  const waves = waveMetres.map((metres) => {
    const turn = random.between(0, Math.PI);
    const times = (2 * Math.PI) / metres;
    return {
      high: metres * waveShare,
      acrossX: times * Math.cos(turn),
      acrossZ: times * Math.sin(turn),
      phase: random.between(0, 2 * Math.PI),
    };
  });
  return (x, z) =>
    waves.reduce(
      (sum, { high, acrossX, acrossZ, phase }) =>
        sum + high * Math.sin(acrossX * x + acrossZ * z + phase),
      0,
    );
}

/** A rectangle whose corners at the foot are round: square ones would lie on the floor. */
function withRoundCorner(
  across: number,
  along: number,
  halfAcross: number,
  long: number,
  radius: number,
): readonly [across: number, along: number] {
  const [du, dv] = [Math.abs(across) - halfAcross + radius, along - long + radius];
  if (du <= 0 || dv <= 0) return [across, along];
  const share = Math.max(du, dv) / Math.hypot(du, dv);
  return [Math.sign(across) * (halfAcross - radius + du * share), long - radius + dv * share];
}

export function fallenCover(shape: CoverShape, random: Random): Cover {
  const { halfWidth, back, front, high, radius, puff, frames } = shape;
  const halfAcross = (halfWidth + shape.fall) * fullness;
  const long = (front - back + shape.fall) * fullness;
  const columns = Math.round((2 * halfAcross) / cellMetres);
  const rows = Math.round(long / cellMetres);
  const cloth = createCloth(columns, rows);
  const flat = cloth.at.slice();
  const wave = thrown(random.fork('waves'));
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const k = 3 * (row * (columns + 1) + column);
      const across = ((2 * column) / columns - 1) * halfAcross;
      const [x, z] = withRoundCorner(
        across,
        (row / rows) * long,
        halfAcross,
        long,
        roundShare * shape.fall,
      );
      flat[k] = x;
      flat[k + 2] = z;
      cloth.at[k] = x / fullness;
      cloth.at[k + 1] = high + dropMetres + wave(x, z);
      cloth.at[k + 2] = back + z / fullness;
    }
  const mattress = roundedBox([-halfWidth, -1, back - 2], [halfWidth, high, front], radius);
  const body = joined([
    mattress,
    ...frames,
    ...(shape.footMetres === undefined ? [] : [beyond(2, front + shape.footMetres, high - radius)]),
  ]);
  fallCloth(cloth, body, { flat, ...fall }, random);
  smoothCloth(cloth, body);
  const sheet = smoothSheet(cloth);
  const onCloth: Cover['at'] = (across, along, lift) => {
    const inner = Math.min(halfAcross - Math.abs(across), long - along, along + hemMetres / 3);
    const filled = Math.min(1, Math.max(0, inner / hemMetres));
    const u = (across / halfAcross + 1) / 2;
    return sheet(u, along / long, lift + puff * Math.sqrt(filled * (2 - filled)));
  };
  const at: Cover['at'] = (across, along, lift) => {
    const [x, y, z] = onCloth(across, along, lift);
    return [x, Math.max(floorMetres, y), z];
  };
  return { halfAcross, long, at };
}

interface Layer {
  readonly across: readonly [from: number, to: number];
  readonly along: readonly [from: number, to: number];
  /** How much farther along the bed it lies at the right hem, and nearer at the left. */
  readonly aslant?: number;
  /** Height above the cover; its edges come down to it, except at the cover's own hems. */
  readonly over: number;
  readonly quilt?: Quilt;
}

/** Seams of a quilted cloth: across the bed, or both ways. */
export type Quilt = 'channels' | 'boxes';

const quilts: Readonly<Record<Quilt, { readonly metres: number; readonly highMetres: number }>> = {
  channels: { metres: 0.15, highMetres: 0.02 },
  boxes: { metres: 0.22, highMetres: 0.016 },
};
/** Cells of a quilted cloth: seams must not fall between them. */
const quiltedMetres = 0.021;

function quilted(kind: Quilt, s: number, t: number): number {
  const { metres, highMetres } = quilts[kind];
  const along = Math.abs(Math.sin((Math.PI * t) / metres));
  const across = kind === 'boxes' ? Math.abs(Math.sin((Math.PI * s) / metres)) : 1;
  return highMetres * Math.sqrt(along * across);
}

/** Padding thins towards the hems, which would otherwise look like fingers. */
const flatHemMetres = 0.3;

/** Uneven filling of a cover that is not quilted. */
const clumpMetres = 0.008;
const clumped = (s: number, t: number): number =>
  clumpMetres *
  Math.sin(11 * s + 2 * Math.sin(5 * t + 1)) *
  Math.sin(8 * t + 1.5 * Math.sin(4 * s));

const drawnMetres = 0.028;
const layerEdgeMetres = 0.05;
const touchMetres = 0.006;

/** A part of the cover, or cloth that lies on it. */
export function layCloth(
  b: SceneBuilder,
  cover: Cover,
  { across, along, aslant = 0, over, quilt }: Layer,
  material: MaterialHandle,
): void {
  const wide = across[1] - across[0];
  const long = along[1] - along[0];
  const cells = (metres: number) =>
    Math.max(4, Math.round(metres / (quilt ? quiltedMetres : drawnMetres)));
  surface(
    b,
    cells(wide),
    cells(long),
    (u, v) => {
      const s = across[0] + u * wide;
      const t = along[0] + (1 - v) * long;
      const inner = Math.min(
        t - along[0],
        ...(along[1] < cover.long ? [along[1] - t] : []),
        ...(across[1] < cover.halfAcross ? [s - across[0], across[1] - s] : []),
      );
      const risen = Math.min(1, Math.max(0, inner / layerEdgeMetres));
      const hem = Math.min(cover.halfAcross - Math.abs(s), cover.long - t) / flatHemMetres;
      const high = Math.min(1, Math.max(0, hem));
      const relief = high * (quilt ? quilted(quilt, s, t) : over === 0 ? clumped(s, t) : 0);
      const lift =
        relief * risen +
        (over === 0 ? 0 : touchMetres + (over - touchMetres) * Math.sqrt(risen * (2 - risen)));
      return cover.at(s, t + (aslant * s) / cover.halfAcross, lift);
    },
    material,
    { bothSides: true },
  );
}
