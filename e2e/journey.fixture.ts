/** What every journey has: a browser, a server, a watch over what goes wrong, and people. */
import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { openBrowser } from '../tools/testing/browser.ts';
import { journeyServerUrl } from '../tools/testing/journey-servers.ts';
import { earlyCookie } from '../tools/testing/seeded-data.ts';

export { expect } from '@playwright/test';

export interface TestPerson {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

interface JourneyFixtures {
  /** Hosts this journey visits besides the product, such as a checkout. */
  otherOrigins: readonly string[];
  /** Troubles this journey is about; everything else fails it. */
  expectTrouble: (pattern: RegExp) => void;
  troubles: string[];
  /** Someone new, not signed up yet. */
  stranger: TestPerson;
  /** Signed up, and signed in in this browser. */
  member: TestPerson;
  /** Somebody premium of the seed, signed in in this browser. One for each width. */
  premium: Pick<TestPerson, 'email' | 'password'>;
  /** Somebody of the seed whose sign-in, in this browser, is no longer fresh. One for each width. */
  early: Pick<TestPerson, 'password'>;
}

/** For what an engine looks at, makes or says: a busy machine may take its time. */
export const patient = { timeout: 60_000 };

export const newPerson = (): TestPerson => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `ada.${randomUUID()}@example.com`,
  password: 'a quiet house by the lake',
});

export async function signUpByCall(context: BrowserContext, url: string, person: TestPerson) {
  const answer = await context.request.post(`${url}/api/auth/sign-up/email`, {
    // The first call of a run meets a server that is still opening its eyes.
    timeout: 30_000,
    headers: { origin: url },
    data: { ...person, name: `${person.firstName} ${person.lastName}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Everything a browser complains about, on every tab of the journey. */
function watch(context: BrowserContext, origins: readonly string[], troubles: string[]) {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      troubles.push(`console: ${message.text()} ${message.location().url}`);
    }
  });
  context.on('weberror', (trouble) => troubles.push(`page error: ${trouble.error().message}`));
  context.on('request', (request) => {
    const address = new URL(request.url());
    const own = origins.includes(address.origin) || ['data:', 'blob:'].includes(address.protocol);
    if (!own) troubles.push(`foreign request: ${address.href}`);
  });
}

/**
 * A phone reaches a server at home by its address in the network, over plain http. Browsers keep some
 * things from such pages; `localhost`, where these journeys run, is spared.
 */
function withoutSecureContext() {
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
}
const phoneIsBelowPx = 768;

/** Newer browsers answer with a promise where older ones answered nothing. */
function scrollingAnswersPromise() {
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (...how) {
    scroll.apply(this, how);
    return Promise.resolve();
  };
}

const randomByte = () => Math.floor(Math.random() * 254) + 1;

export const test = base.extend<
  JourneyFixtures,
  { server: { readonly url: string; readonly output?: () => string } }
>({
  browser: [
    async ({ playwright: _ }, use) => {
      const browser = await openBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ playwright: _ }, use, { parallelIndex }) =>
      use({ url: journeyServerUrl(parallelIndex) }),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  extraHTTPHeaders: async ({ playwright: _ }, use) =>
    use({ 'x-forwarded-for': `10.${randomByte()}.${randomByte()}.${randomByte()}` }),
  otherOrigins: [[], { option: true }],
  troubles: async ({ playwright: _ }, use) => use([]),
  context: async ({ context, server, otherOrigins, troubles, viewport }, use) => {
    await context.exposeFunction('reportPolicy', (line: string) =>
      troubles.push(`policy: ${line}`),
    );
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(window, 'reportPolicy');
        if (typeof report === 'function') {
          report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        }
      });
    });
    if ((viewport?.width ?? 0) < phoneIsBelowPx) await context.addInitScript(withoutSecureContext);
    await context.addInitScript(scrollingAnswersPromise);
    // H-05: no page asks anything of another host.
    watch(context, [server.url, ...otherOrigins], troubles);
    await use(context);
  },
  expectTrouble: async ({ troubles }, use) => {
    const expected: RegExp[] = [];
    await use((pattern) => expected.push(pattern));
    for (const pattern of expected) {
      expect(
        troubles.some((line) => pattern.test(line)),
        `${pattern} was expected`,
      ).toBe(true);
    }
    const rest = troubles.filter((line) => !expected.some((pattern) => pattern.test(line)));
    troubles.splice(0, troubles.length, ...rest);
  },
  page: async ({ page, troubles }, use) => {
    await use(page);
    expect(troubles, 'nothing goes wrong on the way').toEqual([]);
  },
  stranger: async ({ playwright: _ }, use) => use(newPerson()),
  member: async ({ context, server }, use) => {
    const person = newPerson();
    await signUpByCall(context, server.url, person);
    await use(person);
  },
  premium: async ({ context, server }, use, { project }) => {
    const email = `premium.${project.name}@maquette.example`;
    const person = { email, password: 'stone-upon-stone' };
    const answer = await context.request.post(`${server.url}/api/auth/sign-in/email`, {
      headers: { origin: server.url },
      data: person,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await use(person);
  },
  early: async ({ context, server }, use, { project }) => {
    const [name = '', value = ''] = earlyCookie(project.name).split('=');
    await context.addCookies([{ name, value, url: server.url }]);
    await use({ password: 'stair-after-stair' });
  },
});

/** The notice with this sentence is answered with OK. */
export async function answerNotice(page: Page, sentence: string, button: 'OK' | 'Cancel' = 'OK') {
  const notice = page.getByRole('alertdialog', { name: sentence });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: button }).click();
  await expect(notice).toBeHidden();
}
