/** Whether metadata has a location: the GPS directory of EXIF, or XMP. */
const gpsDirectoryTag = 0x8825;
const entryBytes = 12;

export function holdsLocation(metadata: {
  exif?: Buffer | undefined;
  xmp?: Buffer | undefined;
}): boolean {
  return exifHoldsLocation(metadata.exif) || (metadata.xmp?.includes('GPSLatitude') ?? false);
}

function exifHoldsLocation(exif: Buffer | undefined): boolean {
  if (!exif || exif.length < 14) return false;
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const littleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const uint16 = (at: number) => (littleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const uint32 = (at: number) => (littleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = uint32(4);
  if (directory + 2 > tiff.length) return false;
  const entries = uint16(directory);
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + index * entryBytes;
    if (at + entryBytes > tiff.length) return false;
    if (uint16(at) === gpsDirectoryTag) return true;
  }
  return false;
}
