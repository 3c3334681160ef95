import { expectAccessible } from './accessible.fixture.ts';
import { answerNotice, expect, test } from './journey.fixture.ts';

/** Pictures of several seconds each, on two cores that other journeys use as well. */
const pictureTimeoutMs = 120_000;
/** Flat media are drawn without traced light: quick. */
const words = 'A blueprint of a small cabin with a zorblat';

test('words become four pictures, which are changed, turned and drawn to scale', async ({
  page,
  member,
}) => {
  test.slow();
  expect(member.email).toContain('@');
  await page.goto('/DashboardImageGenerator');
  const prompt = page.getByPlaceholder('Describe your image...');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('button');
  await expect(suggestions).toHaveCount(5);
  await suggestions.first().click();
  await expect(prompt).not.toHaveValue('');

  await prompt.fill('   ');
  await generate.click();
  await expect(pictures.getByRole('article')).toHaveCount(0);
  await prompt.fill(words);
  await prompt.press('Shift+Enter');
  await expect(prompt).toHaveValue(`${words}\n`);
  await prompt.press('Enter');
  const first = pictures.getByRole('article', { name: words }).last();
  const magnify = first.getByRole('button', { name: `Magnify: ${words}` });
  await expect(magnify).toHaveCount(4, { timeout: pictureTimeoutMs });
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
  await expect(turned.getByRole('button', { name: `Magnify: ${words}` })).toHaveCount(1, {
    timeout: pictureTimeoutMs,
  });

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
  await expect(understood).toContainText('Cut paper', { timeout: pictureTimeoutMs });
  await expect(understood).toContainText('2 storeys');
  await expect(pictures.getByRole('article', { name: words })).toHaveCount(3);

  await prompt.fill('');
  await edited.getByRole('button', { name: 'Reuse prompt' }).click();
  await expect(prompt).toHaveValue(words);
});

test('a failure says so and is tried again', async ({ page, member, expectTrouble }) => {
  expect(member.email).toContain('@');
  expectTrouble(/console: .*503/);
  await page.goto('/DashboardImageGenerator');
  // The order arrives, and the answer to it does not.
  await page.route(
    '**/api/visuals',
    async (route) => {
      expect((await route.fetch()).status()).toBe(202);
      await route.fulfill({ status: 503, json: { code: 'BUSY', message: 'Busy', details: {} } });
    },
    { times: 1 },
  );
  await page.getByPlaceholder('Describe your image...').fill(words);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: words })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make it after all' })).toBeVisible();
  // Asked for twice, it was ordered once.
  const orders = await page.request.get('/api/generations?limit=10');
  expect((await orders.json()).items).toHaveLength(1);
});

test('Generate waits for a sketch that is still being sent, and sends it once', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/console: .*503/);
  const arrives = Promise.withResolvers<void>();
  let uploads = 0;
  await page.route('**/api/photos', async (route) => {
    uploads += 1;
    await arrives.promise;
    await route.continue();
  });
  let ordered = '';
  await page.route('**/api/sketches', async (route) => {
    ordered = route.request().postData() ?? '';
    await route.fulfill({ status: 503, json: { code: 'BUSY', message: 'Busy', details: {} } });
  });
  await page.goto('/SketchGenerator');
  const sketch = 'apps/web/public/pictures/launcher-assistant.webp';
  await page.locator('input[type=file]').setInputFiles(sketch);
  await page.getByRole('textbox', { name: 'Prompt' }).fill(words);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  arrives.resolve();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(ordered).toContain('photoId');
  expect(uploads).toBe(1);
});

test('a drawing made right here becomes a painting', async ({ page }) => {
  test.slow();
  await page.goto('/SketchGenerator');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await generate.click();
  await answerNotice(page, 'Please enter a prompt and select a file.');

  await page.getByRole('tab', { name: 'Draw here' }).click();
  const sheet = page.getByRole('img', { name: 'Drawing sheet' });
  await sheet.scrollIntoViewIfNeeded();
  const tools = page.getByRole('toolbar', { name: 'Drawing tools' });
  const drag = async (...points: (readonly [number, number])[]) => {
    const box = await sheet.boundingBox();
    for (const [index, [x, y]] of points.entries()) {
      await page.mouse.move(box!.x + x * box!.width, box!.y + y * box!.height, { steps: 3 });
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  await drag([0.3, 0.7], [0.3, 0.4], [0.5, 0.2], [0.7, 0.4], [0.7, 0.7], [0.3, 0.7]);
  await tools.getByRole('button', { name: 'Straight line' }).click();
  await drag([0.3, 0.4], [0.7, 0.4]);
  await drag([0.01, 0.7], [0.99, 0.7]);
  await tools.getByRole('button', { name: 'Eraser' }).click();
  await drag([0.1, 0.1], [0.2, 0.1]);
  await tools.getByRole('button', { name: 'Undo' }).click();
  // Neither clearing the sheet nor a look at the other tab loses the drawing.
  const onSheet = () => sheet.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const drawn = await onSheet();
  await tools.getByRole('button', { name: 'Clear the sheet' }).click();
  expect(await onSheet()).not.toBe(drawn);
  await tools.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('tab', { name: 'Upload a sketch' }).click();
  await page.getByRole('tab', { name: 'Draw here' }).click();
  expect(await onSheet()).toBe(drawn);

  const words = 'A cottage with a red roof';
  await page.getByRole('textbox', { name: 'Prompt' }).fill(words);
  await generate.click();
  const made = page.getByRole('article', { name: words });
  await expect(made).toBeInViewport({ ratio: 0.5 });
  const magnify = made.getByRole('button', { name: `Magnify: ${words}` });
  await expect(magnify).toBeVisible({ timeout: pictureTimeoutMs });
  await expect(made.getByRole('link', { name: 'Ask about this' })).toHaveAttribute(
    'href',
    /\?about=%2Fapi%2Ffiles%2F/,
  );
  await expectAccessible(page);
  await magnify.click();
  const viewer = page.getByRole('dialog', { name: words });
  await viewer.getByRole('button', { name: 'Before / after' }).click();
  await expect(viewer.getByRole('img', { name: 'Original' })).toBeVisible();
});
