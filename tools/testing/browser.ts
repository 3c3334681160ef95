/** A Chromium or Chrome of the machine when there is one, otherwise the one that npm brought. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import packed from '@sparticuz/chromium';

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

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: systemBrowser() ?? (await packed.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--font-render-hinting=none',
    ],
  });
}
