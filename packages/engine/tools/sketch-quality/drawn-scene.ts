/**
 * A rendered scene as a drawing with ground truth: borders of its things with a shaky hand, on textured paper
 * in uneven light; some photographed on a table.
 */
import sharp from 'sharp';
import type { RgbImage } from '../../src/image/image.ts';
import { createRandom, hashLattice } from '../../src/random/random.ts';
import { imagine } from '../../src/visuals/imagine.ts';
import type { ObjectLabel } from '../../src/visuals/scene-model.ts';

/**
 * `line`: borders alone. `table`: the same sheet photographed at an angle. `ink` and `pencil`: our own media,
 * with hatching, leaves and grass.
 */
export type Hand = 'line' | 'table' | 'ink' | 'pencil';

export interface DrawnScene {
  readonly photo: RgbImage;
  /** True label at a position on the sheet, in shares of its width and height. */
  truthAt(u: number, v: number): ObjectLabel;
}

const size = { widthPx: 900, heightPx: 675 } as const;
/** Leaves aren't drawn individually: each of these is one mass. */
const masses: Partial<Record<ObjectLabel, ObjectLabel>> = {
  leaf: 'leaf',
  plant: 'leaf',
  grass: 'grass',
  ground: 'grass',
  backdrop: 'sky',
  hill: 'sky',
  sky: 'sky',
  trunk: 'trunk',
};
/** Things too small to be outlined individually. */
const leastPiecePx = 60;

/** The mass or thing of each pixel. Tiny ones join a neighbour. */
function pieces(ids: Uint16Array, labels: readonly ObjectLabel[]): Int32Array {
  const { widthPx, heightPx } = size;
  const names = [...new Set(Object.values(masses))];
  const keys = Int32Array.from(ids, (id) => {
    const mass = masses[labels[id]!];
    return mass === undefined ? 100 + id : names.indexOf(mass);
  });
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let at = 1; at < keys.length; at++) {
    if (counts.get(keys[at]!)! < leastPiecePx) keys[at] = keys[at - 1]!;
  }
  // Majority filter, twice: smooth outlines as of a pen.
  for (let round = 0; round < 2; round++) {
    const source = keys.slice();
    for (let y = 2; y < heightPx - 2; y++) {
      for (let x = 2; x < widthPx - 2; x++) {
        const at = y * widthPx + x;
        const around = [
          -2,
          2,
          -2 * widthPx,
          2 * widthPx,
          -widthPx - 1,
          widthPx + 1,
          -widthPx + 1,
          widthPx - 1,
        ].map((step) => source[at + step]!);
        for (const key of around) {
          if (key !== source[at] && around.filter((other) => other === key).length >= 6) {
            keys[at] = key;
            break;
          }
        }
      }
    }
  }
  return keys;
}

/** The sheet: lines of varying weight at borders of pieces. */
function draw(keys: Int32Array, seed: number): RgbImage {
  const { widthPx, heightPx } = size;
  const data = new Uint8ClampedArray(widthPx * heightPx * 3);
  const random = createRandom(seed);
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  const [slope, paper] = [random.between(-0.25, 0.25), random.between(196, 246)];
  const smooth = (x: number, y: number, phase: number) =>
    Math.sin(x * 0.021 + phase) + Math.sin(y * 0.027 + phase * 1.7) + Math.sin((x + y) * 0.013);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const fromX = Math.round(x + smooth(x, y, a));
      const fromY = Math.round(y + smooth(y, x, b));
      const px = Math.min(widthPx - 3, Math.max(0, fromX));
      const py = Math.min(heightPx - 3, Math.max(0, fromY));
      const at = py * widthPx + px;
      const own = keys[at]!;
      const meets =
        keys[at + 1] !== own || keys[at + widthPx] !== own || keys[at + widthPx + 1] !== own;
      // Occasional gaps in the line.
      const lifted = hashLattice(x >> 3, y >> 3, seed) < 0.025;
      const tooth = (hashLattice(x, y, seed + 1) - 0.5) * 14;
      const light = 1 + slope * (x / widthPx - 0.5) + 0.05 * Math.sin(y * 0.006 + c);
      const ink = meets && !lifted ? 0.25 + 0.2 * hashLattice(x >> 4, y >> 4, seed + 2) : 1;
      const value = (paper + tooth) * light * ink;
      data[(y * widthPx + x) * 3] = value;
      data[(y * widthPx + x) * 3 + 1] = value * 0.99;
      data[(y * widthPx + x) * 3 + 2] = value * 0.955;
    }
  }
  return { ...size, data };
}

async function onTable(sheet: RgbImage, seed: number): Promise<RgbImage> {
  const random = createRandom(seed + 99);
  const shear = random.between(-0.06, 0.06);
  const { data, info } = await sharp(Buffer.from(sheet.data.buffer), {
    raw: { width: size.widthPx, height: size.heightPx, channels: 3 },
  })
    .affine([1, shear, random.between(-0.05, 0.05), 1], { background: '#4a3a2c' })
    .extend({ top: 60, bottom: 70, left: 80, right: 60, background: '#4a3a2c' })
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
}

export async function drawnScene(prompt: string, seed: number, hand: Hand): Promise<DrawnScene> {
  const medium = hand === 'ink' || hand === 'pencil' ? hand : 'photo';
  const made = await imagine(prompt, { ...size, seed, quality: 'draft', medium });
  // A window's frame counts as window, since its outline is a few pixels wide.
  const labels = made.scene.objects.map(({ label, name }) =>
    name === 'window frame' ? 'window' : label,
  );
  const sheet = medium === 'photo' ? draw(pieces(made.ids, labels), seed) : made.image;
  return {
    photo: hand === 'table' ? await onTable(sheet, seed) : sheet,
    truthAt(u, v) {
      const x = Math.min(size.widthPx - 1, Math.floor(u * size.widthPx));
      const y = Math.min(size.heightPx - 1, Math.floor(v * size.heightPx));
      return labels[made.ids[y * size.widthPx + x]!]!;
    },
  };
}
