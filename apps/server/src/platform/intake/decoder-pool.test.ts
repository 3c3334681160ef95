import { ChildProcess } from 'node:child_process';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createDecoderPool } from './decoder-pool.ts';

const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a7a6a' } })
  .jpeg()
  .toBuffer();

test('a picture that comes while the only process is being ended for idleness gets another', async () => {
  const pool = createDecoderPool({ processes: 1, idleProcessMs: 1 });
  const decode = () =>
    pool.run('takeIn', async () => ({ bytes: await photo, maxPixels: 1_000_000 }));
  const end = ChildProcess.prototype.kill;
  const second = new Promise<Awaited<ReturnType<typeof decode>>>((resolve, reject) => {
    vi.spyOn(ChildProcess.prototype, 'kill').mockImplementationOnce(function (
      this: ChildProcess,
      signal,
    ) {
      const isSent = end.call(this, signal);
      decode().then(resolve, reject);
      return isSent;
    });
  });
  try {
    await decode();
    expect(await second).toMatchObject({ widthPx: 40, heightPx: 30 });
  } finally {
    vi.restoreAllMocks();
    await pool.close();
  }
});
