/** The next coarser level of a tile: see materials/mips.ts. */

const texelBytes: usize = 12;

/**
 * Each texel of this level is the mean of four in `source`. Reads and writes sixteen bytes for a texel's
 * twelve: the excess is overwritten by the next texel.
 */
export function halve(source: usize, level: usize, size: i32): void {
  const line = <usize>(size * 2) * texelBytes;
  const half = i32x4.splat(2);
  let to = level;
  for (let y = 0; y < size; y++) {
    let from = source + <usize>(y * 2) * line;
    for (let x = 0; x < size; x++) {
      const a = v128.load(from);
      const b = v128.load(from, texelBytes);
      const c = v128.load(from + line);
      const d = v128.load(from + line, texelBytes);
      const low = i32x4.add(
        i32x4.add(i32x4.extend_low_i16x8_u(a), i32x4.extend_low_i16x8_u(b)),
        i32x4.add(i32x4.extend_low_i16x8_u(c), i32x4.extend_low_i16x8_u(d)),
      );
      const high = i32x4.add(
        i32x4.add(i32x4.extend_high_i16x8_u(a), i32x4.extend_high_i16x8_u(b)),
        i32x4.add(i32x4.extend_high_i16x8_u(c), i32x4.extend_high_i16x8_u(d)),
      );
      v128.store(
        to,
        i16x8.narrow_i32x4_u(
          i32x4.shr_u(i32x4.add(low, half), 2),
          i32x4.shr_u(i32x4.add(high, half), 2),
        ),
      );
      from += 2 * texelBytes;
      to += texelBytes;
    }
  }
}
