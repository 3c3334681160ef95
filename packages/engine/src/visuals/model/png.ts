/** PNG encoder for small masks in model files. */
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(name, 4, 'latin1');
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}

/** 8-bit RGBA, rows from top to bottom. */
export function encodePng(widthPx: number, heightPx: number, rgba: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rowBytes = widthPx * 4;
  // Each row starts with its filter type: 0, none.
  const rows = new Uint8Array(heightPx * (rowBytes + 1));
  for (let row = 0; row < heightPx; row++) {
    const pixels = rgba.subarray(row * rowBytes, (row + 1) * rowBytes);
    rows.set(pixels, row * (rowBytes + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
