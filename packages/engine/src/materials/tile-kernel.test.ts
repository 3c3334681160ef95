import { expect, test } from 'vitest';
import { hashLattice } from '../random/random.ts';
import { fragments, inRows, PieceRow } from './layout.ts';
import { channels } from './mips.ts';
import { noiseAt, noiseNames, noiseTable } from './noise.ts';
import { noiseAxis, noiseRow } from './noise-row.ts';
import { bakeTile } from './tile.ts';
import { tileMemory } from './tile-memory.ts';

const count = 64;

/** Rows in a tile's memory, with the pieces registered in the kernel. */
function openRows() {
  const memory = tileMemory();
  memory.begin(1024 * 1024);
  const room = () => memory.row(count);
  const pieces = new PieceRow(room);
  memory.kernel.setPieces(
    pieces.chance.byteOffset,
    pieces.chance2.byteOffset,
    pieces.along.byteOffset,
    pieces.across.byteOffset,
    pieces.length.byteOffset,
    pieces.width.byteOffset,
    pieces.edge.byteOffset,
  );
  return { room, pieces };
}

test('noise by row equals noise by position, to the bit, even outside the table', () => {
  const { room } = openRows();
  const [u, v, shift, out] = [room(), room(), room(), room()];
  for (let x = 0; x < count; x++) {
    u[x] = -3 + x * 0.097;
    v[x] = 2.5 - x * 0.061;
    shift[x] = hashLattice(x, 1, 2);
  }
  for (const name of noiseNames) {
    noiseRow(name, noiseAxis(u, 1.9, shift, 5), noiseAxis(v, 2), 3, count, out);
    const table = noiseTable(name);
    for (let x = 3; x < count; x++) {
      expect(out[x]).toBe(noiseAt(table, u[x]! * 1.9 + shift[x]! * 5, v[x]! * 2));
    }
    expect(out[0]).toBe(0);
  }
});

test('courses are indexed by position, without gaps', () => {
  const { room, pieces } = openRows();
  const u = room();
  for (let x = 0; x < count; x++) u[x] = ((x + 0.5) / count) * 2;
  inRows({ rows: 4, columns: 8, bond: 'stack' })(u, 0.7, 2, 9, pieces);
  for (let x = 0; x < count; x++) {
    const column = Math.floor(x / 8);
    expect(pieces.chance[x]).toBe(hashLattice(column, 1, 9));
    expect(pieces.chance2[x]).toBe(hashLattice(column, 1, 9 + 7919));
    expect(pieces.along[x]).toBeCloseTo(u[x]! - column * 0.25, 12);
    expect(pieces.across[x]).toBeCloseTo(0.2, 12);
    expect(pieces.length[x]).toBeCloseTo(0.25, 12);
  }
});

test("the distance to a fragment's edge is at most its size", () => {
  const { room, pieces } = openRows();
  const u = room();
  for (let x = 0; x < count; x++) u[x] = (x + 0.5) / count;
  fragments(6)(u, 0.31, 1, 4, pieces);
  expect(new Set(pieces.chance).size).toBeGreaterThan(3);
  for (const edge of pieces.edge) {
    expect(edge).toBeGreaterThanOrEqual(0);
    expect(edge).toBeLessThan(0.25);
  }
});

test('each level is the mean of the one before', () => {
  const { levels } = bakeTile({ kind: 'redBrick' }, 2, count);
  const [finest, next] = [levels[0]!, levels[1]!];
  for (let y = 0; y < count / 2; y++) {
    for (let at = 0; at < (count / 2) * channels; at++) {
      const from = y * 2 * count * channels + Math.floor(at / channels) * channels + at;
      const below = from + count * channels;
      const sum =
        finest[from]! + finest[from + channels]! + finest[below]! + finest[below + channels]!;
      expect(next[y * (count / 2) * channels + at]).toBe((sum + 2) >> 2);
    }
  }
});

test('a tile is the same after the memory of a very large one was released', () => {
  const before = bakeTile({ kind: 'oakPlanks' }, 3, count);
  const large = tileMemory();
  bakeTile({ kind: 'rusticPlanks' }, 3, 1024);
  expect(tileMemory()).not.toBe(large);
  expect(bakeTile({ kind: 'oakPlanks' }, 3, count)).toEqual(before);
});
