/** Beds with bedding. Back at z = 0. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { roundedBox } from '../curved/drape/bodies.ts';
import { type Cover, fallenCover, fullness, layCloth, type Quilt } from '../curved/drape/cover.ts';
import { pillow } from '../curved/drape/pillow.ts';

import { softBox } from '../curved/soft-box.ts';
import { box, tube } from '../solids.ts';

export type BedStyle = 'panel' | 'upholstered' | 'platform' | 'poster' | 'bunk' | 'iron';

/** How a bed is made, where it differs from the default. */
interface Bedding {
  readonly cover: MaterialHandle;
  readonly sheet: MaterialHandle;
  /** Rows of pillows from the head; the materials of a row are side by side. */
  readonly pillows: readonly (readonly MaterialHandle[])[];
  /** A long round pillow in front of them. */
  readonly bolster?: MaterialHandle;
  /** Across the foot, folded over the lower third, or none. */
  readonly blanket?: {
    readonly material: MaterialHandle;
    readonly at: 'foot' | 'third';
    readonly quilt?: Quilt;
  };
  /** Seams of the cover. */
  readonly quilt?: Quilt;
  /** Drop of the cover at the sides, metres. */
  readonly fall: number;
}

export interface BedMaterials {
  /** A bunk without the lower bed. */
  readonly isLoft?: true;
  readonly bedding?: Bedding;
  readonly frame: MaterialHandle;
  readonly fabric: MaterialHandle;
  readonly linen: MaterialHandle;
  readonly throwBlanket: MaterialHandle;
  readonly cushions: readonly MaterialHandle[];
}

export function bed(
  b: SceneBuilder,
  width: number,
  style: BedStyle,
  m: BedMaterials,
  random: Random,
): void {
  const w = width / 2;
  const length = 2.05;
  b.begin('furniture', 'bed');
  const hasFoot = style === 'iron' || style === 'poster';
  const decks =
    style !== 'bunk'
      ? [style === 'platform' ? 0.2 : 0.3]
      : m.isLoft === true
        ? [1.5]
        : [0.34, 1.45];
  if (style === 'panel' || style === 'platform')
    box(b, [-w - 0.12, 0.2, 0], [w + 0.12, style === 'platform' ? 0.85 : 1.12, 0.06], m.frame);
  if (style === 'upholstered') {
    for (let panel = 0; panel < 4; panel++)
      softBox(
        b,
        [-w - 0.06 + (panel * (width + 0.12)) / 4 + 0.004, 0.15, 0],
        [-w - 0.06 + ((panel + 1) * (width + 0.12)) / 4 - 0.004, 1.2, 0.14],
        0.05,
        m.fabric,
        0.01,
      );
  }
  if (style === 'iron') {
    for (const z of [0.03, length]) {
      const top = z < 1 ? 1.15 : 0.75;
      for (let bar = 0; bar <= 8; bar++)
        tube(
          b,
          [-w + (width * bar) / 8, bar % 8 === 0 ? 0 : ironRailMetres, z],
          [-w + (width * bar) / 8, top - (bar % 8 === 0 ? 0 : 0.06), z],
          bar % 8 === 0 ? 0.022 : 0.009,
          m.frame,
          7,
        );
      tube(b, [-w, top - 0.06, z], [w, top - 0.06, z], 0.016, m.frame, 7);
    }
  }
  if (style === 'poster' || style === 'bunk') {
    const top = style === 'poster' ? 2.1 : 1.9;
    for (const x of [-w, w])
      for (const z of [0.05, length])
        box(b, [x - 0.04, 0, z - 0.04], [x + 0.04, top, z + 0.04], m.frame);
    for (const x of [-w, w]) box(b, [x - 0.03, top - 0.07, 0.05], [x + 0.03, top, length], m.frame);
    for (const z of [0.05, length]) box(b, [-w, top - 0.07, z - 0.03], [w, top, z + 0.03], m.frame);
    if (style === 'poster') box(b, [-w, 0.3, 0.02], [w, 1.05, 0.07], m.frame);
    else {
      for (let rung = 1; rung < 6; rung++)
        tube(
          b,
          [w + 0.06, rung * 0.28, length - 0.5],
          [w + 0.06, rung * 0.28, length - 0.05],
          0.018,
          m.frame,
          7,
        );
      box(b, [w - 0.02, 1.72, 0.05], [w + 0.02, 1.8, length - 0.55], m.frame);
    }
  }
  for (const deck of decks) {
    b.begin('furniture', 'bed frame');
    box(
      b,
      [-w - 0.03, deck - 0.14, 0.06],
      [w + 0.03, deck, length + 0.04],
      style === 'upholstered' ? m.fabric : m.frame,
    );
    if (deck < 0.5)
      for (const x of [-w + 0.12, w - 0.12])
        for (const z of [0.2, length - 0.15])
          box(b, [x - 0.03, 0, z - 0.03], [x + 0.03, deck - 0.12, z + 0.03], m.frame);
    const size = {
      ...{ w, deck, length: hasFoot ? length - 0.09 : length },
      ...{ isNarrow: style === 'bunk', isFooted: hasFoot },
    };
    if (m.bedding) madeBed(b, size, m.bedding, random);
    else bedding(b, size, m, random);
  }
  b.facts.bed = true;
}

/** Height of an iron bed's rail, from which the end bars rise between the posts. */
const ironRailMetres = 0.18;

interface BedSize {
  /** Half the width. */
  readonly w: number;
  readonly deck: number;
  readonly length: number;
  readonly isNarrow: boolean;
  /** With a board at the foot. */
  readonly isFooted: boolean;
}

/** A mattress with its fitted sheet; returns its top. */
function mattress(b: SceneBuilder, { w, deck, length }: BedSize, sheet: MaterialHandle): number {
  const high = deck + 0.22;
  softBox(b, [-w + 0.01, deck, 0.08], [w - 0.01, high, length], 0.06, sheet);
  return high;
}

/** Where bedding begins, from the head, and how far it is folded back. */
const coverStartMetres = 0.66;
const turnedDownMetres = 0.3;

interface Duvet extends Cover {
  /** Where it begins to hang at the foot, along the cloth. */
  readonly footMetres: number;
}

/** A blanket over the foot, down to its hems: the cover below it is left out, or it would show through. */
const blanketMetres = 0.72;
const underBlanketMetres = 0.08;

/** A filled cover, folded back at the head. */
function duvet(
  b: SceneBuilder,
  { w, deck, length, isFooted }: BedSize,
  {
    fall,
    cover,
    sheet,
    blanket,
    quilt,
  }: Pick<Bedding, 'fall' | 'cover' | 'sheet' | 'blanket' | 'quilt'>,
  random: Random,
): Duvet {
  const drop = Math.min(fall, deck + 0.16);
  const frame = roundedBox([-w - 0.04, -1, -1], [w + 0.04, deck + 0.005, length + 0.05], 0.02);
  const shape = { halfWidth: w, back: coverStartMetres, front: length, high: deck + 0.22 };
  const lain = fallenCover(
    {
      ...{ ...shape, radius: 0.06, fall: drop, puff: 0.026, frames: [frame] },
      ...(isFooted ? { footMetres: 0.02 } : {}),
    },
    random.fork('folds'),
  );
  const { halfAcross, long } = lain;
  const across = [-halfAcross, halfAcross] as const;
  const footMetres = long - drop * fullness;
  const seen = blanket?.at === 'third' ? footMetres - blanketMetres + underBlanketMetres : long;
  layCloth(b, lain, { across, along: [0, seen], over: 0, ...(quilt ? { quilt } : {}) }, cover);
  layCloth(b, lain, { across, along: [-0.02, turnedDownMetres], over: 0.03 }, sheet);
  return { ...lain, footMetres };
}

function layBlanket(
  b: SceneBuilder,
  { w }: BedSize,
  lain: Duvet,
  { material, at, quilt }: NonNullable<Bedding['blanket']>,
  random: Random,
): void {
  b.begin('textile', 'blanket');
  const { halfAcross, footMetres, long } = lain;
  const isRunner = at === 'foot';
  const half = isRunner ? w + 0.24 : halfAcross;
  const aslant = isRunner ? random.between(-0.035, 0.035) : 0;
  const along = isRunner
    ? ([footMetres - 0.68, footMetres - 0.14] as const)
    : ([footMetres - blanketMetres, long] as const);
  const layer = { across: [-half, half], along, aslant, over: 0.02 } as const;
  layCloth(b, lain, quilt ? { ...layer, quilt } : layer, material);
}

/** Rows of pillows that lean on the head and on each other. */
function pillowRows(
  b: SceneBuilder,
  w: number,
  high: number,
  rows: readonly (readonly MaterialHandle[])[],
  random: Random,
): void {
  rows.forEach((row, depth) => {
    const each = (2 * w) / row.length;
    const [tall, thick] = [0.25 - depth * 0.035, 0.125 - depth * 0.015];
    row.forEach((material, index) => {
      const lean = 0.34 + depth * 0.15 + random.between(-0.08, 0.08);
      const at = [
        -w + each * (index + 0.5) + random.between(-0.015, 0.015),
        high - 0.02 + tall * Math.cos(lean) + (thick * Math.sin(lean)) / 2,
        0.2 + tall * Math.sin(lean) + depth * 0.17,
      ] as const;
      const size = [Math.min(0.37, each * 0.48), tall, thick] as const;
      b.place({ at, turnRad: random.between(-0.09, 0.09) }, () =>
        pillow(b, size, material, random.fork(`pillow ${depth} ${index}`), lean),
      );
    });
  });
}

function bedding(b: SceneBuilder, size: BedSize, m: BedMaterials, random: Random): void {
  b.begin('textile', 'bedding');
  const high = mattress(b, size, m.linen);
  const blanket = { material: m.throwBlanket, at: 'third' } as const;
  const own = { fall: 0.26, cover: m.linen, sheet: m.linen };
  const lain = duvet(b, size, size.isNarrow ? own : { ...own, blanket }, random);
  const perRow = size.isNarrow ? 1 : 2;
  const rows = [m.linen, m.linen].map((linen) => Array.from({ length: perRow }, () => linen));
  const cushions = size.isNarrow || m.cushions.length === 0 ? [] : [m.cushions];
  pillowRows(b, size.w, high, [...rows, ...cushions], random);
  if (!size.isNarrow) layBlanket(b, size, lain, blanket, random);
}

function madeBed(b: SceneBuilder, size: BedSize, bedding: Bedding, random: Random): void {
  const { sheet, pillows, bolster, blanket } = bedding;
  const { w, deck } = size;
  b.begin('textile', 'bedding');
  const high = mattress(b, size, sheet);
  const lain = duvet(b, size, bedding, random);
  pillowRows(b, w, high, pillows, random);
  if (bolster !== undefined) {
    const z = 0.3 + pillows.length * 0.17;
    const half = w * 0.55;
    softBox(b, [-half, deck + 0.24, z - 0.09], [half, deck + 0.42, z + 0.09], 0.09, bolster, 0.01);
  }
  if (blanket) layBlanket(b, size, lain, blanket, random.fork('runner'));
}
