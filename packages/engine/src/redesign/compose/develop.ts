/**
 * Final grade of the picture: camera contrast, and the light of an aesthetic. Styles don't grade; their things
 * show them.
 */
import { linearFromHex } from '../../colour/hex.ts';
import { linearFromSrgb8, srgbCodeFromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { mix } from '../../ops/ramps.ts';
import { combineGrades, type Grade, lightGains } from '../../restyle/grade/grade.ts';
import { isOfAnotherLight, neutral } from '../../restyle/grade/neutral-light.ts';
import { aesthetics } from '../../restyle/looks/aesthetics.ts';
import type { GradeRow } from '../../restyle/looks/look.ts';
import { propertyRows } from '../../restyle/looks/rooms.ts';
import type { RedesignRequest } from '../request.ts';
import { ditherAt } from './dither.ts';

/** Renders in even light are flatter than photos. Level that stays, and the exponents below and above it. */
const camera = { pivot: 0.42, below: 1.18, above: 1.04 } as const;
/** Shares of a grade's contrast and vignette that apply here: grades are made for flatter pictures. */
const taken = { contrast: 0.6, vignette: 0.5, saturation: 0.95 } as const;
/** Share of the contrast applied by luminance: per channel, dark colours turn garish. */
const byLevel = 0.4;

function toneTable(gain: number, { contrast, fade }: Grade): Float32Array {
  const { pivot } = camera;
  const [below, above] = [camera.below, camera.above].map(
    (power) => power * (1 + taken.contrast * contrast),
  ) as [number, number];
  return Float32Array.from(linearFromSrgb8, (level) => {
    const lit = Math.min(1, level * gain);
    const bent =
      lit < pivot
        ? pivot * (lit / pivot) ** below
        : 1 - (1 - pivot) * ((1 - lit) / (1 - pivot)) ** above;
    return srgbCodeFromLinear(fade * 0.5 + bent * (1 - fade * 0.6));
  });
}

/** Offset in codes that tones add to shadows or highlights. */
function toneOf(tones: Grade['shadows']): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [hex, amount] of tones) {
    const codes = linearFromHex(hex).map(srgbCodeFromLinear);
    const grey = (codes[0]! + codes[1]! + codes[2]!) / 3;
    for (let c = 0; c < 3; c++) sum[c]! += (codes[c]! - grey) * amount;
  }
  return sum;
}

/** In place. @param kept 0..1: share of each pixel that stays */
export function develop(image: RgbImage, grade: Grade, kept: (at: number) => number): void {
  const { widthPx: w, heightPx: h, data } = image;
  const tables = lightGains(grade).map((gain) => toneTable(gain, grade));
  const [shadow, light] = [toneOf(grade.shadows), toneOf(grade.lights)];
  const saturation = grade.saturation * taken.saturation;
  const codes = [0, 0, 0];
  for (let y = 0; y < h; y++) {
    const v = (2 * y) / h - 1;
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      const felt = 1 - kept(at);
      if (felt <= 0) continue;
      const u = (2 * x) / w - 1;
      const rim = 1 - taken.vignette * grade.vignette * Math.min(1, (u * u + v * v) / 2);
      const level = 0.3 * data[at * 3]! + 0.59 * data[at * 3 + 1]! + 0.11 * data[at * 3 + 2]!;
      for (let c = 0; c < 3; c++) {
        const code = data[at * 3 + c]!;
        const ofLevel = tables[c]![Math.round(level)]! + code - level;
        codes[c] = mix(tables[c]![code]!, ofLevel, byLevel) * rim;
      }
      const grey = 0.3 * codes[0]! + 0.59 * codes[1]! + 0.11 * codes[2]!;
      const dark = (1 - grey / 255) ** 2;
      const bright = (grey / 255) ** 2;
      for (let c = 0; c < 3; c++) {
        const toned =
          grey + (codes[c]! - grey) * saturation + shadow[c]! * dark + light[c]! * bright;
        const was = data[at * 3 + c]!;
        data[at * 3 + c] = was + (toned - was + ditherAt(x, y, c)) * felt;
      }
    }
  }
}

/** Grade of the aesthetic and the property type. */
export function gradeOf({
  aesthetic,
  propertyType,
}: Pick<RedesignRequest, 'aesthetic' | 'propertyType'>): Grade {
  const named = <Row extends { readonly name: string }>(rows: readonly Row[], name: string) => {
    const row = rows.find((one) => one.name === name);
    if (!row) throw new RangeError(`Unknown aesthetic or property type "${name}".`);
    return row;
  };
  const light = named(aesthetics, aesthetic);
  const plain = (row: GradeRow) => (isOfAnotherLight(light) ? row : neutral(row));
  return combineGrades([
    [plain(light.grade), 1],
    [plain(named(propertyRows, propertyType).grade), 1],
  ]);
}
