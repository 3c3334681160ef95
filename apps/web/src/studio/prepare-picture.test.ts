import { afterEach, expect, test, vi } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

const file = (type: string, bytes: number, name = 'room.heic') =>
  new File([new Uint8Array(bytes)], name, { type });

/** A browser that decodes pictures to this size, with the sizes it was asked to draw. */
function browserReading(size: { width: number; height: number } | undefined) {
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => {
    if (!size) throw new Error('not readable');
    return { ...size, close: () => {} };
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      ...{ width: 0, height: 0 },
      getContext: () => ({
        drawImage: (_bitmap: unknown, ...place: number[]) => drawn.push(place),
      }),
      toBlob: (done: (blob: Blob | null) => void, type: string, quality: number) => {
        drawn.push([quality]);
        done(new Blob(['jpeg'], { type }));
      },
    }),
  });
  return drawn;
}
afterEach(() => vi.unstubAllGlobals());

test.each(['image/jpeg', 'image/png', 'image/webp'])('%s of 15 MB goes as it is', async (type) => {
  const photo = file(type, 15 * 1024 * 1024);
  expect(await preparePicture(photo)).toBe(photo);
});

test('larger files, and other types, become a JPEG of the same name', async () => {
  for (const photo of [file('image/jpeg', 15 * 1024 * 1024 + 1), file('image/heic', 9)]) {
    const drawn = browserReading({ width: 4000, height: 3000 });
    const ready = await preparePicture(photo);
    expect([ready.name, ready.type]).toEqual(['room.jpg', 'image/jpeg']);
    expect(drawn).toEqual([[0, 0, 4000, 3000], [0.92]]);
  }
});

test('its long side is at most 6,000 pixels, with the same aspect ratio', async () => {
  const drawn = browserReading({ width: 5000, height: 12_000 });
  await preparePicture(file('image/heic', 9));
  expect(drawn[0]).toEqual([0, 0, 2500, 6000]);
});

test.each([
  [file('image/heic', 0), 'IMAGE_DAMAGED'],
  [file('image/heic', 9), 'HEIC_NOT_READABLE'],
  [file('', 9, 'photo.HEIF'), 'HEIC_NOT_READABLE'],
  [file('text/plain', 9, 'a.txt'), 'NOT_AN_IMAGE'],
])('what this browser cannot read is told why (%#)', async (photo, code) => {
  browserReading(undefined);
  await expect(preparePicture(photo)).rejects.toMatchObject({ code });
});
