import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { interlacedPng, noisyPicture, scanBomb } from '../../testing/attack-files.fixture.ts';
import { createDecoderPool } from './decoder-pool.ts';
import { decoderProgram, forkDecoder } from './fork-decoder.ts';
import { createIntake } from './intake.ts';

test('decoders get none of our keys', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_planted');
  const folder = await mkdtemp(path.join(tmpdir(), 'maquette-decoder-'));
  const file = path.join(folder, 'tells.mjs');
  writeFileSync(
    file,
    `process.on('message', () => process.send({ output: { refused: JSON.stringify(process.env) } }));`,
  );
  const telling = createDecoderPool({ processes: 1, file });
  try {
    const told = await telling.run('finish', { maxPixels: 1 }, async () => new Uint8Array());
    const environment = JSON.parse('refused' in told ? told.refused : '');
    expect(environment).toHaveProperty('PATH');
    expect(Object.keys(environment)).not.toContain('STRIPE_SECRET_KEY');
    expect(JSON.stringify(environment)).not.toContain('planted');
  } finally {
    vi.unstubAllEnvs();
    await telling.close();
    await rm(folder, { recursive: true });
  }
});

test('a picture does not pass through the messages, and its decoder stands back at once (19.2)', async () => {
  // Below our own: only root may raise priority.
  const niceness = Math.min(getPriority() + 5, constants.priority.PRIORITY_LOW);
  const folder = await mkdtemp(path.join(tmpdir(), 'maquette-decoder-'));
  const file = path.join(folder, 'tells.mjs');
  writeFileSync(
    file,
    `import { getPriority } from 'node:os';
     process.on('message', (told) =>
       process.send({ output: { refused: JSON.stringify({ told, priority: getPriority() }) } }));`,
  );
  const telling = createDecoderPool({ processes: 1, niceness, file });
  try {
    const sent = new Uint8Array(3_000_000);
    const answer = await telling.run('finish', { maxPixels: 1 }, async () => sent);
    const { told, priority } = JSON.parse('refused' in answer ? answer.refused : '');
    expect(told).toEqual({
      operation: 'finish',
      settings: { maxPixels: 1 },
      size: 3_000_000,
    });
    expect(priority).toBe(niceness);
  } finally {
    await telling.close();
    await rm(folder, { recursive: true });
  }
});

test('a decoder is there for a minute after its last picture (19.2)', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'maquette-decoder-'));
  const file = path.join(folder, 'tells.mjs');
  writeFileSync(
    file,
    `process.on('message', () => process.send({ output: { refused: String(process.pid) } }));`,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const telling = createDecoderPool({ processes: 1, file });
  const toldBy = () => telling.run('finish', { maxPixels: 1 }, async () => new Uint8Array());
  try {
    const first = await toldBy();
    vi.advanceTimersByTime(59_000);
    expect(await toldBy()).toEqual(first);
    vi.advanceTimersByTime(61_000);
    expect(await toldBy()).not.toEqual(first);
  } finally {
    vi.useRealTimers();
    await telling.close();
    await rm(folder, { recursive: true });
  }
});

test('no decoder is started for too much work (19.2)', async () => {
  const { execPath } = process;
  const starved = createIntake({ processes: 1 });
  process.execPath = path.join(tmpdir(), 'no-such-program');
  try {
    for (const bomb of [scanBomb(8_000, 880), interlacedPng(8_000, 8_000, 0)]) {
      const sent = starved.takeIn(bomb, 'somebody');
      await expect(sent).rejects.toMatchObject({ code: 'PICTURE_TOO_COMPLEX' });
    }
  } finally {
    process.execPath = execPath;
    await starved.close();
  }
});

test.each(['bytes', 'a file'] as const)(
  'many megabytes arrive complete, sent as %s',
  async (as) => {
    const photo = await noisyPicture(1_500, 1_200).png({ compressionLevel: 0 }).toBuffer();
    const sent = as === 'bytes' ? new Uint8Array(photo) : new Blob([new Uint8Array(photo)]);
    const intake = createIntake({ processes: 1 });
    const { bytes, sha256, thumb } = await intake
      .takeIn(sent, 'somebody')
      .finally(() => intake.close());
    const pixels = (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer();
    expect(Buffer.compare(await pixels(bytes), await pixels(photo))).toBe(0);
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 480 });
  },
);

test('pictures are taken in also where changes are watched for', async () => {
  // Under `node --watch` a process first reports its modules.
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const watched = createIntake({ processes: 1 });
  try {
    const photo = await noisyPicture(40, 30).png().toBuffer();
    expect(await watched.takeIn(photo, 'somebody')).toMatchObject({ widthPx: 40, heightPx: 30 });
  } finally {
    vi.unstubAllEnvs();
    await watched.close();
  }
});

test.skipIf(process.platform !== 'linux')(
  'a decoder ignores signals before it loads the library of pictures',
  async () => {
    const child = forkDecoder(decoderProgram, getPriority());
    const of = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
    try {
      while (!of('maps').includes('libvips')) await setImmediate();
      const [, caught = '0'] = /^SigCgt:\s*(\w+)$/m.exec(of('status')) ?? [];
      const bitOf = (signal: number) => 1n << BigInt(signal - 1);
      const { SIGTERM, SIGINT, SIGHUP } = constants.signals;
      for (const signal of [SIGTERM, SIGINT, SIGHUP]) {
        expect(BigInt(`0x${caught}`) & bitOf(signal)).not.toBe(0n);
      }
    } finally {
      child.kill('SIGKILL');
    }
  },
);
