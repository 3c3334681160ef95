import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@maquette/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import {
  heicHead,
  interlacedPng,
  locatedJpeg,
  markedPicture,
  noisyPicture,
  pngBomb,
  scanBomb,
  scriptedSvg,
} from '../../testing/attack-files.fixture.ts';
import { createIntake, type Intake } from './intake.ts';

const intake = createIntake({ processes: 1 });
afterAll(() => intake.close());

const wholePicture = { x: 0, y: 0, width: 1, height: 1, straightenDeg: 0 };
const takeIn = (bytes: Uint8Array) => intake.takeIn(bytes, 'somebody');
const refusal = (bytes: Uint8Array) =>
  takeIn(bytes).then(
    () => 'taken in',
    (error: { code: string }) => error.code,
  );

const pixel = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
};

describe('refused files and their problems (U-01, U-03, U-04, U-10)', () => {
  test.each([
    ['no bytes', Buffer.alloc(0), 'IMAGE_DAMAGED'],
    ['one byte', Buffer.from([0xff]), 'NOT_AN_IMAGE'],
    ['a JPEG header and nothing more', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'IMAGE_DAMAGED'],
    ['an SVG with a script', scriptedSvg, 'NOT_AN_IMAGE'],
    ['a web page', Buffer.from('<!doctype html><script>1</script>'), 'NOT_AN_IMAGE'],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'NOT_AN_IMAGE'],
    ['a ZIP', Buffer.from('PK\u0003\u0004aaaaaaaaaa'), 'NOT_AN_IMAGE'],
    ['a GIF that is also an archive', Buffer.from('GIF89a\u0001\u0000PK'), 'NOT_AN_IMAGE'],
    ['an HEIC photo', heicHead, 'HEIC_NOT_READABLE'],
    ['30000 x 30000 one-bit pixels', pngBomb(30_000, 30_000), 'TOO_MANY_PIXELS'],
    ['16000 x 16000 one-bit pixels', pngBomb(16_000, 16_000), 'TOO_MANY_PIXELS'],
    ['8000 more pixels than 64 million', pngBomb(8000, 8001), 'TOO_MANY_PIXELS'],
    ['16-bit pixels, interlaced, 8000 x 8000', interlacedPng(8000, 8000, 0), 'PICTURE_TOO_COMPLEX'],
    ['64 million pixels sent 880 times', scanBomb(8000, 880), 'PICTURE_TOO_COMPLEX'],
    ['more bytes than allowed', Buffer.alloc(limits.uploadBytes + 1), 'TOO_LARGE'],
  ])('%s', async (_name, bytes, code) => expect(await refusal(bytes)).toBe(code));

  test.each([0.1, 0.5, 0.99])('a JPEG cut at %s of its length (U-06)', async (share) => {
    const whole = await noisyPicture(400, 300).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * share)))).toBe(
      'IMAGE_DAMAGED',
    );
  });

  test('a PNG with a broken checksum (U-06)', async () => {
    const png = await noisyPicture(200, 150).png().toBuffer();
    png[Math.floor(png.length / 2)]! ^= 0xff;
    expect(await refusal(png)).toBe('IMAGE_DAMAGED');
  });

  test.each(['tiff', 'gif', 'avif'] as const)('a real %s', async (format) => {
    const bytes = await markedPicture().toFormat(format).toBuffer();
    expect(await refusal(bytes)).toBe('NOT_AN_IMAGE');
  });
});

describe('accepted pictures (U-06)', () => {
  test.each([
    ['progressive JPEG', () => markedPicture().jpeg({ progressive: true }).toBuffer(), 64, 48],
    ['interlaced 16-bit PNG', async () => interlacedPng(64, 48), 64, 48],
    ['CMYK JPEG', () => markedPicture().toColourspace('cmyk').jpeg().toBuffer(), 64, 48],
    ['16-bit PNG', () => markedPicture().toColourspace('rgb16').png().toBuffer(), 64, 48],
    ['palette PNG with alpha', () => markedPicture().png({ palette: true }).toBuffer(), 64, 48],
    ['grey JPEG', () => markedPicture().greyscale().jpeg().toBuffer(), 64, 48],
    ['WebP', () => markedPicture().webp().toBuffer(), 64, 48],
    ['one pixel', () => markedPicture(1, 1).png().toBuffer(), 1, 1],
    ['a column of 20000', () => markedPicture(1, 20_000).png().toBuffer(), 1, 2048],
    ['64 megapixels and not one more', async () => pngBomb(8000, 8000), 2048, 2048],
  ])('%s becomes sRGB, eight bits, at most 2048 px', async (_name, make, widthPx, heightPx) => {
    const taken = await takeIn(await make());
    expect({ widthPx: taken.widthPx, heightPx: taken.heightPx }).toEqual({ widthPx, heightPx });
    const { space, depth, channels } = await sharp(taken.bytes).metadata();
    expect({ space, depth }).toEqual({ space: 'srgb', depth: 'uchar' });
    expect(channels).toBe(3);
    expect((await sharp(taken.thumb).metadata()).format).toBe('webp');
  });

  test('transparency lies on white', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await pixel((await takeIn(clear)).bytes, 4, 4)).toEqual([255, 255, 255]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i comes out upright (U-07)', async (turn) => {
    // The pixels are rotated inversely, so that the tag makes them upright. Sharp mirrors before rotating.
    const upright = markedPicture(64, 48);
    const undo = {
      1: (image: Sharp) => image,
      2: (image: Sharp) => image.flop(),
      3: (image: Sharp) => image.rotate(180),
      4: (image: Sharp) => image.flip(),
      5: (image: Sharp) => image.rotate(270).flop(),
      6: (image: Sharp) => image.rotate(270),
      7: (image: Sharp) => image.rotate(90).flop(),
      8: (image: Sharp) => image.rotate(90),
    }[turn]!;
    const pixels = await upright.png().toBuffer();
    const turned = await undo(sharp(pixels)).png().toBuffer();
    const tagged = await sharp(turned).withMetadata({ orientation: turn }).jpeg().toBuffer();
    const taken = await takeIn(tagged);
    expect([taken.widthPx, taken.heightPx]).toEqual([64, 48]);
    expect((await pixel(taken.bytes, 3, 3))[0]).toBeGreaterThan(200);
    expect((await pixel(taken.bytes, 60, 44))[0]).toBeLessThan(100);
  });

  test('metadata is gone, and the place is said to be (U-08)', async () => {
    const bytes = await locatedJpeg();
    expect(bytes.includes('SecretMaker')).toBe(true);
    const taken = await takeIn(bytes);
    expect(taken.locationRemoved).toBe(true);
    const { exif, xmp, iptc, icc } = await sharp(taken.bytes).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    for (const kept of [taken.bytes, taken.thumb]) {
      expect(Buffer.from(kept).includes('SecretMaker')).toBe(false);
    }
    expect((await takeIn(await markedPicture().jpeg().toBuffer())).locationRemoved).toBe(false);
  });

  test("data behind a picture isn't stored (U-04)", async () => {
    const polyglot = Buffer.concat([
      await markedPicture().jpeg().toBuffer(),
      Buffer.from('<script>alert("<?php system($_GET[0]) ?>")</script>'.repeat(100)),
    ]);
    const taken = await takeIn(polyglot);
    expect(Buffer.from(taken.bytes).includes('<script>')).toBe(false);
  });

  test('of an animation the first frame (U-09)', async () => {
    const frames = await sharp(
      [await markedPicture().png().toBuffer(), await noisyPicture(64, 48).png().toBuffer()],
      { join: { animated: true } },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const taken = await takeIn(frames);
    expect([taken.widthPx, taken.heightPx]).toEqual([64, 48]);
  });

  test('the same picture has the same hash (U-14)', async () => {
    const bytes = await markedPicture().jpeg().toBuffer();
    expect((await takeIn(bytes)).sha256).toBe((await takeIn(bytes)).sha256);
  });

  test('the coach sees dark and small', async () => {
    const night = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#0a0a0c' },
    })
      .jpeg()
      .toBuffer();
    expect((await takeIn(night)).coach).toEqual(['tiny', 'dark']);
  });
});

test('a crop cuts the part out, around the middle when straightened', async () => {
  const { bytes } = await takeIn(await markedPicture(400, 200).png().toBuffer());
  const part = { x: 0, y: 0, width: 0.25, height: 0.25, straightenDeg: 0 };
  const cut = await intake.crop(bytes, part, 'somebody');
  expect([cut.widthPx, cut.heightPx]).toEqual([100, 50]);
  expect((await pixel(cut.bytes, 50, 25))[0]).toBeGreaterThan(200);
  const turned = { x: 0.1, y: 0.1, width: 0.8, height: 0.8, straightenDeg: 3 };
  const straight = await intake.crop(bytes, turned, 'somebody');
  expect([straight.widthPx, straight.heightPx]).toEqual([320, 160]);
});

test('ten pictures of one sender let the next sender through after one (19.2)', async () => {
  const narrow = createIntake({ processes: 1 });
  const jpeg = await noisyPicture(800, 600).jpeg().toBuffer();
  const ended: string[] = [];
  const send = (sender: string) => narrow.takeIn(jpeg, sender).then(() => ended.push(sender));
  await Promise.all([...Array.from({ length: 10 }, () => send('many')), send('one')]);
  expect(ended.indexOf('one')).toBeLessThanOrEqual(2);
  await narrow.close();
});

test.each([
  ['taken in', (stuck: Intake, jpeg: Uint8Array) => stuck.takeIn(jpeg, 'many')],
  ['cut', (stuck: Intake, jpeg: Uint8Array) => stuck.crop(jpeg, wholePicture, 'many')],
] as const)(
  'a picture of ours does not stand behind foreign ones that are %s (19.2)',
  async (_, hand) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'maquette-decoder-'));
    const file = path.join(folder, 'only-finishes.mjs');
    writeFileSync(
      file,
      `process.on('message', ({ operation }) => {
       if (operation === 'finish') process.send({ output: { refused: 'NOT_AN_IMAGE' } });
     });`,
    );
    const stuck = createIntake({ processes: 1, file });
    const jpeg = await markedPicture().jpeg().toBuffer();
    const foreign = Promise.allSettled([1, 2, 3].map(() => hand(stuck, jpeg)));
    await expect(stuck.finish(jpeg)).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' });
    await stuck.close();
    await foreign;
    await rm(folder, { recursive: true });
  },
);

describe('the processes', () => {
  test('a hanging decoder is killed; the next picture is served (U-12)', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'maquette-decoder-'));
    const file = path.join(folder, 'hangs-once.mjs');
    const mark = path.join(folder, 'hung');
    writeFileSync(
      file,
      `import { existsSync, writeFileSync } from 'node:fs';
       process.on('message', () => {
         if (existsSync(${JSON.stringify(mark)})) process.send({ output: { refused: 'NOT_AN_IMAGE' } });
         else { writeFileSync(${JSON.stringify(mark)}, ''); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }
       });`,
    );
    // Long enough for a process to start on a busy machine.
    const shaky = createIntake({ processes: 1, operationTimeoutMs: 2_500, file });
    const jpeg = await markedPicture().jpeg().toBuffer();
    const codes = await Promise.all(
      [jpeg, jpeg].map((bytes) =>
        shaky.takeIn(bytes, 'somebody').catch((error: { code: string }) => error),
      ),
    );
    expect(codes).toMatchObject([{ code: 'IMAGE_DAMAGED' }, { code: 'NOT_AN_IMAGE' }]);
    expect(readFileSync(mark, 'utf8')).toBe('');
    await shaky.close();
    await rm(folder, { recursive: true });
  });

  test.each([
    ['takeIn', 1, 'PICTURE_CUT_SHORT'],
    ['finish', 4, 'NOT_AN_IMAGE'],
    ['finish', 5, 'PICTURE_CUT_SHORT'],
    ['crop', 5, 'PICTURE_CUT_SHORT'],
  ] as const)('%s by a decoder that is killed %i times ends as %s', async (door, kills, code) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'maquette-decoder-'));
    const file = path.join(folder, 'is-killed.mjs');
    const deaths = path.join(folder, 'deaths');
    writeFileSync(deaths, '');
    writeFileSync(
      file,
      `import { appendFileSync, readFileSync } from 'node:fs';
       process.on('message', () => {
         if (readFileSync(${JSON.stringify(deaths)}, 'utf8').length >= ${kills})
           return process.send({ output: { refused: 'NOT_AN_IMAGE' } });
         appendFileSync(${JSON.stringify(deaths)}, '.');
         process.kill(process.pid, 'SIGKILL');
       });`,
    );
    const dying = createIntake({ processes: 1, file });
    const jpeg = await markedPicture().jpeg().toBuffer();
    const doors = {
      takeIn: () => dying.takeIn(jpeg, 'somebody'),
      finish: () => dying.finish(jpeg),
      crop: () => dying.crop(jpeg, wholePicture, 'somebody'),
    };
    await expect(doors[door]()).rejects.toMatchObject({ code });
    expect(readFileSync(deaths, 'utf8')).toHaveLength(kills);
    await dying.close();
    await rm(folder, { recursive: true });
  });

  test('where none can be started the server lives on and tells so', async () => {
    const { execPath } = process;
    const starved = createIntake({ processes: 1 });
    const jpeg = await markedPicture().jpeg().toBuffer();
    process.execPath = path.join(tmpdir(), 'no-such-program');
    try {
      for (const asked of [starved.takeIn(jpeg, 'somebody'), starved.finish(jpeg)]) {
        await expect(asked).rejects.toMatchObject({ code: 'PICTURE_CUT_SHORT' });
      }
    } finally {
      process.execPath = execPath;
    }
    expect(await starved.finish(jpeg)).toMatchObject({ contentType: 'image/png' });
    await starved.close();
  });

  test('excess requests are told to retry (U-11)', async () => {
    const narrow = createIntake({ processes: 1, turns: { waitingEach: 2 } });
    const jpeg = await noisyPicture(800, 600).jpeg().toBuffer();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () =>
        narrow.takeIn(jpeg, 'somebody').then(
          () => 'taken in',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken in')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'BUSY')).toHaveLength(3);
    await narrow.close();
  });
});
