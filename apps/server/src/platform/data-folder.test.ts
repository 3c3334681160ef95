import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectRoom, incomingFolderName, prepareDataFolder } from './data-folder.ts';

test('a start clears what was given up over an hour ago, and nothing younger', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mask = process.umask();
  onTestFinished(() => void process.umask(mask));
  const incoming = path.join(folder, incomingFolderName);
  mkdirSync(incoming);
  const nowSeconds = Date.now() / 1000;
  const left = (name: string, minutesAgo: number) => {
    const place = path.join(incoming, name);
    writeFileSync(place, 'half');
    utimesSync(place, nowSeconds - minutesAgo * 60, nowSeconds - minutesAgo * 60);
    return place;
  };
  const [old, young] = [left('old', 61), left('young', 58)];
  prepareDataFolder(folder);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

test('a start on a full disk says so', () => {
  expect(() => expectRoom('/data', () => 15_000_000)).toThrow(
    'There is no room left on the disk of /data. Make some, then start again; nothing was lost.',
  );
  expect(() => expectRoom('/data', () => 17_000_000)).not.toThrow();
});
