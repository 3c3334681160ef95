/** The guide: perceived lightness of a row of sRGB codes, and its area means at the working size. */

/** Sums each code's entry in the lightness table: red, green, then blue. */
export function lightnessRow(
  codes: usize,
  places: usize,
  table: usize,
  target: usize,
  count: i32,
): void {
  let code = codes;
  for (let x: usize = 0; x < <usize>count; x++) {
    const place =
      load<f32>(places + ((<usize>load<u8>(code)) << 2)) +
      load<f32>(places + ((<usize>load<u8>(code, 1)) << 2), 1024) +
      load<f32>(places + ((<usize>load<u8>(code, 2)) << 2), 2048);
    store<f32>(target + (x << 2), load<f32>(table + ((<usize>(place + <f32>0.5)) << 2)));
    code += 3;
  }
}

/** Rows are read and written in fours, so their buffers are padded. */
export function addRow(sums: usize, row: usize, count: i32): void {
  const end = (<usize>count) << 2;
  for (let at: usize = 0; at < end; at += 16) {
    v128.store(sums + at, f32x4.add(v128.load(sums + at), v128.load(row + at)));
  }
}

/** Means over spans (first and last-but-one column) of a row that is the sum of `rows` rows. */
export function areaRow(sums: usize, spans: usize, target: usize, count: i32, rows: i32): void {
  for (let x: usize = 0; x < <usize>count; x++) {
    const first = load<i32>(spans + (x << 3));
    const end = load<i32>(spans + (x << 3), 4);
    let sum: f32 = 0;
    for (let column = first; column < end; column++)
      sum += load<f32>(sums + ((<usize>column) << 2));
    store<f32>(target + (x << 2), sum / <f32>(rows * (end - first)));
  }
}
