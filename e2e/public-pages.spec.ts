import { notices } from '@maquette/contract';
import { expect, test } from './fixtures/journey.fixture.ts';

// The slideshow and the typed prompts need motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an unknown path says so', { tag: '@phone' }, async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404/);
  const answer = await page.goto('/no-such-room');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This door leads nowhere' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the front door' }).click();
  await expect(page).toHaveURL('/');
});

test('the slideshow advances after four seconds, wraps around, and pauses on request', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Four styles, drawn by the built-in engine' });
  const caption = (name: string) => slides.getByText(name, { exact: true });
  await expect(caption('Modern')).toBeVisible();
  // The other slides load after the first; only the visible one is announced.
  const hidden = { name: /Rustic/, includeHidden: true } as const;
  await expect(slides.getByRole('img', hidden)).toBeAttached();
  for (const next of ['Scandinavian', 'Rustic', 'Industrial', 'Modern']) {
    await page.clock.fastForward(4_000);
    await expect(caption(next)).toBeVisible();
  }
  await slides.getByRole('button', { name: 'Previous picture' }).click();
  await expect(caption('Industrial')).toBeVisible();
  await slides.getByRole('button', { name: 'Next picture' }).click();
  await expect(caption('Modern')).toBeVisible();
  await slides.getByRole('button', { name: 'Pause the slideshow' }).click();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(9_000);
  await expect(caption('Modern')).toBeVisible();
});

test('prompts are typed a letter every 100 ms, pause for 2.5 s, and the next starts', {
  tag: '@phone',
}, async ({ page }) => {
  const prompt = 'A small house by a lake with a green roof, at dusk';
  await page.clock.install();
  await page.goto('/');
  const example = page.getByRole('main').locator('p', { hasText: 'For example:' });
  const typed = example.locator('[aria-hidden=true]');
  await expect(typed).toHaveText(/^A/);
  await page.clock.pauseAt(Date.now() + 60_000);
  const begun = ((await typed.textContent()) ?? '').length;
  for (let letters = begun; letters < prompt.length; letters += 1) {
    await expect(typed).toHaveText(prompt.slice(0, letters));
    await page.clock.runFor(100);
  }
  await expect(typed).toHaveText(prompt);
  await page.clock.runFor(2_400);
  await expect(typed).toHaveText(prompt);
  await page.clock.runFor(100);
  await expect(typed).toHaveText('');
  await page.clock.runFor(100);
  await expect(typed).toHaveText('M');
});

test('with reduced motion nothing moves by itself', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('A small house by a lake').last()).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(main.getByText('Modern', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause the slideshow' })).toBeHidden();
});

test('the menu has every link', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/Policy');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/);
  for (const name of ['Instagram', 'Pinterest', 'YouTube', 'LinkedIn']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await menu.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const [name, path] of [
    ['Image analyzer', '/ImageAnalyzer'],
    ['Ask about a picture', '/ImageForm'],
    ['Sketch chat', '/DashboardSketch'],
    ['Interior & exterior', '/HomePagee'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/Pricing');
  await expect(menu).toBeHidden();
});

test('a click before the scripts have loaded is replayed', { tag: '@phone' }, async ({ page }) => {
  const scriptsMayCome = Promise.withResolvers<void>();
  await page.route('**/assets/policy-page-*', async (route) => {
    await scriptsMayCome.promise;
    await route.continue();
  });
  await page.goto('/Policy', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu' }).click();
  scriptsMayCome.resolve();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('ten questions open and close', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/Faq');
  const questions = page.getByRole('main').getByRole('button');
  await expect(questions).toHaveCount(10);
  await questions.nth(1).click();
  await expect(page.getByText('with a free account 25')).toBeVisible();
  await questions.nth(1).click();
  await expect(page.getByText('with a free account 25')).toBeHidden();
});

test('light and dark can be chosen and are remembered', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a failed chunk is named, and reloading fixes it', { tag: '@phone' }, async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/);
  expectTrouble(/dynamically imported module/);
  await page.goto('/Pricing');
  await page.route('**/assets/universal-menu-*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('heading', { name: notices.unexpectedApplicationError }),
  ).toBeVisible();
  await expect(page.getByText('Loading chunk universal-menu failed')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();

  // In-app navigation: the URL is kept, and reloading opens the page.
  await page.route('**/assets/about-page-*', (route) => route.fulfill({ status: 404 }));
  await menu.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByText('Loading chunk about-page failed')).toBeVisible();
  await expect(page).toHaveURL('/AboutUs');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  // The same for a page opened by its URL.
  await page.route('**/assets/sketch-generator-screen-*', (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/SketchGenerator');
  await expect(page.getByText('Loading chunk sketch-generator-screen failed')).toBeVisible();
});
