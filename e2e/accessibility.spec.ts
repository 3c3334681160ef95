import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from './fixtures/accessible.fixture.ts';
import { endSessionDuring, openProfilePage } from './fixtures/ending-sign-in.fixture.ts';
import { expect, test } from './fixtures/journey.fixture.ts';
import { weighed } from './fixtures/weighed.fixture.ts';

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

/** Also checks the script size of each page, since it is open anyway. */
async function expectAllAccessible(page: Page, paths: readonly string[], awaited?: string) {
  for (const path of paths) {
    await test.step(path, async () => {
      const expectLight = weighed(page, path);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (awaited) await expect(page.getByRole('button', { name: awaited }).first()).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await expectLight();
    });
  }
}

test('axe finds nothing on the public pages', { tag: '@phone' }, async ({ page }) => {
  // Hidden until the session is known; if it appears while axe runs, it seems to have no name.
  await expectAllAccessible(page, publicPages, 'Continue');
});

test('axe finds nothing on the open tools', { tag: '@phone' }, async ({ page }) => {
  await expectAllAccessible(page, openTools);
});

test('axe finds nothing on the pages of members', { tag: '@phone' }, async ({ page, member }) => {
  await expectAllAccessible(page, memberPages);
  expect(member.email).toContain('@');
});

test('axe finds nothing in the dialogs of visitors', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/Policy');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick Begin Now' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Already Registered?' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('axe finds nothing in the dialogs of members', { tag: '@phone' }, async ({ page, member }) => {
  await page.goto('/Launcher');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'My Profile' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  expect(member.email).toContain('@');
});

test('axe finds nothing where a page is missing, nor where a sign-in has ended', {
  tag: '@phone',
}, async ({ page, context, member, expectTrouble }) => {
  expectTrouble(/status of 404/);
  await page.goto('/no-such-room');
  await expect(page.getByRole('heading', { name: 'This door leads nowhere' })).toBeVisible();
  await expectAccessible(page);
  expectTrouble(/status of 401/);
  const endSignIn = endSessionDuring(page, context);
  await openProfilePage(page);
  await page.getByLabel('First name').fill('Augusta');
  await endSignIn();
  await page.getByRole('button', { name: 'Update names' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expectAccessible(page);
  expect(member.email).toContain('@');
});
