/** A stretch of the memory of the surface network that holds a picture of some channels. */

/** Channels of a pixel side by side, with a border of one empty pixel. */
export interface Sheet {
  /** Floats from the start of the memory to the first pixel of the border. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
  /** A multiple of eight. */
  readonly channels: number;
}

export const rowOf = (sheet: Sheet) => (sheet.width + 2) * sheet.channels;
/** The first pixel inside the border. */
export const insideOf = (sheet: Sheet) => sheet.at + rowOf(sheet) + sheet.channels;
/** The first pixel of a row. */
export const startOf = (sheet: Sheet, y: number) => insideOf(sheet) + y * rowOf(sheet);
export const sizeOf = (sheet: Sheet) => (sheet.height + 2) * rowOf(sheet);
