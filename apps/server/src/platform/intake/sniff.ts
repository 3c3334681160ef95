/** Detects a file's type by its first bytes; names and declared types are ignored. */
export type SniffedKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'unknown' | 'empty';

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function sniff(bytes: Uint8Array): SniffedKind {
  if (bytes.length === 0) return 'empty';
  const letters = (from: number, to: number) =>
    String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (pngSignature.every((value, at) => bytes[at] === value)) return 'png';
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp';
  if (letters(4, 8) === 'ftyp' && heicBrands.has(letters(8, 12))) return 'heic';
  return 'unknown';
}
