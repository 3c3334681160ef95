/**
 * Bakes a tile row by row: layout and face of a material, with joints between the pieces, then the relief's
 * slopes. Rows are methods, so that they are compiled early and stay compiled from tile to tile.
 */
import type { LinearRgb } from '../colour/oklab.ts';
import type { Joint, MaterialRow } from './catalogue.ts';
import { type Face, type FaceRow, shade, TexelRow } from './face.ts';
import { PieceRow } from './layout.ts';
import { channels, levelSizes } from './mips.ts';
import { bytesOf, type TileMemory, tileMemory } from './tile-memory.ts';

/** Farthest distance from the edge at which a joint has an effect. */
const reachOf = ({ widthMetres, shoulderMetres = 0 }: Joint, softMetres: number) =>
  widthMetres / 2 + Math.max(shoulderMetres, softMetres, 0.0004);

/** Fills the joints between a row's pieces and rounds their edges. */
function layJoints(
  out: TexelRow,
  edges: Float64Array,
  joint: Joint,
  colour: LinearRgb,
  softMetres: number,
) {
  const { red, green, blue, heightMetres, gloss } = out;
  const reach = reachOf(joint, softMetres);
  const { widthMetres, depthMetres, shoulderMetres: shoulder = 0 } = joint;
  const half = widthMetres / 2;
  const soft = Math.max(softMetres, 0.0004);
  // A joint finer than a texel only darkens it by its share.
  const share = Math.min(1, widthMetres / soft);
  for (let x = 0; x < edges.length; x++) {
    const edge = edges[x]!;
    if (edge >= reach) continue;
    const t = Math.min(1, Math.max(0, (edge - half) / soft + 0.5));
    const cover = (1 - t) * share;
    if (shoulder > 0 && edge < half + shoulder) {
      const s = (half + shoulder - edge) / shoulder;
      heightMetres[x]! -= depthMetres * 0.4 * s * s;
      shade(out, x, 1 - 0.14 * s * s);
    }
    if (cover <= 0) continue;
    red[x]! += (colour[0] - red[x]!) * cover;
    green[x]! += (colour[1] - green[x]!) * cover;
    blue[x]! += (colour[2] - blue[x]!) * cover;
    heightMetres[x]! += (-depthMetres - heightMetres[x]!) * cover;
    gloss[x]! *= 1 - 0.85 * cover;
  }
}

export interface BakeColours {
  readonly pieces: readonly LinearRgb[];
  readonly joint: LinearRgb;
}

/** Rows of 64-bit numbers per bake. */
const rowsAtWork = 23;
/** Each row of heights is padded before and after with its wrapped-around neighbours. */
const heightMargin = 4;
const heightBytes = 4;
const texelBytes = channels * 2;

export class TileBake {
  private readonly row: MaterialRow;
  private readonly face: Face;
  private readonly jointColour: LinearRgb;
  private readonly seed: number;
  private readonly sizePx: number;
  private readonly texelMetres: number;
  private readonly memory: TileMemory;
  /** Addresses of the levels, finest first, and of the first row of heights. */
  private readonly levelsAt: readonly number[];
  private readonly heightsAt: number;
  private readonly columnMetres: Float64Array;
  private readonly place: FaceRow;
  private readonly out: TexelRow;

  constructor(row: MaterialRow, face: Face, colours: BakeColours, seed: number, sizePx: number) {
    this.row = row;
    this.face = face;
    this.jointColour = colours.joint;
    this.seed = seed;
    this.sizePx = sizePx;
    this.texelMetres = row.sizeMetres / sizePx;
    const memory = tileMemory();
    this.memory = memory;
    const sizes = levelSizes(sizePx);
    const levelBytes = sizes.map((size) => size * size * texelBytes);
    const heightsBytes = sizePx * this.heightLine;
    const rows = Array<number>(rowsAtWork).fill(sizePx * 8);
    memory.begin(bytesOf([...rows, heightsBytes, ...levelBytes]));
    const room = () => memory.row(sizePx);
    this.columnMetres = room();
    this.place = {
      u: room(),
      v: room(),
      pieces: new PieceRow(room),
      colours: colours.pieces,
      rooms: [room(), room(), room(), room(), room(), room(), room(), room()],
    };
    this.out = new TexelRow(room);
    this.introduce();
    this.heightsAt = memory.reserve(heightsBytes) + heightMargin * heightBytes;
    this.levelsAt = levelBytes.map((bytes) => memory.reserve(bytes));
    for (let x = 0; x < sizePx; x++) {
      this.place.u[x] = (x + 0.5) / sizePx;
      this.columnMetres[x] = this.place.u[x]! * row.sizeMetres;
    }
  }

  /** Passes the rows' addresses to the kernel. */
  private introduce(): void {
    const { chance, chance2, along, across, length, width, edge } = this.place.pieces;
    const { red, green, blue, heightMetres, gloss } = this.out;
    this.memory.kernel.setPieces(
      chance.byteOffset,
      chance2.byteOffset,
      along.byteOffset,
      across.byteOffset,
      length.byteOffset,
      width.byteOffset,
      edge.byteOffset,
    );
    this.memory.kernel.setTexels(
      red.byteOffset,
      green.byteOffset,
      blue.byteOffset,
      heightMetres.byteOffset,
      gloss.byteOffset,
    );
  }

  /** Colours, gloss and heights of one row. */
  paintRow(y: number): void {
    const { row, face, place, out, sizePx, seed } = this;
    const { joint, layout, sizeMetres } = row;
    const v = (y + 0.5) / sizePx;
    place.v.fill(v);
    layout(this.columnMetres, v * sizeMetres, sizeMetres, seed, place.pieces);
    face(place, out, 0, sizePx);
    if (joint) layJoints(out, place.pieces.edge, joint, this.jointColour, this.texelMetres);
    this.memory.kernel.writeRow(this.codesAt(y), this.heightAt(y), sizePx);
  }

  /** Slopes of one row; needs all heights. */
  slopeRow(y: number): void {
    const { sizePx } = this;
    const mask = sizePx - 1;
    this.memory.kernel.slopeRow(
      this.heightAt(y),
      this.heightAt((y - 1) & mask),
      this.heightAt((y + 1) & mask),
      this.codesAt(y),
      1 / (2 * this.texelMetres),
      sizePx,
    );
  }

  /** The finest level and all mip levels, copied out of the memory. */
  levels(): Uint16Array[] {
    const { kernel } = this.memory;
    const sizes = levelSizes(this.sizePx);
    return sizes.map((size, level) => {
      const at = this.levelsAt[level]!;
      if (level > 0) kernel.halve(this.levelsAt[level - 1]!, at, size);
      return new Uint16Array(kernel.memory.buffer, at, size * size * channels).slice();
    });
  }

  private get heightLine(): number {
    return (this.sizePx + 2 * heightMargin) * heightBytes;
  }

  private heightAt(y: number): number {
    return this.heightsAt + y * this.heightLine;
  }

  private codesAt(y: number): number {
    return this.levelsAt[0]! + y * this.sizePx * texelBytes;
  }
}
