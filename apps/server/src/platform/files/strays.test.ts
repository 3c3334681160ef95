/** Files of another installation, of a restored database and of running work are never deleted. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, gte, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { closeLater } from '../../testing/databases/left-over.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testLog } from '../../testing/test-log.ts';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/generations.ts';
import { installation } from '../db/schema/store.ts';
import { randomId } from '../intake/intake.ts';
import { StartError } from '../process/start-error.ts';
import { examineFiles, rowsWithKeys } from './examine.ts';
import { openFolderStore } from './file-store.ts';
import { claimStore, expectOwnStore, ForeignStoreError } from './installation.ts';
import { keysIn } from './keys-in.fixture.ts';
import { isUnfinished, markerKey, unfinishedKeyOf } from './own-keys.ts';
import { isTooMany, sweepStrays } from './strays.ts';

const hourMs = 60 * 60_000;
const { db } = await openTestDatabase();
const { db: secondDb } = await openTestDatabase();

let folder: string;
let nowMs: number;
const clock = () => new Date(nowMs);
const nightPasses = () => {
  nowMs += 21 * hourMs;
};
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'maquette-strays-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  nowMs = Date.now();
  for (const each of [db, secondDb]) {
    await each.execute(sql`truncate installation, stray_files, files`);
  }
  // As at the first start, on an empty store.
  await claimStore({ db, store: store(), clock });
});

const store = () => openFolderStore(folder);
const sweepOn = (on: Database, log = testLog()) =>
  sweepStrays({ db: on, store: store(), clock, log });
const keysNow = () => keysIn(store());

/** A file that has been there for some hours. */
function put(key: string, hoursOld = 3): string {
  const target = path.join(folder, key);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, 'pixels');
  const changedAt = new Date(nowMs - hoursOld * hourMs);
  utimesSync(target, changedAt, changedAt);
  return key;
}
const photoKey = () => `photos/${randomId()}.jpg`;

/** Photos with their thumbnails, each with its row. */
async function known(count: number): Promise<string[]> {
  const rows = Array.from(
    { length: count },
    (): typeof file.$inferInsert & { readonly thumbKey: string } => {
      const id = randomId();
      return {
        id,
        owner: 'ada',
        kind: 'photo',
        storageKey: put(`photos/${id}.jpg`),
        thumbKey: put(`photos/${id}.thumb.webp`),
        contentType: 'image/jpeg',
        bytes: 6,
        sha256: id,
      };
    },
  );
  for (let from = 0; from < rows.length; from += 500) {
    await db.insert(file).values(rows.slice(from, from + 500));
  }
  return rows.flatMap(({ storageKey, thumbKey }) => [storageKey, thumbKey]);
}

test('another installation is refused in a sentence and removes nothing', async () => {
  await known(3);
  await claimStore({ db, store: store(), clock });
  const before = await keysNow();
  const second = claimStore({ db: secondDb, store: store(), clock });
  await expect(second).rejects.toThrow(ForeignStoreError);
  await expect(second).rejects.toThrow(
    `The files in the folder ${folder} belong to another Maquette.`,
  );
  for (let night = 0; night < 3; night++) {
    await expect(sweepOn(secondDb)).rejects.toThrow(ForeignStoreError);
    nightPasses();
  }
  expect(await keysNow()).toEqual(before);
});

test('a database that never had a store is not let into that of another', async () => {
  const looking = () => expectOwnStore({ db: secondDb, store: store() });
  await expect(looking()).rejects.toThrow(ForeignStoreError);
  expect(await expectOwnStore({ db, store: store() })).toMatchObject({ stamp: 1 });
  removeMarker();
  expect(await looking()).toBeUndefined();
});

test('a stray is deleted after two nights; foreign files never are', async () => {
  await known(100);
  const foreign = [put('backup/2026.tar', 900), put('photos/holiday.jpg', 900)];
  const stray = put(photoKey());
  const found = await examineFiles({ db, store: store(), clock, graceMs: hourMs });
  expect(found).toMatchObject({ rows: 100, objects: 201, foreign: 2, strays: 1, missing: 0 });
  expect(await sweepOn(db)).toEqual([]);
  expect(await sweepOn(db)).toBeUndefined();
  nightPasses();
  expect(await sweepOn(db)).toEqual([stray]);
  nightPasses();
  expect(await sweepOn(db)).toEqual([]);
  const left = await keysNow();
  expect(left).toHaveLength(200 + foreign.length + 1);
  expect(left).toEqual(expect.arrayContaining(foreign));
});

test('what a killed process did not write to its end is deleted after an hour', async () => {
  await known(100);
  const [left, underWay] = [put(unfinishedKeyOf(photoKey(), randomId())), photoKey()];
  put(unfinishedKeyOf(underWay, randomId()), 0);
  const found = await examineFiles({ db, store: store(), clock, graceMs: hourMs });
  expect(found).toMatchObject({ objects: 200, foreign: 0, strays: 0, unfinished: [left] });
  expect(await sweepOn(db)).toEqual([]);
  const keys = await keysNow();
  expect(keys).not.toContain(left);
  expect(keys.filter(isUnfinished)).toHaveLength(1);
});

test('a stray that gets a row stays', async () => {
  const [kept] = await known(100);
  const [row] = await db.delete(file).where(eq(file.storageKey, kept!)).returning();
  expect(await sweepOn(db)).toEqual([]);
  await db.insert(file).values(row!);
  nightPasses();
  expect(await sweepOn(db)).toEqual([]);
  // A stray anew: its nights are counted anew.
  await db.delete(file).where(eq(file.storageKey, kept!));
  nightPasses();
  expect(await sweepOn(db)).toEqual([]);
  expect(await keysNow()).toContain(kept);
});

test('above one per cent none is deleted, and the operator is informed', async () => {
  await known(100);
  const strays = Array.from({ length: 3 }, () => put(photoKey()));
  for (let night = 0; night < 3; night++) {
    const log = testLog();
    expect(await sweepOn(db, log)).toEqual([]);
    expect(log.lines.join('')).toContain('none was removed. `npm run doctor` names them');
    nightPasses();
  }
  expect(await keysNow()).toEqual(expect.arrayContaining(strays));
});

test('a hundred of very many may go, one more may not', () => {
  expect(isTooMany(100, 1_000_000)).toBe(false);
  expect(isTooMany(101, 1_000_000)).toBe(true);
});

test('a database restored from a backup judges nothing from before it was restored', async () => {
  await known(200);
  await claimStore({ db, store: store(), clock });
  const [backup] = await db.select().from(installation);
  // Two pictures after the backup, and the stamp that follows them.
  const backupAt = new Date();
  const [newer] = await known(1);
  await claimStore({ db, store: store(), clock });
  await db.delete(file).where(gte(file.createdAt, backupAt));
  await db.update(installation).set(backup!);

  const log = testLog();
  expect(await sweepOn(db, log)).toEqual([]);
  expect(log.lines.join('')).toContain('The database is older than its files');
  expect((await claimStore({ db, store: store(), clock })).isRestored).toBe(false);
  for (let night = 0; night < 3; night++) {
    nightPasses();
    expect(await sweepOn(db)).toEqual([]);
  }
  expect(await keysNow()).toContain(newer);
});

const removeMarker = () => rmSync(path.join(folder, markerKey));

test('of two that shared a store before it was marked, none judges what is older', async () => {
  const theirs = await known(3);
  await db.execute(sql`truncate files, installation`);
  removeMarker();
  await known(300);
  const log = testLog();
  expect(await sweepOn(db, log)).toEqual([]);
  expect(log.lines.join('')).toContain('did not say whose');
  for (let night = 0; night < 3; night++) {
    nightPasses();
    expect(await sweepOn(db)).toEqual([]);
  }
  expect(await keysNow()).toEqual(expect.arrayContaining(theirs));
  await expect(sweepOn(secondDb)).rejects.toThrow(ForeignStoreError);
});

test('an older database judges nothing from before, although its store lost its mark', async () => {
  await known(300);
  const backupAt = new Date();
  const [newer] = await known(1);
  await db.delete(file).where(gte(file.createdAt, backupAt));
  removeMarker();
  expect(await claimStore({ db, store: store(), clock })).toMatchObject({ isAdopted: true });
  for (let night = 0; night < 3; night++) {
    expect(await sweepOn(db)).toEqual([]);
    nightPasses();
  }
  expect(await keysNow()).toContain(newer);
});

test('an empty store in place of the one with files is refused, unless confirmed', async () => {
  await known(3);
  await claimStore({ db, store: store(), clock });
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const claim = (lostAtStamp?: number) => claimStore({ db, store: store(), clock, lostAtStamp });
  await expect(claim()).rejects.toThrow(StartError);
  await expect(claim(1)).rejects.toThrow(
    `The store in use, the folder ${folder}, is not the one that this database used: it has no installation.json and none of its newest files.`,
  );
  await expect(claim()).rejects.toThrow('start once with FILES_LOST_AT=2.');
  expect(await keysNow()).toEqual([]);
  expect(await claim(2)).toEqual({ isRestored: false, isAdopted: false });
  expect(await claim()).toEqual({ isRestored: false, isAdopted: false });
});

test('an empty store is taken by a database that has no files yet', async () => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  expect(await claimStore({ db, store: store(), clock })).toMatchObject({ isAdopted: false });
});

test('a stray of one night that is known in the next is none of two nights in the third', async () => {
  const [kept] = await known(100);
  const [row] = await db.delete(file).where(eq(file.storageKey, kept!)).returning();
  expect(await sweepOn(db)).toEqual([]);
  await db.insert(file).values(row!);
  // Too many to remove any.
  const many = Array.from({ length: 9 }, () => put(photoKey()));
  nightPasses();
  expect(await sweepOn(db)).toEqual([]);
  for (const key of many) rmSync(path.join(folder, key));
  await db.delete(file).where(eq(file.storageKey, kept!));
  nightPasses();
  expect(await sweepOn(db)).toEqual([]);
  expect(await keysNow()).toContain(kept);
});

test('thousands are compared page by page, and what is missing is named', async () => {
  const keys = await known(1_100);
  const [gone] = keys;
  rmSync(path.join(folder, gone!));
  const stray = put(photoKey());
  put(photoKey(), 0);
  const found = await examineFiles({ db, store: store(), clock, graceMs: hourMs });
  expect(found).toMatchObject({ rows: 1_100, objects: 2_201, missing: 1, strays: 1 });
  expect(found.filesWithoutRow.map(({ key }) => key)).toEqual([stray]);
  expect(found.rowsWithoutFile).toEqual([path.basename(gone!, '.jpg')]);
});

test('a store that lists in another order is compared all the same', async () => {
  await known(30);
  const stray = put(photoKey());
  const ordered = store();
  const shuffled = {
    ...ordered,
    async *list() {
      const objects = [];
      for await (const object of ordered.list()) objects.unshift(object);
      yield* objects;
    },
  };
  const found = await examineFiles({ db, store: shuffled, clock, graceMs: hourMs });
  expect(found).toMatchObject({ rows: 30, objects: 61, missing: 0, strays: 1 });
  expect(found.filesWithoutRow.map(({ key }) => key)).toEqual([stray]);
});

test('keys are looked up by their indexes', async () => {
  const seen: string[] = [];
  await db.transaction(async (tx) => {
    // With so few rows every plan is fast.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { sql: text, params } = rowsWithKeys(tx, ['photos/a.jpg', 'photos/b.jpg']).toSQL();
    expect(params).toHaveLength(2);
    const values = text.replaceAll(/\$\d/g, `'{photos/a.jpg,photos/b.jpg}'`);
    const { rows } = await tx.execute(sql.raw(`explain ${values}`));
    seen.push(JSON.stringify(rows));
  });
  expect(seen.join()).toContain('files_storage_key');
  expect(seen.join()).toContain('files_thumb_key');
});
