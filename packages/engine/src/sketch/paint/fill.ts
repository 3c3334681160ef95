/**
 * Colour of every region before the medium: sky, foliage, walls with their material, glass, water. Linear
 * light, three floats per pixel. Labels are sampled slightly displaced, so that colour doesn't stop exactly
 * at the line, as in hand painting.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { linearFromOkLab, okLabFromLinear } from '../../colour/oklab.ts';
import { materialTile } from '../../materials/cache.ts';
import type { MaterialKind } from '../../materials/catalogue.ts';
import { noiseAt, noiseTable } from '../../materials/noise.ts';
import { createMaterialSample, sampleMaterial, squareFootprint } from '../../materials/sample.ts';
import type { MaterialTile } from '../../materials/tile.ts';
import { createRandom } from '../../random/random.ts';
import { type ClassifiedShape, ramp, type SketchPart } from '../areas/parts.ts';
import type { SketchWishes } from '../wishes.ts';
import { type ColourScheme, colourSchemes } from './schemes.ts';
import { paintSky, skyOf } from './sky.ts';

export interface FillInput {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly label: Int32Array;
  /** By region id; 0 is unused. */
  readonly understood: readonly (ClassifiedShape | undefined)[];
  readonly wishes: SketchWishes;
  readonly seed: number;
}

interface Brush {
  readonly part: SketchPart;
  readonly colour: LinearRgb;
  readonly tile: MaterialTile | undefined;
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
  /** Varies between regions, so that neighbours don't have the same wash. */
  readonly phase: number;
}

const seasonFoliage = {
  spring: ['#a9bf62', '#e3b7bd', '#8db05a'],
  summer: undefined,
  autumn: ['#c9782f', '#d7a13c', '#a8522e'],
  winter: ['#a9aaa2', '#bdbcb4', '#8f938c'],
} as const;
const seasonGrass = {
  spring: '#a5bf66',
  summer: undefined,
  autumn: '#b29b55',
  winter: '#eceff2',
} as const;

const schemeColour: Record<SketchPart, (scheme: ColourScheme, turn: number) => string> = {
  sky: () => '#8fbbe0',
  sun: () => '#ffdc7a',
  ground: (scheme) => scheme.grass,
  path: (scheme) => scheme.path,
  water: () => '#4f9fb5',
  tree: (scheme, turn) => scheme.foliage[turn % scheme.foliage.length]!,
  trunk: (scheme) => scheme.trunk,
  roof: (scheme) => scheme.roof,
  chimney: (scheme) => scheme.chimney,
  wall: (scheme) => scheme.wall,
  window: () => '#9fc0d2',
  door: (scheme) => scheme.door,
  ceiling: (scheme) => scheme.ceiling,
  floor: (scheme) => scheme.floor,
  picture: (scheme, turn) => scheme.accents[(turn + 1) % scheme.accents.length]!,
  rug: (scheme) => scheme.rug,
  furniture: (scheme, turn) => scheme.accents[turn % scheme.accents.length]!,
  lamp: (scheme) => scheme.lamp,
  unsure: (scheme, turn) => scheme.accents[turn % scheme.accents.length]!,
};

/** Metres per picture height, which gives materials their scale. */
const metresAcross = { exterior: 11, interior: 3.6 } as const;
const roofMaterials: readonly MaterialKind[] = ['clayRoof', 'slateRoof', 'asphaltShingle'];

function brushFor(
  { shape, part, confidence }: ClassifiedShape,
  turn: number,
  scheme: ColourScheme,
  interior: boolean,
  { wishes, seed }: FillInput,
): Brush {
  const random = createRandom(seed).fork(`region ${shape.id}`);
  const foliage = seasonFoliage[wishes.season];
  let hex = schemeColour[part](scheme, turn);
  if (part === 'wall' && interior) hex = scheme.roomWall;
  // Outdoors unclassified regions are mostly part of the building.
  if (part === 'unsure' && !interior) hex = wishes.colours.wall ?? scheme.wall;
  if (part === 'tree' && foliage) hex = foliage[turn % foliage.length]!;
  if (part === 'ground' && seasonGrass[wishes.season]) hex = seasonGrass[wishes.season]!;
  hex = wishes.colours[part] ?? hex;
  let [lightness, a, b] = okLabFromLinear(...linearFromHex(hex));
  // Uncertain regions are only tinted: pale, and close to the paper.
  const trust = part === 'unsure' ? 0.45 : 0.7 + 0.3 * confidence;
  lightness += (1 - trust) * (0.93 - lightness) + random.between(-0.012, 0.012);
  a *= trust;
  b *= trust;
  // Side walls face away from the sun.
  if (part === 'wall' && interior && shape.onRight > 0.2) lightness *= 0.97;
  if (part === 'wall' && interior && shape.onLeft > 0.2) lightness *= 0.93;
  const material =
    wishes.materials[part] ??
    (part === 'roof' ? roofMaterials[seed % roofMaterials.length] : undefined);
  const pattern = material && confidence > 0.45 && part !== 'unsure';
  const colour = linearFromOkLab(lightness, a, b).map((v) =>
    Math.max(0.004, v),
  ) as unknown as LinearRgb;
  return {
    part,
    colour,
    tile: pattern ? materialTile({ kind: material }, 1, 256) : undefined,
    top: shape.top,
    height: shape.bottom - shape.top,
    left: shape.left,
    width: shape.right - shape.left,
    phase: random.next(),
  };
}

export function fillRegions(input: FillInput): Float32Array {
  const { widthPx, heightPx, label, understood, wishes, seed } = input;
  const scheme =
    colourSchemes[
      createRandom(seed)
        .fork('scheme')
        .integer(0, colourSchemes.length - 1)
    ]!;
  const interior = understood.some(
    (u) =>
      u &&
      (u.part === 'ceiling' ||
        u.part === 'floor' ||
        u.part === 'furniture' ||
        u.part === 'picture'),
  );
  const turns = new Map<SketchPart, number>();
  const brushes = understood.map((one) => {
    if (!one) return undefined;
    const turn = turns.get(one.part) ?? 0;
    turns.set(one.part, turn + 1);
    return brushFor(one, turn, scheme, interior, input);
  });
  const colour = new Float32Array(widthPx * heightPx * 3);
  const blotch = noiseTable('blotch');
  const clouds = noiseTable('clouds');
  const wobblePx = Math.max(widthPx, heightPx) / 550;
  const metresPerPx = (interior ? metresAcross.interior : metresAcross.exterior) / heightPx;
  const sky = skyOf(wishes.time);
  const point = squareFootprint(metresPerPx);
  const sample = createMaterialSample();
  const out = new Float64Array(3);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const dx = Math.round(wobblePx * 2.4 * noiseAt(blotch, x / 310, y / 310));
      const dy = Math.round(wobblePx * 2.4 * noiseAt(blotch, y / 290 + 0.37, x / 290));
      const sx = Math.min(widthPx - 1, Math.max(0, x + dx));
      const sy = Math.min(heightPx - 1, Math.max(0, y + dy));
      const brush = brushes[label[sy * widthPx + sx]!] ?? brushes.find(Boolean)!;
      out[0] = brush.colour[0];
      out[1] = brush.colour[1];
      out[2] = brush.colour[2];
      const u = (x / widthPx - brush.left) / Math.max(0.01, brush.width);
      const v = (y / heightPx - brush.top) / Math.max(0.01, brush.height);
      if (brush.part === 'sky') paintSky(sky, x / widthPx, y / heightPx, seed, out);
      else shadeBrush(brush, u, v, x, y, out);
      if (brush.tile) {
        point.u = x * metresPerPx;
        point.v = y * metresPerPx;
        sampleMaterial(brush.tile, point, 2, sample);
        for (let c = 0; c < 3; c++)
          out[c]! *= 0.45 + 0.55 * Math.min(1.5, sample[c]! / Math.max(0.01, brush.tile.mean[c]!));
      }
      colour[i * 3] = out[0]!;
      colour[i * 3 + 1] = out[1]!;
      colour[i * 3 + 2] = out[2]!;
    }
  }
  return colour;

  function shadeBrush(
    brush: Brush,
    u: number,
    v: number,
    x: number,
    y: number,
    rgb: Float64Array,
  ): void {
    const patch = noiseAt(blotch, x / 620 + brush.phase, y / 620);
    const wash = noiseAt(clouds, x / 900, y / 900 + brush.phase);
    let gain = 1 + 0.1 * wash;
    switch (brush.part) {
      case 'tree': {
        const leaf = noiseAt(blotch, x / 260 + brush.phase, y / 260);
        gain = 1 + 0.34 * leaf + 0.22 * (0.4 - v);
        rgb[0]! *= 1 + 0.18 * leaf;
        break;
      }
      case 'ground':
        gain =
          1 +
          0.2 * noiseAt(blotch, x / 700, y / 190) +
          0.16 * wash -
          0.22 * ramp(y / heightPx, 0.7, 1);
        break;
      case 'water': {
        const ripple = noiseAt(blotch, x / 1500, y / 160);
        gain = 1 + 0.25 * ripple + 0.25 * (1 - v);
        break;
      }
      case 'window': {
        const glow = wishes.time !== 'day';
        const streak =
          Math.abs((((x * 0.8 + y + brush.phase * 300) / 120) % 1) - 0.5) < 0.12 ? 0.35 : 0;
        const near = glow ? [1.35, 0.82, 0.32] : [0.16, 0.27, 0.36];
        const far = glow ? [1.0, 0.5, 0.16] : [0.55, 0.72, 0.82];
        for (let c = 0; c < 3; c++)
          rgb[c] =
            near[c]! +
            (far[c]! - near[c]!) * Math.min(1, Math.max(0, v + 0.25 * (u - 0.5))) +
            (glow ? 0 : streak * 0.3);
        gain = 1 + 0.08 * patch;
        break;
      }
      case 'wall':
      case 'ceiling':
        gain = 1.04 - 0.1 * v + 0.07 * wash;
        break;
      case 'floor':
        gain = 0.92 + 0.16 * v + 0.12 * noiseAt(blotch, x / 1400, y / 220);
        break;
      case 'rug': {
        const rim = Math.min(
          u,
          1 - u,
          ((v * brush.height) / Math.max(0.01, brush.width)) * 3,
          (((1 - v) * brush.height) / Math.max(0.01, brush.width)) * 3,
        );
        gain = rim < 0.05 ? 0.72 : 1 + 0.1 * patch;
        break;
      }
      case 'picture': {
        const band = noiseAt(blotch, u * 0.13 + brush.phase, v * 0.2);
        gain = band > 0.2 ? 0.55 : band < -0.25 ? 1.5 : 1;
        break;
      }
      default:
        gain = 1 + 0.12 * patch + 0.06 * (0.5 - v);
    }
    for (let c = 0; c < 3; c++) rgb[c]! *= Math.max(0.2, gain);
  }
}
