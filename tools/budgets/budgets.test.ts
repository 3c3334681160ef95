/** Proves that the check can fail, with a page that is too large, shifts and is late. */
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { answeredChat, budgetOf, exceededBudgets } from './budgets.ts';
import { measurePage } from './measure-page.ts';

const kept = { path: '/', scriptBytes: 119_000, layoutShift: 0.001, largestPaintMs: 900 };

describe('a budget is met or not', () => {
  test('all met', () => expect(exceededBudgets(kept)).toEqual([]));

  test.each([
    ['too much script', { ...kept, scriptBytes: 140_001 }, /140001 bytes of script/],
    ['it shifts', { ...kept, layoutShift: 0.02 }, /layout shift 0.020/],
    ['painted late', { ...kept, largestPaintMs: 1_200 }, /largest paint after 1200 ms/],
    ['the chat, answered', { ...kept, path: answeredChat, scriptBytes: 265_001 }, /265001 bytes/],
    [
      'a table that moves',
      { ...kept, path: answeredChat, layoutShift: 0.288 },
      /layout shift 0.288/,
    ],
    ['another page', { ...kept, path: '/Faq', scriptBytes: 210_001 }, /210001 bytes/],
  ])('%s', (_name, cost, sentence) => {
    const found = exceededBudgets(cost);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(sentence);
  });

  test('the first page may cost less than the others', () => {
    expect(budgetOf('/').scriptBytes).toBeLessThan(budgetOf('/Pricing').scriptBytes);
  });
});

describe('a planted page is found in a real browser', () => {
  // Base64 of random bytes compresses to three quarters at best: well over any budget.
  const heavyScript = `window.ballast = '${randomBytes(240_000).toString('base64')}';
    const late = document.createElement('div');
    late.style.height = '400px';
    requestAnimationFrame(() => requestAnimationFrame(() => document.body.prepend(late)));`;
  const page = `<!doctype html><title>Planted</title><link rel="icon" href="data:,">
    <body><h1>Planted</h1><p>Text that moves down.</p><script src="/heavy.js" defer></script>`;
  let server: Server;
  let browser: Browser;
  let base = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const script = request.url === '/heavy.js';
      response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
      response.end(script ? heavyScript : page);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (typeof address === 'object' && address) base = `http://127.0.0.1:${address.port}`;
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('its script and its layout shift exceed the budget', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const cost = await measurePage(context, base, '/');
    expect(cost.scriptBytes).toBeGreaterThan(215_000);
    expect(cost.layoutShift).toBeGreaterThan(0.02);
    expect(exceededBudgets(cost)).toHaveLength(2);
  });
});
