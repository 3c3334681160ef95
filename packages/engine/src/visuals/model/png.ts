/** A PNG without compression: enough for small masks inside a model file, with no library. */

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 255]!;
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

const bigEndian = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

function chunk(name: string, data: Uint8Array): number[] {
  const body = Uint8Array.from([...name].map((letter) => letter.charCodeAt(0)).concat([...data]));
  return [...bigEndian(data.length), ...body, ...bigEndian(crc32(body))];
}

const longestStoredBlock = 65535;

/** 8-bit RGBA, rows from top to bottom. */
export function encodePng(widthPx: number, heightPx: number, rgba: Uint8Array): Uint8Array {
  const rows = new Uint8Array(heightPx * (widthPx * 4 + 1));
  for (let row = 0; row < heightPx; row++)
    rows.set(
      rgba.subarray(row * widthPx * 4, (row + 1) * widthPx * 4),
      row * (widthPx * 4 + 1) + 1,
    );
  const stored: number[] = [0x78, 0x01];
  for (let at = 0; at < rows.length; at += longestStoredBlock) {
    const block = rows.subarray(at, at + longestStoredBlock);
    const last = at + longestStoredBlock >= rows.length ? 1 : 0;
    stored.push(
      last,
      block.length & 255,
      block.length >>> 8,
      ~block.length & 255,
      (~block.length >>> 8) & 255,
      ...block,
    );
  }
  stored.push(...bigEndian(adler32(rows)));
  return Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunk(
      'IHDR',
      Uint8Array.from([...bigEndian(widthPx), ...bigEndian(heightPx), 8, 6, 0, 0, 0]),
    ),
    ...chunk('IDAT', Uint8Array.from(stored)),
    ...chunk('IEND', new Uint8Array()),
  ]);
}
