/** A room whose shape can't be read well: new finishes with the reason, and furniture for whoever insists. */
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { expect, patient, test } from './fixtures/journey.fixture.ts';
import { atticPhoto, newestOrder } from './fixtures/studio.fixture.ts';
import { atBothWidths } from './fixtures/widths.fixture.ts';

const why = /^The shape of this room cannot be read well enough to draw it anew\./;

test('an attic gets finishes and the reason, and is furnished anyway', { tag: '@phone' }, async ({
  page,
  premium,
}) => {
  expect(premium.email).toContain('@');
  await page.goto('/DashboardInteriors');
  const photo = page.getByLabel('Upload Image', { exact: true }).and(page.locator('input'));
  // Chosen before the photo, which is previewed at once.
  await page.getByLabel('Room type').selectOption('Living Room');
  await page.getByLabel('Style', { exact: true }).selectOption('Industrial');
  await photo.setInputFiles(atticPhoto);
  const draft = page.getByRole('article', { name: 'Your photo' });
  const anyway = { name: 'Furnish it anyway' };

  await test.step('the preview shows finishes and says so', async () => {
    await expect(draft.getByRole('status').filter({ hasText: why })).toBeVisible(patient);
    await atBothWidths(page, async () => {
      await expect(draft.getByRole('button', anyway)).toBeVisible();
    });
    await expectAccessible(page, 'with a preview of finishes');
  });

  await page.getByRole('button', { name: 'Generate' }).click();
  const row = page.getByRole('article', {
    name: 'Industrial · Living Room · Residential · Bright',
  });
  await expect(row.getByText(why)).toBeVisible(patient);
  await expect(row.getByText(/^Nothing new stands in this picture.* not counted\.$/)).toBeVisible();
  await expect(row.getByRole('button', anyway)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Another variation' })).toBeVisible();
  const { recipe: ordered, style, seed } = await newestOrder(page);
  expect(ordered).toMatchObject({ change: 'furniture' });
  expect(ordered).not.toHaveProperty('plainRoom');

  await test.step('its page orders the same again, by keyboard', async () => {
    await row.getByRole('link', { name: 'Open the result' }).click();
    await expect(page.getByRole('heading', { name: 'Industrial · Living Room' })).toBeVisible();
    const button = page.getByRole('button', anyway);
    await atBothWidths(page, async () => {
      await expect(button).toBeVisible();
    });
    await expectAccessible(page, 'with finishes');
    await button.press('Enter');
    await expect(page.getByText(/^Furnished as a plain room/)).toBeVisible(patient);
    await expect(page.getByText(/^Scored: .*shape of the room \d+ % sure\.$/)).toBeVisible();
    await expect(page.getByText(why)).toHaveCount(0);
    await expect(button).toHaveCount(0);
    const recipe = { change: 'furniture', plainRoom: true };
    expect(await newestOrder(page)).toMatchObject({ recipe, style, seed });
  });

  await test.step('before anything is made, too', async () => {
    await page.goto('/DashboardInteriors');
    await page.getByLabel('Room type').selectOption('Living Room');
    await photo.setInputFiles(atticPhoto);
    await draft.getByRole('button', anyway).press('Enter', patient);
    await expect(draft.getByRole('button', anyway)).toHaveCount(0, patient);
    await expect(draft.getByRole('img', { name: /^Preview:/ })).toBeVisible(patient);
  });
});
