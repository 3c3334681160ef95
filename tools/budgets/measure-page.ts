/** Opens a page in a real browser, with optional interaction, and measures its cost. */
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from '@playwright/test';
import type { PageCost } from './budgets.ts';

export interface Slowness {
  readonly cpuSlowdown: number;
  readonly bytesPerSecond: number;
  readonly latencyMs: number;
}

/** A mid-range phone: CPU throttled to a quarter, 10 Mbit/s. */
export const middlingPhone: Slowness = {
  cpuSlowdown: 4,
  bytesPerSecond: 10_000_000 / 8,
  latencyMs: 20,
};

export interface MeasuredUse {
  readonly slowness?: Slowness;
  /** Interaction whose loads are counted. */
  readonly use?: (page: Page) => Promise<void>;
}

interface Paints {
  largestPaintMs: number;
  layoutShift: number;
}

async function slowDown(page: Page, slowness: Slowness) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpuSlowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.latencyMs,
    downloadThroughput: slowness.bytesPerSecond,
    uploadThroughput: slowness.bytesPerSecond,
  });
}

/** Counts scripts loaded from now on, each gzipped; the returned function ends it. */
export function countScripts(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = [];
  const count = (response: Response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', count);
  return async () => {
    page.off('response', count);
    const sizes = await Promise.all(scripts);
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

export async function measurePage(
  context: BrowserContext,
  base: string,
  path: string,
  { slowness, use }: MeasuredUse = {},
): Promise<PageCost> {
  const page = await context.newPage();
  const scriptBytes = countScripts(page);
  await page.addInitScript(() => {
    const paints = { largestPaintMs: 0, layoutShift: 0 };
    Reflect.set(window, 'paints', paints);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.largestPaintMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.layoutShift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  if (slowness) await slowDown(page, slowness);
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  if (use) {
    await use(page);
    await page.waitForLoadState('networkidle');
  }
  // Two more frames, so that the last change has been painted and counted.
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(window, 'paints'))),
        );
      }),
  );
  const bytes = await scriptBytes();
  await page.close();
  return {
    path,
    scriptBytes: bytes,
    layoutShift: paints.layoutShift,
    largestPaintMs: slowness ? paints.largestPaintMs : null,
  };
}
