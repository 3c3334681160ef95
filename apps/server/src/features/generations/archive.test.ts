/** All pictures of a person as one zip, also where a file is gone, the store breaks off, or the person leaves. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { file, generation, picture } from '../../platform/db/schema/generations.ts';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { firstOf } from '../../testing/first-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { ordersAt } from './orders.fixture.ts';

const bucketServer = await startBucketServer();
afterAll(() => bucketServer.close());

/** More than the buffers on the way hold. */
const largeBytes = 4 * 1024 * 1024;

/** The text of a zip without compression names its entries in clear. */
function entriesOf(zip: Buffer): string[] {
  const text = zip.toString('latin1');
  expect(text, 'the end of a whole zip').toContain('PK\x05\x06');
  const [, ...records] = text.split('PK\x01\x02');
  return records.map((record) => {
    const length = Buffer.from(record, 'latin1').readUInt16LE(24);
    return record.slice(42, 42 + length);
  });
}

describe.each(['a folder', 'a bucket'])('from %s', (name) => {
  let app: TestApp;
  beforeAll(async () => {
    const environment = name === 'a bucket' ? bucketServer.settings : {};
    app = await createTestApp({ makers: allBy(quickMaker), environment });
    await app.pictureService.work(2);
  });
  const { madeVisual } = ordersAt(() => app);

  /** Keys of three pictures, as the archive orders them. */
  async function threePictures(person: TestPerson): Promise<string[]> {
    const { id } = await madeVisual(person, { variations: 3 });
    const rows = await app.database.db
      .select({ key: file.storageKey })
      .from(picture)
      .innerJoin(generation, eq(generation.id, picture.generationId))
      .innerJoin(file, eq(file.id, picture.fileId))
      .where(eq(generation.id, id))
      .orderBy(asc(picture.index));
    expect(rows).toHaveLength(3);
    return rows.map(({ key }) => key);
  }
  const archiveOf = (person: TestPerson) => app.request('/api/archive', { as: person });

  test('a picture whose file is gone is named in it, and the others are there', async () => {
    const person = await app.person();
    const [, second] = await threePictures(person);
    await app.pictureService.files.store.remove(second!);
    const zip = Buffer.from(await (await archiveOf(person)).arrayBuffer());
    expect(entriesOf(zip)).toEqual([
      expect.stringMatching(/-001-visual\.png$/),
      expect.stringMatching(/-003-visual-3\.png$/),
      'missing.txt',
    ]);
    expect(zip.toString('latin1')).toMatch(/- \d{4}-\d\d-\d\d-002-visual-2\.png\n/);
  });

  test('a store that breaks off breaks the download, and is told in the log', async () => {
    const person = await app.person();
    const keys = await threePictures(person);
    const { store } = app.pictureService.files;
    for (const key of keys) await store.put(key, new Uint8Array(largeBytes), 'image/png');
    const reader = (await archiveOf(person)).body!.getReader();
    await reader.read();
    if (name === 'a bucket') bucketServer.cut();
    else {
      // Can be opened, and not be read.
      const last = path.join(app.folder, 'files', keys[2]!);
      rmSync(last);
      mkdirSync(last);
    }
    const readAll = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readAll()).rejects.toThrow();
    bucketServer.mend();
    const isTold = (line: string) => line.includes('An archive broke off');
    await expect.poll(() => app.log.lines.some(isTold)).toBe(true);
  });

  test('somebody who leaves leaves no file open', async () => {
    const person = await app.person();
    const keys = await threePictures(person);
    const { store } = app.pictureService.files;
    await store.put(firstOf(keys), new Uint8Array(largeBytes), 'image/png');
    const streamed = vi.spyOn(store, 'stream');
    const { body } = await archiveOf(person);
    const reader = body!.getReader();
    await reader.read();
    await reader.cancel();
    const opened: Readable[] = await Promise.all(streamed.mock.results.map(({ value }) => value));
    expect(opened.length).toBeGreaterThan(0);
    await expect.poll(() => opened.every(({ closed }) => closed)).toBe(true);
    streamed.mockRestore();
  });
});
