import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { coloursSettled, expect, test } from './journey.fixture.ts';

/** Everything in the light; in the dark what the dark can change. */
const checks = {
  light: (page: Page) => new AxeBuilder({ page }),
  dark: (page: Page) =>
    new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']),
};

async function expectNothingFound(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await coloursSettled(page);
    const { violations } = await checks[colorScheme](page).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme}: ${id} ${nodes.map((node) => node.html).join(' | ')}`,
    );
    expect.soft(found).toEqual([]);
  }
}

const publicPages = [
  '/',
  '/HomePagee',
  '/AboutUs',
  '/Policy',
  '/Faq',
  '/Pricing',
  '/signup',
  '/login',
  '/forgotten-password',
  '/reset-password',
  '/UpgradePremium',
];

const openTools = [
  '/DashboardSketch',
  '/SketchGenerator',
  '/ImageAnalyzer',
  '/ImageForm',
  '/Result',
];

const memberPages = [
  '/Launcher',
  '/DashboardChatbot',
  '/DashboardImageGenerator',
  '/DashboardExteriors',
  '/Interiors',
  '/EditProfile',
  '/History',
  '/Paymentsuccess',
  '/Checkout',
];

async function expectNothingFoundOn(page: Page, paths: readonly string[]) {
  test.slow();
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingFound(page);
    });
  }
}

test('axe finds nothing on the public pages', async ({ page }) => {
  await expectNothingFoundOn(page, publicPages);
});

test('axe finds nothing on the open tools', async ({ page }) => {
  await expectNothingFoundOn(page, openTools);
});

test('axe finds nothing on the pages of members', async ({ page, member }) => {
  await expectNothingFoundOn(page, memberPages);
  expect(member.email).toContain('@');
});

test('axe finds nothing in the dialogs of visitors', async ({ page }) => {
  await page.goto('/Policy');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick Begin Now' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Already Registered?' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNothingFound(page);
});

test('axe finds nothing in the dialogs of members', async ({ page, member }) => {
  await page.goto('/Launcher');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'My Profile' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothingFound(page);
  expect(member.email).toContain('@');
});

test('axe finds nothing where a page is missing, nor where a sign-in has ended', async ({
  page,
  context,
  member,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/);
  await page.goto('/no-such-room');
  await expect(page.getByRole('heading', { name: 'This door leads nowhere' })).toBeVisible();
  await expectNothingFound(page);
  expectTrouble(/status of 401/);
  await page.goto('/EditProfile');
  await page.getByLabel('First name').fill('Augusta');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Update names' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expectNothingFound(page);
  expect(member.email).toContain('@');
});
