/** Summed tables of the simple measures of a photo, for means over any rectangle. */
import { createIntegral, type Integral } from '../ops/integral.ts';
import type { Evidence } from './evidence.ts';

export interface PixelSums {
  readonly lightness: Integral;
  readonly lightnessSquared: Integral;
  readonly a: Integral;
  readonly b: Integral;
  /** Strength of upright and of level edges. */
  readonly upright: Integral;
  readonly level: Integral;
  /** Fine texture: how far a pixel is from the mean of its neighbours. */
  readonly texture: Integral;
  /** Burnt-out pixels. */
  readonly glare: Integral;
  /** Edges along the three world axes, at half size. */
  readonly axes: readonly [Integral, Integral, Integral];
  /** Faces of the fitted box (rooms only). */
  readonly faces: readonly Integral[];
}

const glareFrom = 0.97;

const emptyTable = (width: number, height: number): Integral => ({
  width,
  height,
  sums: new Float64Array((width + 1) * (height + 1)),
});

/** All tables of a pixel's measures in one pass: each is the sum along the row and of the row above. */
export function createPixelSums(evidence: Evidence): PixelSums {
  const { width, height, lightness, a, b } = evidence.image;
  const table = () => emptyTable(width, height);
  const tables = {
    lightness: table(),
    lightnessSquared: table(),
    a: table(),
    b: table(),
    upright: table(),
    level: table(),
    texture: table(),
    glare: table(),
  };
  const [ofLight, ofSquare] = [tables.lightness.sums, tables.lightnessSquared.sums];
  const [ofA, ofB] = [tables.a.sums, tables.b.sums];
  const [ofUpright, ofLevel] = [tables.upright.sums, tables.level.sums];
  const [ofTexture, ofGlare] = [tables.texture.sums, tables.glare.sums];
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0;
    const down = y < height - 1 ? width : 0;
    let [light, square, red, yellow, upright, level, texture, glare] = [0, 0, 0, 0, 0, 0, 0, 0];
    let over = y * (width + 1) + 1;
    let to = over + width + 1;
    for (let x = 0; x < width; x++, over++, to++) {
      const i = y * width + x;
      const here = lightness[i]!;
      const left = lightness[x > 0 ? i - 1 : i]!;
      const right = lightness[x < width - 1 ? i + 1 : i]!;
      const above = lightness[i + up]!;
      const below = lightness[i + down]!;
      light += here;
      square += Math.fround(here * here);
      red += a[i]!;
      yellow += b[i]!;
      upright += Math.fround(Math.abs(right - left));
      level += Math.fround(Math.abs(below - above));
      texture += Math.fround(Math.abs(here - 0.25 * (left + right + above + below)));
      if (here > glareFrom) glare++;
      ofLight[to] = ofLight[over]! + light;
      ofSquare[to] = ofSquare[over]! + square;
      ofA[to] = ofA[over]! + red;
      ofB[to] = ofB[over]! + yellow;
      ofUpright[to] = ofUpright[over]! + upright;
      ofLevel[to] = ofLevel[over]! + level;
      ofTexture[to] = ofTexture[over]! + texture;
      ofGlare[to] = ofGlare[over]! + glare;
    }
  }
  const { edges } = evidence;
  const axis = (index: 0 | 1 | 2) => createIntegral(edges.maps[index], edges.width, edges.height);
  return {
    ...tables,
    axes: [axis(0), axis(1), axis(2)],
    faces: evidence.room ? faceTables(evidence.room.faces, width, height) : [],
  };
}

function faceTables(faces: Uint8Array, width: number, height: number): Integral[] {
  return [0, 1, 2, 3, 4].map((face) => {
    const table = emptyTable(width, height);
    const { sums } = table;
    for (let y = 0; y < height; y++) {
      let row = 0;
      let over = y * (width + 1) + 1;
      for (let i = y * width; i < (y + 1) * width; i++, over++) {
        if (faces[i] === face) row++;
        sums[over + width + 1] = sums[over]! + row;
      }
    }
    return table;
  });
}
