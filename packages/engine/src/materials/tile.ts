/**
 * MATERIAL TILES: the surface appearance of everything we draw.
 *
 *   const tile = materialTile({ kind: 'oakPlanks', colours: ['#c9a26d'] }, seed, 512);
 *   const out = createMaterialSample();
 *   sampleMaterial(tile, { u, v, dudx, dvdx, dudy, dvdy }, maxTaps, out);
 *   // out[0..2] linear albedo · out[3..4] slope of the relief along u and v · out[5] gloss
 *
 * A tile is periodic: `sizeMetres` in the world, `sizePx` texels each way, a full mip chain. u runs along
 * courses and grain (to the right on a wall), v DOWN a wall (courses overlap downwards), both in metres. The
 * other four numbers are the footprint: how far (u, v) moves in metres from this pixel to the one on its right (dudx,
 * dvdx) and below it (dudy, dvdy). Up to `maxTaps` samples are taken along its longer side, so floors stay
 * sharp at grazing angles without aliasing. Light the relief with `1 - k * (out[3] * lightU + out[4] *
 * lightV)`: slope against the light's direction along the surface. Sampling allocates nothing; tiles are in a
 * bounded cache.
 */
import { linearFromHex } from '../colour/hex.ts';
import type { LinearRgb } from '../colour/oklab.ts';
import type { MaterialKind, MaterialRow } from './catalogue.ts';
import { materials } from './catalogue.ts';
import type { Face } from './face.ts';
import { TileBake } from './tile-bake.ts';
import { leaveTileMemory } from './tile-memory.ts';

export interface MaterialSpec {
  readonly kind: MaterialKind;
  /** Replaces the row's colours by position; missing ones keep their relation to the first. */
  readonly colours?: readonly string[];
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
  /** A uniform colour: callers may skip sampling. */
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

/** The face of each kind, created on its first bake and kept, so that V8 keeps its machine code. */
const faces = new Map<MaterialKind, Face>();

function faceOf(kind: MaterialKind): Face {
  let face = faces.get(kind);
  if (!face) {
    face = materials[kind].face();
    faces.set(kind, face);
  }
  return face;
}

/** Paint is uniform: a few texels suffice. */
const plainPx = 16;

export function bakeTile(spec: MaterialSpec, seed: number, wantedPx: number): MaterialTile {
  const sizePx = spec.kind === 'paint' ? Math.min(plainPx, wantedPx) : wantedPx;
  const row: MaterialRow = materials[spec.kind];
  const colours = {
    pieces: rowColours(row, spec.colours),
    joint: row.joint ? linearFromHex(spec.joint ?? row.joint.colour) : ([0, 0, 0] as const),
  };
  const bake = new TileBake(row, faceOf(spec.kind), colours, seed, sizePx);
  for (let y = 0; y < sizePx; y++) bake.paintRow(y);
  for (let y = 0; y < sizePx; y++) bake.slopeRow(y);
  const levels = bake.levels();
  leaveTileMemory();
  const last = levels[levels.length - 1]!;
  return {
    sizeMetres: row.sizeMetres * (spec.scale ?? 1),
    sizePx,
    levels,
    mean: [last[0]! / 65535, last[1]! / 65535, last[2]! / 65535],
    gloss: last[5]! / 65535,
    isPlain: spec.kind === 'paint',
    bytes: levels.reduce((sum, level) => sum + level.byteLength, 0),
  };
}
