/** A region of the surface network's memory with a multi-channel picture. */

/** Interleaved channels, with a border of one zero pixel. */
export interface Sheet {
  /** Offset in floats of the border's first pixel. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
  /** A multiple of eight. */
  readonly channels: number;
}

export const rowOf = (sheet: Sheet) => (sheet.width + 2) * sheet.channels;
export const insideOf = (sheet: Sheet) => sheet.at + rowOf(sheet) + sheet.channels;
export const startOf = (sheet: Sheet, y: number) => insideOf(sheet) + y * rowOf(sheet);
export const sizeOf = (sheet: Sheet) => (sheet.height + 2) * rowOf(sheet);
