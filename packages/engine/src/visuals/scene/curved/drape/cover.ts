/** A cover that has fallen over a bed, as a smooth surface on which other cloth lies. Metres, y up. */
import type { Random } from '../../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { surface } from '../surface.ts';
import { type Body, beyond, joined, roundedBox } from './bodies.ts';
import { fallCloth } from './fall-cloth.ts';
import { createCloth } from './links.ts';
import { smoothSheet } from './smooth-sheet.ts';

interface CoverShape {
  /** What it lies on: half its width, where cover and bed begin and end, its top, and rounding of its edges. */
  readonly halfWidth: number;
  readonly back: number;
  readonly front: number;
  readonly high: number;
  readonly radius: number;
  /** Length that hangs down at the sides and at the foot. */
  readonly fall: number;
  /** Thickness of its filling. */
  readonly puff: number;
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
const fall = { cellMetres, stiffness: 0.02, steps: 90 } as const;
const dropMetres = 0.05;
/** Folds stand out no farther than this from what the cover hangs over: there may be a wall or a bench. */
const mostOutMetres = 0.08;
const floorMetres = 0.006;
/** Its waves before it falls, by length and height. */
const waveMetres = [0.5, 0.36, 0.27, 0.2] as const;
const waveShare = 0.1;
/** The filling thins towards a hem over this length. */
const hemMetres = 0.07;

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

export function fallenCover(shape: CoverShape, random: Random): Cover {
  const { halfWidth, back, front, high, radius, puff, frames } = shape;
  const halfAcross = (halfWidth + shape.fall) * fullness;
  const long = (front - back + shape.fall) * fullness;
  const columns = Math.round((2 * halfAcross) / cellMetres);
  const rows = Math.round(long / cellMetres);
  const cloth = createCloth(columns, rows);
  const wave = thrown(random.fork('waves'));
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const k = 3 * (row * (columns + 1) + column);
      const x = ((column - columns / 2) * cellMetres) / fullness;
      const z = (row * cellMetres) / fullness;
      cloth.at[k] = x;
      cloth.at[k + 1] = high + dropMetres + wave(x, z);
      cloth.at[k + 2] = back + z;
    }
  const mattress = roundedBox([-halfWidth, -1, back - 2], [halfWidth, high, front], radius);
  const hanging = high - radius;
  const limits = [
    beyond(0, halfWidth + mostOutMetres, hanging),
    beyond(0, -halfWidth - mostOutMetres, hanging),
    beyond(2, front + mostOutMetres, hanging),
  ];
  fallCloth(cloth, joined([mattress, ...frames, ...limits]), fall, random);
  const sheet = smoothSheet(cloth);
  const onCloth: Cover['at'] = (across, along, lift) => {
    const inner = Math.min(halfAcross - Math.abs(across), long - along, along + hemMetres / 2);
    const filled = Math.min(1, Math.max(0, inner / hemMetres));
    return sheet(
      (across / halfAcross + 1) / 2,
      along / long,
      lift + puff * Math.sqrt(filled * (2 - filled)),
    );
  };
  const hung = beyondHems(onCloth, halfAcross, long);
  const at: Cover['at'] = (across, along, lift) => {
    const [x, y, z] = hung(across, along, lift);
    return [x, Math.max(floorMetres, y), z];
  };
  return { halfAcross, long, at };
}

const hemStepMetres = 0.02;

/** Cloth that is longer than the cover hangs on in the direction of its hem. */
const beyondHems =
  (onCloth: Cover['at'], halfAcross: number, long: number): Cover['at'] =>
  (across, along, lift) => {
    const inAcross = Math.min(halfAcross, Math.max(-halfAcross, across));
    const inAlong = Math.min(long, along);
    const at = onCloth(inAcross, inAlong, lift);
    const aside = Math.abs(across - inAcross) / hemStepMetres;
    const ahead = (along - inAlong) / hemStepMetres;
    if (aside === 0 && ahead === 0) return at;
    const before = onCloth(
      inAcross - (aside > 0 ? Math.sign(across) * hemStepMetres : 0),
      inAlong - (ahead > 0 ? hemStepMetres : 0),
      lift,
    );
    const times = Math.max(aside, ahead);
    return at.map((value, axis) => value + (value - before[axis]!) * times) as unknown as Vector3;
  };

interface Layer {
  readonly across: readonly [from: number, to: number];
  readonly along: readonly [from: number, to: number];
  /** How much farther along the bed it lies at the right hem, and nearer at the left. */
  readonly aslant?: number;
  /** Height above the cover; its edges come down to it. */
  readonly over: number;
}

const drawnMetres = 0.028;
const layerEdgeMetres = 0.05;
const touchMetres = 0.002;

/** A part of the cover, or cloth that lies on it. */
export function layCloth(
  b: SceneBuilder,
  cover: Cover,
  { across, along, aslant = 0, over }: Layer,
  material: MaterialHandle,
): void {
  const wide = across[1] - across[0];
  const long = along[1] - along[0];
  const cells = (metres: number) => Math.max(4, Math.round(metres / drawnMetres));
  surface(
    b,
    cells(wide),
    cells(long),
    (u, v) => {
      const s = across[0] + u * wide;
      const t = along[0] + (1 - v) * long;
      const inner = Math.min(s - across[0], across[1] - s, t - along[0], along[1] - t);
      const risen = Math.min(1, Math.max(0, inner / layerEdgeMetres));
      const lift =
        over === 0 ? 0 : touchMetres + (over - touchMetres) * Math.sqrt(risen * (2 - risen));
      return cover.at(s, t + (aslant * s) / cover.halfAcross, lift);
    },
    material,
    { bothSides: true },
  );
}
