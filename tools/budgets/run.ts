/** `npm run budgets`: measures every page of the built app, and fails if one exceeds its budget. */
import type { Browser, Page } from '@playwright/test';
import { ensureBuilt } from '../build.mjs';
import { openBrowser } from '../testing/browser.ts';
import { type ProductServer, startProductServer } from '../testing/product-server.ts';
import {
  answeredChat,
  budgetedPages,
  exceededBudgets,
  livedInPages,
  type PageCost,
} from './budgets.ts';
import { livedIn } from './lived-in.ts';
import { measurePage, middlingPhone } from './measure-page.ts';

const slowRuns = 3;
const viewport = { width: 390, height: 844 };

async function signedUpContext(browser: Browser, server: ProductServer) {
  const context = await browser.newContext({ viewport });
  const answer = await context.request.post(`${server.url}/api/auth/sign-up/email`, {
    headers: { origin: server.url },
    data: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      password: 'a quiet house by the lake',
    },
  });
  if (!answer.ok()) throw new Error(`Expected to sign up, but: ${await answer.text()}`);
  return context;
}

/** A new browser context each time, so that nothing is cached; takes the median. */
async function firstPageOnAPhone(browser: Browser, server: ProductServer): Promise<PageCost> {
  const costs: PageCost[] = [];
  for (let run = 0; run < slowRuns; run += 1) {
    const context = await browser.newContext({ viewport });
    costs.push(await measurePage(context, server.url, '/', { slowness: middlingPhone }));
    await context.close();
  }
  costs.sort((a, b) => (a.largestPaintMs ?? 0) - (b.largestPaintMs ?? 0));
  const middle = costs[Math.floor(slowRuns / 2)];
  if (!middle) throw new Error('Expected at least one run');
  return middle;
}

/** An answer with a table and its sources. */
async function readAnAnswer(page: Page) {
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('Compare oak and laminate flooring');
  await prompt.press('Enter');
  await page.getByRole('button', { name: 'Read aloud' }).waitFor();
  await page.getByRole('table').waitFor();
}

async function measureAll(browser: Browser, server: ProductServer): Promise<PageCost[]> {
  const costs = [await firstPageOnAPhone(browser, server)];
  for (const path of budgetedPages.visitor) {
    const context = await browser.newContext({ viewport });
    costs.push(await measurePage(context, server.url, path));
    await context.close();
  }
  const member = await signedUpContext(browser, server);
  const cookies = await member.cookies();
  for (const path of budgetedPages.member) {
    const context = await browser.newContext({ viewport });
    await context.addCookies(cookies);
    costs.push(await measurePage(context, server.url, path));
    await context.close();
  }
  const context = await browser.newContext({ viewport });
  await context.addCookies(cookies);
  const answered = await measurePage(context, server.url, '/DashboardChatbot', {
    use: readAnAnswer,
  });
  costs.push({ ...answered, path: answeredChat });
  await context.close();
  await member.close();
  return [...costs, ...(await measureLivedIn(browser, server))];
}

/** The same pages with earlier work, results and a shared one. */
async function measureLivedIn(browser: Browser, server: ProductServer): Promise<PageCost[]> {
  const person = await browser.newContext({ viewport });
  const { results, sharedAddress } = await livedIn(person, server);
  const cookies = await person.cookies();
  await person.close();
  const addresses = Object.values(results).map((id) => `/Result/${id}`);
  const costs: PageCost[] = [];
  for (const path of [...livedInPages, ...addresses, sharedAddress]) {
    const context = await browser.newContext({ viewport });
    await context.addCookies(cookies);
    const cost = await measurePage(context, server.url, path);
    costs.push({ ...cost, path: `${path}, lived in` });
    await context.close();
  }
  return costs;
}

function report(costs: readonly PageCost[]): string[] {
  for (const { path, scriptBytes, layoutShift, largestPaintMs } of costs) {
    const paint = largestPaintMs === null ? '' : `  ${Math.round(largestPaintMs)} ms`;
    console.log(
      `${path.padEnd(42)} ${(scriptBytes / 1_000).toFixed(1).padStart(6)} kB  shift ${layoutShift.toFixed(3)}${paint}`,
    );
  }
  return costs.flatMap(exceededBudgets);
}

ensureBuilt();
const server = await startProductServer();
const browser = await openBrowser();
try {
  const broken = report(await measureAll(browser, server));
  for (const line of broken) console.error(line);
  console.log(broken.length === 0 ? 'budgets: all kept' : `budgets: ${broken.length} not kept`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
