/** Malicious and odd picture files, generated so that none is in the repository. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture with a light square at its top left, which shows rotations. */
export const markedPicture = (widthPx = 64, heightPx = 48) =>
  sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#406080' },
  }).composite([
    {
      input: {
        create: {
          width: Math.ceil(widthPx / 4),
          height: Math.ceil(heightPx / 4),
          channels: 3,
          background: '#f0e0c0',
        },
      },
      left: 0,
      top: 0,
    },
  ]);

/** Deterministic grey noise: an incompressible picture. */
export function noisyPicture(widthPx: number, heightPx: number) {
  const data = Buffer.alloc(widthPx * heightPx * 3);
  let state = 1;
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[at] = 96 + ((state >>> 24) & 63);
  }
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG whose header promises far more pixels than its few bytes suggest. */
export function pngBomb(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header[8] = 1; // one bit a pixel
  const rows = deflateSync(Buffer.alloc((Math.ceil(widthPx / 8) + 1) * heightPx));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const interlacePasses = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const deepPixelBytes = 8;

function interlacedBytes(widthPx: number, heightPx: number): number {
  return interlacePasses.reduce((sum, [left, top, across, down]) => {
    const columns = Math.max(0, Math.ceil((widthPx - left) / across));
    const rows = Math.max(0, Math.ceil((heightPx - top) / down));
    return sum + (columns > 0 ? rows * (columns * deepPixelBytes + 1) : 0);
  }, 0);
}

/**
 * An interlaced 16-bit PNG with alpha, which must be held in memory as a whole. Tests that only expect a refusal
 * leave its pixels out.
 */
export function interlacedPng(
  widthPx: number,
  heightPx: number,
  bytes = interlacedBytes(widthPx, heightPx),
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([16, 6, 0, 0, 1], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function jpegSegment(code: number, data: readonly number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, code, length >> 8, length & 255, ...data]);
}

/** A grey progressive JPEG whose scans pass all pixels again without changing any. */
export function scanBomb(sidePx: number, scans: number): Buffer {
  const size = [sidePx >> 8, sidePx & 255];
  const table = (kind: number, symbol: number) =>
    jpegSegment(0xc4, [kind, 1, ...Array<number>(15).fill(0), symbol]);
  const blocks = Math.ceil(sidePx / 8) ** 2;
  /** The bits of a scan, padded with ones; a byte of ones is followed by a zero. */
  const packed = (bits: string): number[] =>
    (bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []).flatMap((each) => {
      const value = Number.parseInt(each, 2);
      return value === 255 ? [value, 0] : [value];
    });
  // One code ends this many blocks.
  const longestRun = 32_767;
  const runCode = (run: number) => `0${(run - 16_384).toString(2).padStart(14, '0')}`;
  const lastRun = blocks % longestRun || longestRun;
  const runs = runCode(longestRun).repeat((blocks - lastRun) / longestRun) + runCode(lastRun);
  const skipsAll = Buffer.from(packed(runs));
  const parts = [
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0, ...Array<number>(64).fill(1)]),
    jpegSegment(0xc2, [8, ...size, ...size, 1, 1, 0x11, 0]),
    table(0x00, 0),
    table(0x10, 0xe0),
    jpegSegment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
  ];
  for (let scan = 1; scan < scans; scan++) {
    const frequency = 1 + ((scan - 1) % 63);
    const low = 13 - Math.floor((scan - 1) / 63);
    const high = low === 13 ? 0 : low + 1;
    parts.push(jpegSegment(0xda, [1, 1, 0, frequency, frequency, (high << 4) | low]), skipsAll);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
);

export const heicHead = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.alloc(200),
]);

/** A JPEG with location, author and camera. */
export const locatedJpeg = () =>
  markedPicture()
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretMaker', Artist: 'Jane Example' },
      IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' },
    })
    .toBuffer();

const webpChunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
};

export function webpOf(...chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

/** Headers without pixels: what they ask for is counted before anything is decoded. */
export function stillWebp(widthPx: number, heightPx: number): Buffer {
  const frame = Buffer.from([0x30, 1, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  frame.writeUInt16LE(widthPx, 6);
  frame.writeUInt16LE(heightPx, 8);
  return webpOf(webpChunk('VP8 ', frame));
}

export function losslessWebp(widthPx: number, heightPx: number): Buffer {
  const data = Buffer.from([0x2f, 0, 0, 0, 0]);
  data.writeUInt32LE(((heightPx - 1) << 14) | (widthPx - 1), 1);
  return webpOf(webpChunk('VP8L', data));
}

export function animatedWebp(sidePx: number, frames: number, frameSidePx = sidePx): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x02;
  for (const at of [4, 7]) canvas.writeUIntLE(sidePx - 1, at, 3);
  const frame = Buffer.alloc(16);
  for (const at of [6, 9]) frame.writeUIntLE(frameSidePx - 1, at, 3);
  return webpOf(
    webpChunk('VP8X', canvas),
    ...Array.from({ length: frames }, () => webpChunk('ANMF', frame)),
  );
}

export const emptyWebpChunks = (count: number): Buffer =>
  webpOf(...Array.from({ length: count }, () => webpChunk('NONE', Buffer.alloc(0))));
