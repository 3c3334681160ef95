/** Hostile and odd picture files, made here so that none lies in the repository. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture with a light square in its top left, so that a turn can be seen. */
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

/** Grey noise from a fixed rule: a picture that does not compress away. */
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

export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
);

export const heicHead = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.alloc(200),
]);

/** A JPEG that says where it was taken, by whom, with which camera. */
export const locatedJpeg = () =>
  markedPicture()
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretMaker', Artist: 'Jane Example' },
      IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' },
    })
    .toBuffer();
