/**
 * MATERIAL TILES: the shared skin of everything we draw.
 *
 *   const tile = materialTile({ kind: 'oakPlanks', colours: ['#c9a26d'] }, seed, 512);
 *   const out = createMaterialSample();
 *   sampleMaterial(tile, uMetres, vMetres, dudx, dvdx, dudy, dvdy, maxTaps, out);
 *   // out[0..2] linear albedo · out[3..4] slope of the relief along u and v · out[5] gloss
 *
 * A tile is periodic: `sizeMetres` in the world, `sizePx` texels each way, a full mip chain.
 * u runs along courses and grain (to the right on a wall), v DOWN a wall (courses overlap downwards).
 * The four numbers in the middle are the footprint: how far (u, v) moves in metres from this pixel
 * to the one on its right (dudx, dvdx) and below it (dudy, dvdy). Up to `maxTaps` samples are laid
 * along its longer side, so floors stay sharp at grazing angles and nothing shimmers.
 * Light the relief with `1 - k * (out[3] * lightU + out[4] * lightV)`: slope against the direction the
 * light comes from, along the surface. Sampling allocates nothing; tiles live in a bounded cache.
 */
import { linearFromHex } from '../colour/hex.ts';
import type { LinearRgb } from '../colour/oklab.ts';
import type { Joint, MaterialKind, MaterialRow } from './catalogue.ts';
import { materials } from './catalogue.ts';
import type { Texel } from './face.ts';
import type { Piece } from './layout.ts';
import { channels, mipChain, slopeToCode, unitToCode } from './mips.ts';

export interface MaterialSpec {
  readonly kind: MaterialKind;
  /** Replaces the row's colours by position; missing ones keep their relation to the first. */
  readonly colours?: readonly string[];
  /** Joint colour, where the material has joints. */
  readonly joint?: string;
  /** 2 makes everything twice as large. */
  readonly scale?: number;
}

export interface MaterialTile {
  readonly sizeMetres: number;
  readonly sizePx: number;
  /** Interleaved codes, `channels` a texel; level 0 is the finest. */
  readonly levels: readonly Uint16Array[];
  readonly mean: LinearRgb;
  readonly gloss: number;
  /** Nothing to see but the colour: callers may skip sampling. */
  readonly isPlain: boolean;
  readonly bytes: number;
}

function rowColours(row: MaterialRow, given: readonly string[] | undefined): LinearRgb[] {
  const own = row.colours.map(linearFromHex);
  if (!given || given.length === 0) return own;
  const first = linearFromHex(given[0]!);
  return own.map((colour, index) => {
    if (given[index]) return linearFromHex(given[index]);
    return colour.map((value, channel) =>
      Math.min(0.95, (value / Math.max(0.004, own[0]![channel]!)) * first[channel]!),
    ) as unknown as LinearRgb;
  });
}

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

/** Paint has nothing to show: a few texels hold it. */
const plainPx = 16;

export function bakeTile(spec: MaterialSpec, seed: number, wantedPx: number): MaterialTile {
  const sizePx = spec.kind === 'paint' ? Math.min(plainPx, wantedPx) : wantedPx;
  const row: MaterialRow = materials[spec.kind];
  const colours = rowColours(row, spec.colours);
  const size = row.sizeMetres;
  const joint = row.joint;
  const jointColour = joint ? linearFromHex(spec.joint ?? joint.colour) : ([0, 0, 0] as const);
  const face = row.face();
  const texel = size / sizePx;
  const jointReach = joint ? reachOf(joint, texel) : 0;
  const data = new Uint16Array(sizePx * sizePx * channels);
  const height = new Float32Array(sizePx * sizePx);
  const out: Texel = { red: 0, green: 0, blue: 0, heightMetres: 0, gloss: 0 };
  const piece: Piece = { chance: 0, chance2: 0, along: 0, across: 0, length: 1, width: 1, edge: 1 };
  const place = { u: 0, v: 0, piece, colours };
  for (let y = 0; y < sizePx; y++) {
    place.v = (y + 0.5) / sizePx;
    for (let x = 0; x < sizePx; x++) {
      place.u = (x + 0.5) / sizePx;
      row.layout(place.u * size, place.v * size, size, seed, piece);
      face(place, out);
      if (joint && piece.edge < jointReach) {
        applyJoint(out, joint, jointColour, piece.edge, texel);
      }
      const at = y * sizePx + x;
      height[at] = out.heightMetres;
      const code = at * channels;
      data[code] = unitToCode(out.red);
      data[code + 1] = unitToCode(out.green);
      data[code + 2] = unitToCode(out.blue);
      data[code + 5] = unitToCode(out.gloss);
    }
  }
  const mask = sizePx - 1;
  const perMetre = 1 / (2 * texel);
  for (let y = 0; y < sizePx; y++) {
    const up = ((y - 1) & mask) * sizePx;
    const down = ((y + 1) & mask) * sizePx;
    for (let x = 0; x < sizePx; x++) {
      const code = (y * sizePx + x) * channels;
      const right = height[y * sizePx + ((x + 1) & mask)]!;
      const left = height[y * sizePx + ((x - 1) & mask)]!;
      data[code + 3] = slopeToCode((right - left) * perMetre);
      data[code + 4] = slopeToCode((height[down + x]! - height[up + x]!) * perMetre);
    }
  }
  const levels = mipChain(data, sizePx);
  const last = levels[levels.length - 1]!;
  return {
    sizeMetres: size * (spec.scale ?? 1),
    sizePx,
    levels,
    mean: [last[0]! / 65535, last[1]! / 65535, last[2]! / 65535],
    gloss: last[5]! / 65535,
    isPlain: spec.kind === 'paint',
    bytes: levels.reduce((sum, level) => sum + level.byteLength, 0),
  };
}
