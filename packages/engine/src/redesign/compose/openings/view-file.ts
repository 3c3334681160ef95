/** File format of a view: luma at full size, chroma at half, compressed. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { createRgbImage, type RgbImage } from '../../../image/image.ts';

/** Level camera: the image centre looks straight ahead. */
export interface ViewLook {
  readonly focalPx: number;
  /** Row of the horizon. */
  readonly horizonPx: number;
}

export interface View extends ViewLook {
  readonly image: RgbImage;
}

const headerBytes = 16;
/** Quantisation step: views are seen out of focus, and coarse steps keep the file small. */
const step = 4;

/** Full-range YCbCr of ITU-R BT.601, as in JPEG. */
export function packView({ widthPx: w, heightPx: h, data }: RgbImage, look: ViewLook): Uint8Array {
  const [cw, ch] = [w >> 1, h >> 1];
  const planes = new Uint8Array(headerBytes + w * h + cw * ch * 2);
  const header = new DataView(planes.buffer);
  header.setUint32(0, w, true);
  header.setUint32(4, h, true);
  header.setFloat32(8, look.focalPx, true);
  header.setFloat32(12, look.horizonPx, true);
  const kept = (code: number) => Math.round(code / step);
  const luma = planes.subarray(headerBytes);
  const sums = new Float32Array(cw * ch * 2);
  for (let at = 0; at < w * h; at++) {
    const [r, g, b] = [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    luma[at] = kept(y);
    const cell = Math.min(ch - 1, Math.floor(at / w) >> 1) * cw + Math.min(cw - 1, (at % w) >> 1);
    sums[cell * 2]! += (0.564 * (b - y)) / 4;
    sums[cell * 2 + 1]! += (0.713 * (r - y)) / 4;
  }
  const colour = planes.subarray(headerBytes + w * h);
  for (let cell = 0; cell < cw * ch; cell++) {
    colour[cell] = kept(128 + sums[cell * 2]!);
    colour[cw * ch + cell] = kept(128 + sums[cell * 2 + 1]!);
  }
  return brotliCompressSync(planes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
}

export function unpackView(file: Uint8Array): View {
  const bytes = brotliDecompressSync(file);
  const header = new DataView(bytes.buffer, bytes.byteOffset, headerBytes);
  const [w, h] = [header.getUint32(0, true), header.getUint32(4, true)];
  const [cw, ch] = [w >> 1, h >> 1];
  const image = createRgbImage(w, h);
  const colourAt = headerBytes + w * h;
  for (let at = 0; at < w * h; at++) {
    const cell = Math.min(ch - 1, Math.floor(at / w) >> 1) * cw + Math.min(cw - 1, (at % w) >> 1);
    const y = bytes[headerBytes + at]! * step;
    const cb = bytes[colourAt + cell]! * step - 128;
    const cr = bytes[colourAt + cw * ch + cell]! * step - 128;
    image.data[at * 3] = y + 1.402 * cr;
    image.data[at * 3 + 1] = y - 0.344 * cb - 0.714 * cr;
    image.data[at * 3 + 2] = y + 1.772 * cb;
  }
  return { image, focalPx: header.getFloat32(8, true), horizonPx: header.getFloat32(12, true) };
}
