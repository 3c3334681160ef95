/** Pictures from sketches: an uploaded one, and one drawn in the app. */
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { answerNotice, expect, patient, signUpByCall, test } from './fixtures/journey.fixture.ts';

test("Generate waits for the sketch's upload, and sends it once", {
  tag: '@phone',
}, async ({ page, expectTrouble }) => {
  expectTrouble(/console: .*503/);
  expectTrouble(/console: .*415/);
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
    // The response of a service that isn't ours.
    await route.fulfill({ status: 503, json: { error: 'The painter is at lunch.' } });
  });
  await page.goto('/SketchGenerator');
  const sketch = 'apps/web/public/pictures/launcher-assistant.webp';
  await page.locator('input[type=file]').setInputFiles(sketch);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A small cabin');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  arrives.resolve();
  await expect(page.getByRole('alert')).toContainText('The painter is at lunch.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(ordered).toContain('photoId');
  expect(uploads).toBe(1);
  // The message disappears on a change; a file that can never work offers no retry.
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A small cabin by a lake');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const broken = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect(page.getByRole('alert')).toContainText('This file is not a picture');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  // 19.22: the error disappears with its file, also after Generate has shown it.
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(sketch);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The painter is at lunch.');
  await page.getByRole('tab', { name: 'Draw here' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a sketch drawn in the app becomes a picture', { tag: '@phone' }, async ({ page }) => {
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
  // Clearing the sheet or switching tabs doesn't lose the drawing.
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
  const magnify = made.getByRole('button', { name: 'Magnify', exact: true });
  await expect(magnify).toBeVisible(patient);
  await expect(made.getByRole('link', { name: 'Ask about this' })).toHaveAttribute(
    'href',
    /\?about=%2Fapi%2Ffiles%2F/,
  );
  await expectAccessible(page);
  await magnify.click();
  const viewer = page.getByRole('dialog', { name: words });
  await viewer.getByRole('button', { name: 'Before / after' }).click();
  await expect(viewer.getByRole('img', { name: 'Original' })).toBeVisible();

  // A visitor asks about it in the public chat, which shows the picture.
  await page.keyboard.press('Escape');
  await made.getByRole('link', { name: 'Ask about this' }).click();
  await expect(page).toHaveURL(/\/DashboardSketch\?about=/);
  await expect(page.getByText('Attached', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(magnify).toBeVisible();
  await page.reload();
  await expect(magnify).toBeVisible();
});

test('a visitor draws, signs in and signs out: the next visitor sees nothing of it', {
  tag: '@desktop',
}, async ({ page, context, server, stranger }) => {
  await signUpByCall(context, server.url, stranger);
  await context.clearCookies();
  await page.goto('/SketchGenerator');
  const sketch = 'apps/web/public/pictures/launcher-assistant.webp';
  await page.locator('input[type=file]').setInputFiles(sketch);
  const words = 'A cottage with a green roof';
  await page.getByRole('textbox', { name: 'Prompt' }).fill(words);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const made = page.getByRole('article', { name: words });
  await expect(made.getByRole('button', { name: 'Magnify', exact: true })).toBeVisible(patient);
  const drawing = page.url();

  await page.goto('/login');
  await page.getByLabel('Email').fill(stranger.email);
  await page.getByLabel('Password', { exact: true }).fill(stranger.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/Launcher');
  await page.goto('/DashboardChatbot');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A house for my mother');
  const sidebar = page.getByRole('button', { name: 'Show the sidebar' });
  if (await sidebar.isVisible()) await sidebar.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');

  const kept = await context.cookies();
  expect(kept.map(({ name }) => name)).toEqual(['maquette_device']);
  const stored = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router-scroll')),
  ]);
  expect(stored).toEqual([[], []]);
  await page.goto(drawing);
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText(words)).toHaveCount(0);
});
