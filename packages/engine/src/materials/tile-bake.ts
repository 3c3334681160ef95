/**
 * A tile at work, painted row by row: what layout and face of a material say, with joints between the
 * pieces, and when all rows are painted the slopes of the relief. Rows are methods, called often enough
 * for their machine code to be made early and kept from one tile to the next.
 */
import type { LinearRgb } from '../colour/oklab.ts';
import { KeptMemory } from '../image/kept-memory.ts';
import type { Joint, MaterialRow } from './catalogue.ts';
import type { Face, FacePlace, Texel } from './face.ts';
import type { Piece } from './layout.ts';
import { channels, slopeToCode, unitToCode } from './mips.ts';

/** A joint changes nothing further from the edge than this. */
const reachOf = ({ widthMetres, shoulderMetres = 0 }: Joint, softMetres: number) =>
  widthMetres / 2 + Math.max(shoulderMetres, softMetres, 0.0004);

/** Lays mortar or grout between the pieces and rounds their shoulders. */
function applyJoint(out: Texel, joint: Joint, colour: LinearRgb, edge: number, softMetres: number) {
  const half = joint.widthMetres / 2;
  const shoulder = joint.shoulderMetres ?? 0;
  const soft = Math.max(softMetres, 0.0004);
  const t = Math.min(1, Math.max(0, (edge - half) / soft + 0.5));
  // A joint finer than a texel only darkens it by its share.
  const cover = (1 - t) * Math.min(1, joint.widthMetres / soft);
  if (shoulder > 0 && edge < half + shoulder) {
    const s = (half + shoulder - edge) / shoulder;
    out.heightMetres -= joint.depthMetres * 0.4 * s * s;
    const shade = 1 - 0.14 * s * s;
    out.red *= shade;
    out.green *= shade;
    out.blue *= shade;
  }
  if (cover <= 0) return;
  out.red += (colour[0] - out.red) * cover;
  out.green += (colour[1] - out.green) * cover;
  out.blue += (colour[2] - out.blue) * cover;
  out.heightMetres += (-joint.depthMetres - out.heightMetres) * cover;
  out.gloss *= 1 - 0.85 * cover;
}

/** Heights of the tile at work. */
const keptHeights = new KeptMemory(Float32Array);

export interface BakeColours {
  readonly pieces: readonly LinearRgb[];
  readonly joint: LinearRgb;
}

export class TileBake {
  /** The finest level. */
  readonly codes: Uint16Array;
  private readonly row: MaterialRow;
  private readonly face: Face;
  private readonly jointColour: LinearRgb;
  private readonly seed: number;
  private readonly sizePx: number;
  private readonly texelMetres: number;
  private readonly jointReach: number;
  private readonly heights: Float32Array;
  // Filled in anew for every texel.
  private readonly out: Texel = { red: 0, green: 0, blue: 0, heightMetres: 0, gloss: 0 };
  private readonly piece: Piece = {
    chance: 0,
    chance2: 0,
    along: 0,
    across: 0,
    length: 1,
    width: 1,
    edge: 1,
  };
  private readonly place: { -readonly [Name in keyof FacePlace]: FacePlace[Name] };

  constructor(row: MaterialRow, face: Face, colours: BakeColours, seed: number, sizePx: number) {
    this.row = row;
    this.face = face;
    this.jointColour = colours.joint;
    this.seed = seed;
    this.sizePx = sizePx;
    this.texelMetres = row.sizeMetres / sizePx;
    this.jointReach = row.joint ? reachOf(row.joint, this.texelMetres) : 0;
    this.codes = new Uint16Array(sizePx * sizePx * channels);
    this.heights = keptHeights.take(sizePx * sizePx);
    this.place = { u: 0, v: 0, piece: this.piece, colours: colours.pieces };
  }

  /** Colours, gloss and heights of one row. */
  paintRow(y: number): void {
    const { row, face, piece, place, out, codes, heights, sizePx, seed } = this;
    const { jointColour, jointReach, texelMetres } = this;
    const { joint, layout, sizeMetres } = row;
    place.v = (y + 0.5) / sizePx;
    for (let x = 0, at = y * sizePx; x < sizePx; x++, at++) {
      place.u = (x + 0.5) / sizePx;
      layout(place.u * sizeMetres, place.v * sizeMetres, sizeMetres, seed, piece);
      face(place, out);
      if (joint && piece.edge < jointReach) {
        applyJoint(out, joint, jointColour, piece.edge, texelMetres);
      }
      heights[at] = out.heightMetres;
      const code = at * channels;
      codes[code] = unitToCode(out.red);
      codes[code + 1] = unitToCode(out.green);
      codes[code + 2] = unitToCode(out.blue);
      codes[code + 5] = unitToCode(out.gloss);
    }
  }

  /** Slopes of one row; needs the heights of all. */
  slopeRow(y: number): void {
    const { codes, heights, sizePx } = this;
    const mask = sizePx - 1;
    const perMetre = 1 / (2 * this.texelMetres);
    const own = y * sizePx;
    const up = ((y - 1) & mask) * sizePx;
    const down = ((y + 1) & mask) * sizePx;
    for (let x = 0; x < sizePx; x++) {
      const code = (own + x) * channels;
      const right = heights[own + ((x + 1) & mask)]!;
      const left = heights[own + ((x - 1) & mask)]!;
      codes[code + 3] = slopeToCode((right - left) * perMetre);
      codes[code + 4] = slopeToCode((heights[down + x]! - heights[up + x]!) * perMetre);
    }
  }
}
