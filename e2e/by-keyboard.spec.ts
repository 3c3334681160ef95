import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.fixture.ts';

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, role: 'button' | 'link', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await wanted.evaluateAll((found) =>
      found.includes(document.activeElement as HTMLElement),
    );
    if (reached) return;
  }
  throw new Error(`60 presses of Tab did not reach ${role} "${name}"`);
}

test('from the first page to the launcher by keyboard alone', { tag: '@desktop' }, async ({
  page,
  stranger,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Continue for FREE');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Quick Begin Now' })).toBeVisible();
  await tabTo(page, 'button', 'Continue with Email');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await expect(form).toBeVisible();
  await form.getByLabel('First name').press('ControlOrMeta+a');
  await page.keyboard.type(stranger.firstName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(stranger.lastName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(stranger.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(stranger.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Launcher');
});

test('the focus stays in a dialog and returns to what opened it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/Pricing');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await dialog.evaluate(
      (element) =>
        !element.contains(document.activeElement) &&
        document.activeElement !== document.body &&
        !document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
    );
    expect(outside).toBe(false);
  }
  // A key pressed before the focus trap is active leaves the dialog; the focus is brought back.
  await page.getByText('Skip to the content').focus();
  expect(await holdsFocus()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});
