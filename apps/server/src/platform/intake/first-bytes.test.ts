/** File type detection; the first bytes are written by hand after each format's specification. */
import { expect, test } from 'vitest';
import { holdsLocation } from './location-data.ts';
import { sniff } from './sniff.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

test.each([
  [bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  [bytes([0xff, 0xd8, 0x00]), 'unknown'],
  [bytes(png), 'png'],
  [bytes(png.slice(0, 7)), 'unknown'],
  [bytes('RIFF', [1, 2, 3, 4], 'WEBP'), 'webp'],
  [bytes('RIFF', [1, 2, 3, 4], 'WAVE'), 'unknown'],
  [bytes([0, 0, 0, 24], 'ftyp', 'heic'), 'heic'],
  [bytes([0, 0, 0, 24], 'ftyp', 'mif1'), 'heic'],
  [bytes([0, 0, 0, 24], 'ftyp', 'avif'), 'unknown'],
  [bytes(' <svg/>'), 'unknown'],
  [bytes(), 'empty'],
])('%o is %s', (file, kind) => expect(sniff(file)).toBe(kind));

/** A directory with these tags, right after the header. */
function exif(tags: readonly number[], isLittle = true, head = 'Exif\0\0'): Buffer {
  const tiff = Buffer.alloc(10 + tags.length * 12);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  const write16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  write16(42, 2);
  if (isLittle) tiff.writeUInt32LE(8, 4);
  else tiff.writeUInt32BE(8, 4);
  write16(tags.length, 8);
  for (const [index, tag] of tags.entries()) write16(tag, 10 + index * 12);
  return Buffer.concat([Buffer.from(head, 'latin1'), tiff]);
}
const camera = 0x0110;
const gps = 0x8825;

test('the place is found in whichever order bytes are written, first or last', () => {
  for (const isLittle of [true, false]) {
    expect(holdsLocation({ exif: exif([camera, gps], isLittle) })).toBe(true);
    expect(holdsLocation({ exif: exif([gps, camera], isLittle) })).toBe(true);
    expect(holdsLocation({ exif: exif([camera, camera], isLittle) })).toBe(false);
  }
  expect(holdsLocation({ exif: exif([gps], true, '') })).toBe(true);
});

test('XMP says it in words, and what says nothing holds no place', () => {
  expect(holdsLocation({ xmp: Buffer.from('<x exif:GPSLatitude="48,8N"/>') })).toBe(true);
  expect(holdsLocation({ xmp: Buffer.from('<x/>'), exif: exif([camera]) })).toBe(false);
  expect(holdsLocation({})).toBe(false);
});

test('a directory that is cut off is read as far as it goes', () => {
  const whole = exif([camera, gps]);
  expect(holdsLocation({ exif: whole.subarray(0, whole.length - 12) })).toBe(false);
  expect(holdsLocation({ exif: whole.subarray(0, 13) })).toBe(false);
  const far = Buffer.from(whole);
  far.writeUInt32LE(0xffff, 10);
  expect(holdsLocation({ exif: far })).toBe(false);
});
