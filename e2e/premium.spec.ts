/** Premium without Stripe: the free offer. */
import { plans, premiumPrice } from '@maquette/contract';
import sharp from 'sharp';
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { expect, patient, test } from './fixtures/journey.fixture.ts';
import { fromSuccessToTheStudio, upgradeFromTheGate } from './fixtures/upgrade.fixture.ts';

const room = () => sharp('apps/web/public/pictures/room-before.webp').resize(320).jpeg().toBuffer();

test('meets the gate, upgrades for free, and restyles a room', {
  tag: '@desktop',
}, async ({ page, member }) => {
  await upgradeFromTheGate(page);
  await expect(page).toHaveURL('/Checkout');
  const checkout = page.getByRole('region', { name: 'Checkout' });
  await expect(checkout.getByText(premiumPrice.monthly)).toBeVisible();
  await expect(checkout.getByText('No card is asked for')).toBeVisible();
  await checkout.getByRole('button', { name: `Get Premium for ${premiumPrice.today}` }).click();
  await expect(page).toHaveURL('/Paymentsuccess');
  await fromSuccessToTheStudio(page);

  const photo = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await room() };
  // Chosen before the photo, which is previewed at once.
  await page.getByLabel('Style').selectOption('Rustic');
  await page.getByRole('radio', { name: 'Finishes' }).check();
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Generate' }).click();
  const row = page.getByRole('article', { name: /^Rustic/ });
  await expect(row.getByRole('button', { name: 'Magnify', exact: true })).toBeVisible(patient);
  await test.step('the result is the hero on a desk too', async () => {
    const made = row.getByRole('img', { name: /^Rustic/ });
    await expect(made).toBeInViewport({ ratio: 0.45 });
    const { width } = (await made.boundingBox())!;
    expect(width / page.viewportSize()!.width).toBeGreaterThanOrEqual(0.6);
    await expectAccessible(page, 'with a result');
  });

  await page.goto('/EditProfile');
  const plan = page.getByRole('region', { name: 'Plan and billing' });
  await expect(plan.getByText(plans.premium.label, { exact: true })).toBeVisible();
  await expect(plan.getByText('nothing is charged')).toBeVisible();
  await expect(plan.getByRole('link', { name: 'support@maquette.example' })).toBeVisible();
  expect(member.email).toContain('@');
});
