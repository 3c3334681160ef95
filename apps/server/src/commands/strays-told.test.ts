/** `npm run doctor` deletes files only of what it knows, and asks first where it cannot know. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { file } from '../platform/db/schema/generations.ts';
import { installation } from '../platform/db/schema/store.ts';
import { openFolderStore } from '../platform/files/file-store.ts';
import { claimStore } from '../platform/files/installation.ts';
import { keysIn } from '../platform/files/keys-in.fixture.ts';
import { joinHosts } from '../platform/hosts/join-hosts.ts';
import { openNotices } from '../platform/hosts/notices.ts';
import { randomId } from '../platform/intake/intake.ts';
import { closeLater } from '../testing/databases/left-over.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testLog } from '../testing/test-log.ts';
import { type DoctorOptions, tellStrays } from './strays-told.ts';

const database = await openTestDatabase();
const { db, home } = database;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'maquette-doctor-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  await db.execute(sql`truncate installation, stray_files, files`);
  await claimStore({ db, store: openFolderStore(folder), clock: () => new Date() });
});

function put(minutesOld: number): string {
  const key = `photos/${randomId()}.jpg`;
  const target = path.join(folder, key);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, 'pixels');
  const changedAt = new Date(Date.now() - minutesOld * 60_000);
  utimesSync(target, changedAt, changedAt);
  return key;
}

async function putKnown(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    const id = randomId();
    return {
      ...{ id, owner: 'ada', kind: 'photo' as const, contentType: 'image/jpeg' },
      ...{ storageKey: put(90), bytes: 6, sha256: id },
    };
  });
  await db.insert(file).values(rows);
}

async function doctor(options: Partial<DoctorOptions> = {}) {
  const said: string[] = [];
  const store = openFolderStore(folder);
  const told = await tellStrays({
    database,
    store,
    options: { delete: false, now: false, confirmed: undefined, ...options },
    areTablesCurrent: true,
    say: (line) => said.push(line),
  });
  const keys = await keysIn(store);
  return { ...told, said: said.join('\n'), keys };
}

test('deletes nothing unless it is told to', async () => {
  await putKnown(100);
  const stray = put(90);
  const looked = await doctor();
  expect(looked).toMatchObject({ removed: 0, isWhole: false });
  expect(looked.said).toContain(`Files no row knows of: 1\n  ${stray}`);
  expect(looked.keys).toContain(stray);
  const deleted = await doctor({ delete: true });
  expect(deleted).toMatchObject({ removed: 1, isWhole: true });
  expect(deleted.keys).not.toContain(stray);
  expect(await doctor()).toMatchObject({ removed: 0, isWhole: true });
});

test('many go only by their number', async () => {
  await putKnown(10);
  put(90);
  put(90);
  const asked = await doctor({ delete: true });
  expect(asked.removed).toBe(0);
  expect(asked.said).toContain(
    'These are many: none was deleted. If they may all go: npm run doctor -- --delete 2',
  );
  expect((await doctor({ delete: true, confirmed: '3' })).removed).toBe(0);
  expect((await doctor({ delete: true, confirmed: '2' })).removed).toBe(2);
});

test('after a restore those from before go only by their number', async () => {
  await putKnown(100);
  put(90);
  await db.update(installation).set({ restoredAt: new Date(Date.now() - 80 * 60_000) });
  const asked = await doctor({ delete: true });
  expect(asked.removed).toBe(0);
  expect(asked.said).toContain('when the database was restored or took over its files');
  expect(asked.said).toContain('npm run doctor -- --delete 1');
  expect((await doctor({ delete: true, confirmed: '1' })).removed).toBe(1);
  put(70);
  expect((await doctor({ delete: true })).removed).toBe(1);
});

describe.skipIf(home === 'embedded')('beside servers', () => {
  test('files of the last hour may be of work under way', async () => {
    await putKnown(100);
    const fresh = put(50);
    expect(await doctor({ delete: true })).toMatchObject({ removed: 0, isWhole: true });
    expect((await doctor({ delete: true, now: true })).keys).not.toContain(fresh);
  });

  test('--now is refused while a process is there', async () => {
    if (database.home !== 'server') return;
    const log = testLog();
    const notices = await openNotices(database, log);
    closeLater(() => notices.close());
    const store = openFolderStore(folder);
    const of = { database, notices, log, store, secret: undefined, hostAheadMs: () => 0 };
    await joinHosts({ ...of, kind: 'worker' });
    const fresh = put(1);
    await expect(doctor({ delete: true, now: true })).rejects.toThrow('Stop all servers');
    expect(await keysIn(store)).toContain(fresh);
  });
});
