/** Beds with bedding. Back at z = 0. */
import type { Random } from '../../../random/random.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { drapedCover, drapedRunner, pillow, rumpled } from '../curved/cloth.ts';
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
  readonly blanket?: { readonly material: MaterialHandle; readonly at: 'foot' | 'third' };
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
    if (m.bedding) madeBed(b, w, deck, hasFoot ? length - 0.09 : length, m.bedding, random);
    else bedding(b, { w, deck, length, m, random, narrow: style === 'bunk' });
  }
  b.facts.bed = true;
}

/** Height of an iron bed's rail, from which the end bars rise between the posts. */
const ironRailMetres = 0.18;

interface BedUnderWay {
  readonly w: number;
  readonly deck: number;
  readonly length: number;
  readonly m: BedMaterials;
  readonly random: Random;
  readonly narrow: boolean;
}

function bedding(b: SceneBuilder, { w, deck, length, m, random, narrow }: BedUnderWay): void {
  b.begin('textile', 'bedding');
  softBox(b, [-w + 0.01, deck, 0.08], [w - 0.01, deck + 0.24, length], 0.06, m.linen);
  const rumple = rumpled(random.fork('folds'));
  const soft = { radius: 0.08, swell: 0.03, folds: 1 };
  drapedCover(
    b,
    {
      ...{ halfWidth: w + 0.03, back: 0.62, front: length + 0.04 },
      ...{ low: deck + 0.05, high: deck + 0.31, ...soft, isTucked: true },
    },
    m.linen,
    rumple,
  );
  softBox(b, [-w - 0.05, deck + 0.22, 0.6], [w + 0.05, deck + 0.33, 0.95], 0.05, m.linen, 0.02);
  const perRow = narrow ? 1 : 2;
  for (let row = 0; row < 2; row++) {
    for (let index = 0; index < perRow; index++) {
      const x = perRow === 1 ? 0 : (index - 0.5) * w * 0.98;
      b.place(
        { at: [x + random.between(-0.02, 0.02), deck + 0.42 + row * 0.02, 0.24 + row * 0.16] },
        () =>
          pillow(
            b,
            [Math.min(0.36, w * 0.48), 0.19, 0.11],
            m.linen,
            random.fork(`pillow ${row} ${index}`),
          ),
      );
    }
  }
  if (narrow) return;
  m.cushions.forEach((material, index) => {
    b.place(
      {
        at: [(index - (m.cushions.length - 1) / 2) * 0.42, deck + 0.43, 0.56],
        turnRad: random.between(-0.15, 0.15),
      },
      () => pillow(b, [0.21, 0.19, 0.1], material, random.fork(`cushion ${index}`)),
    );
  });
  b.begin('textile', 'blanket');
  drapedCover(
    b,
    {
      ...{ halfWidth: w + 0.058, back: length - 0.62, front: length + 0.075 },
      ...{ low: deck + 0.02, high: deck + 0.345, ...soft },
    },
    m.throwBlanket,
    rumple,
  );
}

function madeBed(
  b: SceneBuilder,
  w: number,
  deck: number,
  length: number,
  { cover, sheet, pillows, bolster, blanket: folded, fall }: Bedding,
  random: Random,
): void {
  b.begin('textile', 'bedding');
  softBox(b, [-w + 0.01, deck, 0.08], [w - 0.01, deck + 0.22, length], 0.06, sheet);
  const low = Math.max(0.06, deck + 0.26 - fall);
  const rumple = rumpled(random.fork('folds'));
  const soft = { radius: 0.08, swell: 0.03, folds: 1 };
  const lain = {
    ...{ halfWidth: w + 0.03, back: 0.72, front: length + 0.04, low, high: deck + 0.29 },
    ...soft,
    isTucked: true,
  };
  drapedCover(b, lain, cover, rumple);
  softBox(b, [-w - 0.05, deck + 0.2, 0.66], [w + 0.05, deck + 0.31, 0.92], 0.045, sheet, 0.012);
  pillows.forEach((row, depth) => {
    const each = (2 * w) / row.length;
    row.forEach((material, index) => {
      const half = Math.min(0.36, each * 0.47);
      const tall = 0.2 - depth * 0.025;
      b.place(
        {
          at: [
            -w + each * (index + 0.5) + random.between(-0.015, 0.015),
            deck + 0.21 + tall + depth * 0.005,
            0.2 + depth * 0.17,
          ],
          turnRad: random.between(-0.05, 0.05),
        },
        () => pillow(b, [half, tall, 0.115], material, random.fork(`pillow ${depth} ${index}`)),
      );
    });
  });
  if (bolster !== undefined) {
    const z = 0.24 + pillows.length * 0.17;
    const half = w * 0.55;
    softBox(b, [-half, deck + 0.24, z - 0.09], [half, deck + 0.42, z + 0.09], 0.09, bolster, 0.01);
  }
  if (folded === undefined) return;
  if (folded.at === 'foot') {
    b.begin('textile', 'blanket');
    const aslant = random.fork('runner').between(-0.035, 0.035);
    const runner = { over: 0.018, from: length - 0.68, to: length - 0.14, fall: 0.26, aslant };
    drapedRunner(b, lain, runner, folded.material, rumple);
    return;
  }
  b.begin('textile', 'blanket');
  drapedCover(
    b,
    {
      ...{ halfWidth: w + 0.058, back: length - 0.58, front: length + 0.075 },
      ...{ low: deck - 0.02, high: deck + 0.325, radius: 0.08, swell: 0.03, folds: 1 },
    },
    folded.material,
    rumple,
  );
}
