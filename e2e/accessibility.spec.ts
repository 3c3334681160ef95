import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from './fixtures/accessible.fixture.ts';
import { endSessionDuring, openProfilePage } from './fixtures/ending-sign-in.fixture.ts';
import { expect, test } from './fixtures/journey.fixture.ts';
import { weighed } from './fixtures/weighed.fixture.ts';

interface PageAt {
  readonly path: string;
  /** Of the first heading; any if it isn't given. */
  readonly title?: string | RegExp;
}

const publicPages: readonly PageAt[] = [
  { path: '/', title: /Design your home with AI/ },
  { path: '/HomePagee', title: 'Design Your Interior & Exterior Effortlessly with AI' },
  { path: '/AboutUs', title: 'About us' },
  { path: '/Policy', title: 'Policy' },
  { path: '/Faq', title: 'Questions, answered' },
  { path: '/Pricing', title: 'Two plans, and a plain price' },
  { path: '/signup', title: 'Quick Begin Now' },
  { path: '/login', title: 'Welcome back' },
  { path: '/forgotten-password', title: 'Forgotten password' },
  { path: '/reset-password' },
  { path: '/UpgradePremium', title: 'This Feature is Premium' },
];

const openTools: readonly PageAt[] = [
  { path: '/DashboardSketch' },
  { path: '/SketchGenerator' },
  { path: '/ImageAnalyzer' },
  { path: '/ImageForm' },
  { path: '/Result' },
];

const memberPages: readonly PageAt[] = [
  { path: '/Launcher' },
  { path: '/DashboardChatbot' },
  { path: '/DashboardImageGenerator' },
  { path: '/DashboardExteriors' },
  { path: '/Interiors' },
  { path: '/EditProfile' },
  { path: '/History' },
  { path: '/Paymentsuccess' },
  { path: '/Checkout' },
];

/** A load by its URL asks the server for the same as a reload, so one of each kind of page is loaded again. */
const reloaded = ['/', '/login', '/DashboardImageGenerator', '/History', '/Result'];

/** Since they are open anyway, each page is also weighed. */
async function expectAllAccessible(page: Page, pages: readonly PageAt[], awaited?: string) {
  for (const { path, title } of pages) {
    await test.step(path, async () => {
      const heading = page.getByRole('heading', { level: 1, ...(title ? { name: title } : {}) });
      const expectLight = weighed(page, path);
      await page.goto(path);
      await expect(heading).toBeVisible();
      if (awaited) await expect(page.getByRole('button', { name: awaited }).first()).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await expectLight();
      await expect(page).toHaveURL(path);
      if (!reloaded.includes(path)) return;
      await page.reload();
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }
}

test('public pages open by their URL, again after a reload, and axe finds nothing', {
  tag: '@phone',
}, async ({ page }) => {
  // Hidden until the session is known; if it appears while axe runs, it seems to have no name.
  await expectAllAccessible(page, publicPages, 'Continue');
});

test('open tools open for visitors by their URL, and axe finds nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await expectAllAccessible(page, openTools);
});

test('pages of members open by their URL, and axe finds nothing', {
  tag: '@phone',
}, async ({ page, member }) => {
  await expectAllAccessible(page, memberPages);
  for (const { path } of openTools) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
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
