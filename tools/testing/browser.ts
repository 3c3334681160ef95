/** The machine's Chromium or Chrome if there is one, otherwise the one from npm. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import packed from '@sparticuz/chromium';
import { unpackOnce } from './unpack-once.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) =>
    systemNames.map((name) => path.join(folder, name)),
  );
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const unpacked = fileURLToPath(
  new URL('../../node_modules/.cache/maquette/browser', import.meta.url),
);

async function packedBrowser(): Promise<string> {
  const temporary = tmpdir();
  mkdirSync(path.dirname(unpacked), { recursive: true });
  await unpackOnce(unpacked, async (folder) => {
    process.env.TMPDIR = folder;
    try {
      await packed.executablePath();
    } finally {
      process.env.TMPDIR = temporary;
    }
  });
  return path.join(unpacked, 'chromium');
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: systemBrowser() ?? (await packedBrowser()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--font-render-hinting=none',
    ],
  });
}
