/** The history: work in progress, left and found again, sorted and searched. */
import type { Page } from '@playwright/test';
import { expect, patient, test } from './fixtures/journey.fixture.ts';

async function order(page: Page, url: string, prompt: string, variations = 1): Promise<string> {
  const answer = await page.request.post(`${url}/api/visuals`, {
    headers: { origin: url },
    data: { prompt, variations },
  });
  expect(answer.status(), await answer.text()).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}

const sidebarOpensAbovePx = 768;

/** On a phone the sidebar overlays the page. */
async function openSidebar(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > sidebarOpensAbovePx) return;
  await page.getByRole('button', { name: 'Show the sidebar' }).click();
}

/** With the CPU throttled to a quarter. */
async function slowly(page: Page, act: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await act();
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

const resultAddress = (id: string) => `/Result?id=${id}`;

test('work is shown on every page, cancelled, retried, kept, found, deleted and restored', {
  tag: '@phone',
}, async ({ page, server, member: _ }) => {
  const barn = await order(page, server.url, 'a red barn in a meadow');
  // Four pictures, so that the next order waits long enough to be seen.
  const brook = await order(page, server.url, 'a wooden house by a brook', 4);
  // Drawings render fast.
  const tower = await order(page, server.url, 'a blueprint of a glass tower at dusk');

  await test.step('what waits can be cancelled and made after all', async () => {
    await page.goto(resultAddress(tower));
    await expect(page.getByRole('progressbar', { name: 'Making the picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('This work was cancelled.');
    await expect(page.getByRole('switch', { name: 'Share with a link' })).toBeHidden();
    await page.getByRole('button', { name: 'Make it after all' }).click();
    await expect(page).not.toHaveURL(new RegExp(tower));
    await expect(page.getByRole('progressbar', { name: 'Making the picture' })).toBeVisible();
  });

  await test.step('leaving the page loses nothing', async () => {
    const again = page.url();
    await page.goto('/ImageAnalyzer');
    await openSidebar(page);
    const running = page.getByRole('region', { name: 'Running now' });
    await running.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/Result[?/]/);
    const cancel = `${server.url}/api/generations/${brook}/cancel`;
    await page.request.post(cancel, { headers: { origin: server.url } });
    await page.goto(again);
    await expect(page.getByRole('img', { name: 'a glass tower at dusk' })).toBeVisible(patient);
    await page.goto(resultAddress(barn));
    await expect(page.getByRole('img', { name: 'a red barn in a meadow' })).toBeVisible();
  });

  await test.step('it gets a name, a heart, and can be deleted and brought back', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Our barn');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('heading', { name: 'Our barn' })).toBeVisible();
    // Slow phones show a result a little longer than it exists; it must not be refetched.
    await slowly(page, async () => {
      const { promise: isDeletePressed, resolve: pressedDelete } = Promise.withResolvers<void>();
      await page.route('**/api/generations/*/favourite', async (route) => {
        const answer = await route.fetch();
        await isDeletePressed;
        await route.fulfill({ response: answer });
      });
      await page.getByRole('button', { name: 'Make a favourite' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      pressedDelete();
      await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible();
    });
    await expect(page.getByRole('link', { name: /Our barn/ })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Our barn/ })).toBeVisible();
  });

  await test.step('the history is searched, narrowed and taken home', async () => {
    await openSidebar(page);
    await page.getByRole('link', { name: 'History', exact: true }).click();
    // The previous URL shows the same list until the new page has loaded with its title.
    await expect(page).toHaveURL(/\/History$/);
    await expect(page).toHaveTitle(/^History/);
    const barnCard = page.getByRole('link', { name: /Our barn/ });
    const towerCard = page.getByRole('link', { name: /glass tower/ });
    await expect(towerCard.first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('meadow');
    await expect(towerCard).toHaveCount(0);
    await expect(barnCard).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('castle');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByRole('button', { name: 'Favourites' }).click();
    await expect(towerCard).toHaveCount(0);
    await expect(barnCard).toBeVisible();
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download all (zip)' }).click(),
    ]);
    expect(archive.suggestedFilename()).toBe('maquette-pictures.zip');
    expect(await archive.failure()).toBeNull();
  });

  await test.step('the profile tells what is stored', async () => {
    await page.getByRole('button', { name: 'Profile', exact: true }).click();
    const profile = page.getByRole('dialog', { name: 'My Profile' });
    await expect(profile.getByText(/^\d+\sMB of 1\sGB$/)).toBeVisible();
    await profile.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a link shows it to others until it is switched off', async () => {
    await page.getByRole('link', { name: /Our barn/ }).click();
    await page.getByRole('switch', { name: 'Share with a link' }).click();
    const address = await page.getByText('/Result?share=').textContent();
    await expect(page.getByRole('switch')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    );
    const other = await page.context().browser()!.newPage();
    await other.goto(address!);
    await expect(other.getByRole('img', { name: 'Our barn' })).toBeVisible();
    await page.getByRole('switch', { name: 'Share with a link' }).click();
    await expect(page.getByText('/Result?share=')).toBeHidden();
    await other.reload();
    await expect(other.getByRole('alert')).toContainText('We could not find that.');
    await other.close();
  });
});
