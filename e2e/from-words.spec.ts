/** Text to image: made, changed, turned, drawn to scale; and failures. */
import { notices } from '@maquette/contract';
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { expect, patient, test } from './fixtures/journey.fixture.ts';
import { atWidth } from './fixtures/widths.fixture.ts';

/** Flat media aren't ray traced, and trees take a third of a picture's time. */
const words = 'A blueprint of a small cabin without trees and with a zorblat';

test('a prompt gives four pictures, which are changed, turned and drawn to scale', {
  tag: '@desktop',
}, async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/DashboardImageGenerator');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await atWidth(page, 'desktop', () =>
    expect(prompt).toHaveAttribute('placeholder', notices.visualsPlaceholder),
  );
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('button');
  await expect(suggestions).toHaveCount(5);
  await suggestions.first().click();
  await expect(prompt).not.toHaveValue('');

  await prompt.fill('   ');
  await generate.click();
  await expect(pictures.getByRole('article')).toHaveCount(0);
  await prompt.fill('asdf qwer zxcv');
  await prompt.press('Enter');
  const nearest = page.getByText('The nearest we can make is a house.');
  await expect(nearest).toBeVisible();
  // The question belongs to this prompt and shape: any change hides it, including a clicked suggestion.
  await suggestions.first().click();
  await expect(nearest).toBeHidden();
  await prompt.fill('asdf qwer zxcv');
  await prompt.press('Enter');
  await expect(nearest).toBeVisible();
  await page.getByRole('button', { name: 'Square' }).click();
  await expect(nearest).toBeHidden();
  await page.getByRole('button', { name: 'Landscape' }).click();
  await prompt.fill(words);
  await prompt.press('Shift+Enter');
  await expect(prompt).toHaveValue(`${words}\n`);
  await prompt.press('Enter');
  const first = pictures.getByRole('article', { name: words }).last();
  const magnify = first.getByRole('button', { name: `Magnify: ${words}` });
  await expect(magnify).toHaveCount(4, patient);
  await expect(first.getByRole('list', { name: 'What was understood' })).toContainText('Blueprint');
  await expect(first.getByText('Not understood: zorblat.')).toBeVisible();
  await expect(first.getByRole('link', { name: 'Download' }).first()).toHaveAttribute(
    'href',
    /download/,
  );

  await magnify.first().click();
  await expect(page.getByRole('dialog', { name: words })).toBeVisible();
  await page.keyboard.press('Escape');

  await first.getByRole('button', { name: 'More of this one' }).first().click();
  const panel = first.getByRole('region', { name: 'Picture 1' });
  const about = /\?about=%2Fapi%2Ffiles%2F/;
  await expect(panel.getByRole('link', { name: 'Ask about this' })).toHaveAttribute('href', about);
  await panel.getByRole('button', { name: 'Plan' }).click();
  const plan = panel.getByRole('img', { name: /Plan of .*, with dimensions/ });
  await expect
    .poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(panel.getByRole('link', { name: '3D model (glTF)' })).toHaveAttribute(
    'href',
    /\/model$/,
  );
  await panel.getByRole('button', { name: 'To the right' }).click();
  const turned = pictures.getByRole('article', { name: words }).first();
  await expect(turned.getByRole('button', { name: `Magnify: ${words}` })).toHaveCount(1, patient);

  await first.getByRole('button', { name: 'More of this one' }).first().click();
  await expect(panel).toBeHidden();

  await turned.getByRole('button', { name: 'Change the brief' }).click();
  const brief = turned.getByRole('region', { name: 'Change the brief' });
  await brief.getByRole('combobox', { name: 'Medium' }).selectOption('Cut paper');
  await brief.getByRole('combobox', { name: 'Add a wish' }).selectOption('Storeys');
  await brief.getByRole('combobox', { name: 'Storeys' }).selectOption('2 storeys');
  await expect(brief.getByRole('button', { name: 'Remove 2 storeys' })).toBeVisible();
  await expectAccessible(page);
  await brief.getByRole('button', { name: 'Make it again' }).click();
  const edited = pictures.getByRole('article', { name: words }).first();
  const understood = edited.getByRole('list', { name: 'What was understood' });
  await expect(understood).toContainText('Cut paper', patient);
  await expect(understood).toContainText('2 storeys');
  await expect(pictures.getByRole('article', { name: words })).toHaveCount(3);

  await prompt.fill('');
  await edited.getByRole('button', { name: 'Reuse prompt' }).click();
  await expect(prompt).toHaveValue(words);
});

test("a picture is rendered finer, with a lens; a drawing can't be", {
  tag: '@phone',
}, async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/DashboardImageGenerator');
  const kept = 'A blueprint of a small cabin without trees at noon';
  // Two drawings are enough for this; another journey orders four.
  await page.route(
    '**/api/visuals',
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), variations: 2 } }),
    { times: 1 },
  );
  await page.getByRole('textbox', { name: 'Prompt' }).fill(kept);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const articles = pictures.getByRole('article', { name: kept });
  const drawings = articles.last();
  await expect(drawings.getByRole('button', { name: `Magnify: ${kept}` })).toHaveCount(2, patient);
  await drawings.getByRole('button', { name: 'More of this one' }).nth(1).click();
  const panel = drawings.getByRole('region', { name: 'Picture 2' });
  await expect(panel.getByRole('button', { name: 'Plan' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Finer' })).toHaveCount(0);

  await panel.getByRole('button', { name: 'Photograph' }).click();
  await expect(articles).toHaveCount(2);
  const newest = articles.first();
  await newest.getByRole('button', { name: 'More of this one' }).click(patient);
  await newest.getByRole('combobox', { name: 'Lens' }).selectOption('A little soft behind');
  await expectAccessible(page);
  await newest.getByRole('button', { name: 'Finer' }).click();
  await expect(articles).toHaveCount(3);
  await expect(newest.getByText('Drawn finer, with a soft lens.')).toBeVisible(patient);
  await expect(newest.getByRole('button', { name: `Magnify: ${kept}` })).toHaveCount(1);
});

test('a failure is shown and can be retried', { tag: '@phone' }, async ({
  page,
  member,
  expectTrouble,
}) => {
  expect(member.email).toContain('@');
  expectTrouble(/console: .*500/);
  expectTrouble(/console: .*429/);
  const requestId = '469206c3-f8a1-4a8d-9593-b90b2f249865';
  await page.goto('/DashboardImageGenerator');
  // The order arrives, but its response is lost.
  await page.route(
    '**/api/visuals',
    async (route) => {
      expect((await route.fetch()).status()).toBe(202);
      await route.fulfill({ status: 500, json: { code: 'UNEXPECTED', requestId, details: {} } });
    },
    { times: 1 },
  );
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await atWidth(page, 'phone', () =>
    expect(prompt).toHaveAttribute('placeholder', 'Describe it...'),
  );
  await prompt.fill(words);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  // L-04: the operator can find it in the log.
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Something went wrong on our side. Please try again.');
  await expect(alert.getByText('Reference: 469206c3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: words })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make it after all' })).toBeVisible();
  // Sent twice, ordered once.
  const orders = await page.request.get('/api/generations?limit=10');
  expect((await orders.json()).items).toHaveLength(1);

  // 19.22: a second try that meets a spent quota says when it renews, and isn't offered again.
  const renewsAt = new Date(Date.now() + 3_600_000).toISOString();
  await page.route('**/api/generations/*/retry', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'QUOTA_SPENT', requestId, details: { limit: 25, remaining: 0, renewsAt } },
    }),
  );
  await page.getByRole('button', { name: 'Make it after all' }).click();
  await expect(alert).toContainText(/all 25 pictures of today\. They renew at \d/);
  await expect(page.getByRole('button', { name: 'Make it after all' })).toHaveCount(0);
});
