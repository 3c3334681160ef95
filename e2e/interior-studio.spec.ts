/** A room: from the photo to the result, and edits. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { answerNotice, expect, patient, test } from './fixtures/journey.fixture.ts';
import { newestOrder, roomPhoto } from './fixtures/studio.fixture.ts';
import { atBothWidths, atWidth } from './fixtures/widths.fixture.ts';

const picker = (page: Page) =>
  page.getByLabel('Upload Image', { exact: true }).and(page.locator('input'));

async function swipe(viewer: Locator, acrossPx: number) {
  const picture = viewer.getByRole('img').first();
  const touch = (identifier: number, clientX: number) => ({ identifier, clientX, clientY: 300 });
  await picture.dispatchEvent('touchstart', { touches: [touch(1, 200)] });
  await picture.dispatchEvent('touchend', {
    touches: [],
    changedTouches: [touch(1, 200 + acrossPx)],
  });
}

/** With new finishes alone: new furniture would be drawn on the photo for every style in view. */
async function uploadRoom(page: Page) {
  await page.getByRole('radio', { name: 'Finishes' }).check();
  await picker(page).setInputFiles(roomPhoto);
  await expect(page.getByText('On your photo, by our own engine.')).toBeVisible(patient);
}

test('a room from the photo to the magnified result', { tag: '@phone' }, async ({
  page,
  premium,
}) => {
  expect(premium.email).toContain('@');
  await page.goto('/DashboardInteriors');
  await page.getByRole('button', { name: 'Generate' }).click();
  await answerNotice(page, 'Please select an image first.');

  await picker(page).setInputFiles(roomPhoto);
  const draft = page.getByRole('article', { name: 'Your photo' });
  await expect(draft.getByRole('img', { name: 'Original Render' })).toBeVisible();
  await expect(page.getByText('On your photo, by our own engine.')).toBeVisible(patient);
  await expect(page.getByRole('list', { name: 'Photo coach' })).toContainText(
    'The photo is small.',
  );
  const strip = page.getByRole('group', { name: 'All styles' });
  await expect(strip.getByRole('button')).toHaveCount(10);
  await strip.getByRole('button', { name: 'Rustic' }).click();
  await expect(page.getByLabel('Style', { exact: true })).toHaveValue('Rustic');
  await test.step('how much changes is plain, and furniture unless something else is chosen', async () => {
    const how = page.getByRole('group', { name: 'How much changes' });
    await expect(how.getByRole('radio')).toHaveCount(3);
    await how.getByRole('radio', { name: 'Finishes' }).check();
    await expect(page.getByText('Gentle (0.35)')).toBeVisible();
    await how.getByRole('radio', { name: 'Finishes' }).press('ArrowDown');
    await expect(how.getByRole('radio', { name: 'Furniture' })).toBeChecked();
    await expect(page.getByText('Gentle (0.35)')).toBeHidden();
  });
  await page.getByLabel('Room type').selectOption('Powder Room');
  await page.getByRole('button', { name: '2', exact: true }).click();
  const preview = draft.getByRole('img', { name: 'Preview: Rustic' });
  await expect(preview).toBeVisible(patient);
  // The preview stays in view while styles are chosen (19.23).
  await atWidth(page, 'phone', async () => {
    for (const style of ['Bohemian', 'Rustic']) {
      const choice = strip.getByRole('button', { name: style });
      await choice.scrollIntoViewIfNeeded();
      await choice.click();
      await expect(draft.getByRole('img', { name: `Preview: ${style}` })).toBeVisible(patient);
      await expect(draft).toBeInViewport({ ratio: 0.9 });
      await expect(choice).toBeInViewport({ ratio: 0.9 });
    }
  });
  await expectAccessible(page, 'with a photo');

  await test.step('the chosen style is in view in the strip', async () => {
    await atBothWidths(page, async () => {
      for (const style of ['Bohemian', 'Rustic']) {
        await page.getByLabel('Style', { exact: true }).selectOption(style);
        await strip.scrollIntoViewIfNeeded();
        await expect(strip.getByRole('button', { name: style })).toBeInViewport({ ratio: 0.9 });
      }
    });
  });

  await page.getByRole('button', { name: 'Generate' }).click();
  const row = page.getByRole('article', { name: 'Rustic · Powder Room · Residential · Bright' });
  await expect(row.getByRole('img', { name: 'Original Render' })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Variation \d$/ })).toHaveCount(2, patient);
  expect(await newestOrder(page)).toMatchObject({
    style: 'Rustic',
    roomType: 'Poweder Room',
    strength: 0.35,
    cfgScale: 10.5,
    steps: 50,
    seed: 0,
    recipe: { change: 'furniture' },
  });
  await expect(draft).toBeHidden();
  await expect(row.getByText(/^Furniture: new layout, .* Kept: .*viewpoint\.$/)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Another layout' })).toBeVisible();
  await expect(row.getByText('Maquette restyle engine')).toBeVisible();
  await expect(row.getByText(/^Structure kept \d+ %$/)).toBeVisible();
  await test.step('the picture is in view when it is done', async () => {
    // The slider covers half of it with the photo.
    const made = row.getByRole('img', { name: 'Rustic Powder Room' });
    await expect(made).toBeInViewport({ ratio: 0.45 });
  });
  await expectAccessible(page, 'with a result');

  await test.step('the result is the hero, before and after in place', async () => {
    const result = row.getByRole('img', { name: 'Rustic Powder Room' });
    const line = row.getByRole('slider');
    const middle = async () => (await row.locator('[data-rcs=handle-root]').boundingBox())!.x;
    const before = await middle();
    await line.press('ArrowLeft');
    await expect.poll(middle).toBeLessThan(before);
    const atPress = await middle();
    await row.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const box = (await result.boundingBox())!;
    const windowPx = page.viewportSize()!.width;
    expect(box.width / windowPx).toBeGreaterThanOrEqual(windowPx < 640 ? 0.9 : 0.6);
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.7);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.7, { steps: 4 });
    await page.mouse.up();
    await expect.poll(middle).toBeGreaterThan(atPress);
    await row.getByRole('button', { name: 'Variation 2' }).click();
    await expect(row.getByRole('button', { name: 'Variation 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await row.getByRole('button', { name: 'Variation 1' }).click();
  });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('interior-render-rustic.png');

  const magnify = row.getByRole('button', { name: 'Magnify', exact: true });
  await magnify.click();
  const viewer = page.getByRole('dialog', { name: 'Rustic Powder Room' });
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  // A dialog takes the focus a moment after it is visible.
  await expect
    .poll(() => viewer.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 2')).toBeVisible();
  await swipe(viewer, -120);
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await viewer.getByRole('button', { name: 'What changed' }).click();
  await viewer.getByRole('button', { name: 'Before / after' }).click();
  await expect(viewer.getByRole('slider')).toBeVisible();
  await expectAccessible(page, 'magnified');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(magnify).toBeFocused();

  await test.step('the room is emptied by itself, and the result lists what is in it', async () => {
    await row.getByRole('link', { name: 'Open the result' }).click();
    await expect(
      page.getByRole('region', { name: 'What is in it' }).getByRole('listitem').first(),
    ).toContainText(' m');
    await page.goBack();
    await uploadRoom(page);
    await page.getByRole('button', { name: 'Empty this room' }).click();
    await expect(page.getByText(/^Emptied: furniture/)).toBeVisible(patient);
    expect(await newestOrder(page)).toMatchObject({
      title: 'Emptied · Living Room',
      recipe: { change: 'empty' },
    });
  });
  await test.step('why a photo is refused is in view, though the page shows results', async () => {
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await picker(page).setInputFiles(notes);
    await expect(page.getByText(/^Upload failed: This file is not a picture/)).toBeInViewport();
  });
});

test('surfaces are adjusted, previewed at once and undone', { tag: '@desktop' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@');
  await page.goto('/Interiors');
  await uploadRoom(page);
  await test.step('what a choice does is seen where it is made', async () => {
    const draft = page.getByRole('article', { name: 'Your photo' });
    const small = page.getByRole('button', { name: 'Show the picture' });
    await page.getByRole('button', { name: 'More choices' }).scrollIntoViewIfNeeded();
    await expect(small).toBeInViewport({ ratio: 1 });
    await small.click();
    await expect(draft).toBeInViewport({ ratio: 0.8 });
    await expect(small).toBeHidden();
  });
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Adjust', exact: true });
  const photo = editor.getByRole('img', { name: 'Your photo' });
  await expect(editor.getByText(/% sure/).first()).toBeVisible(patient);
  await expectAccessible(page, 'surfaces');

  await test.step('a thing is tapped and painted, and that is undone', async () => {
    await editor.getByRole('tab', { name: 'Materials' }).click();
    const box = (await photo.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.48, box.y + box.height * 0.6);
    const door = editor.getByRole('button', { name: 'Door', exact: true });
    await expect(door).toHaveAttribute('aria-pressed', 'true');
    const forest = editor.getByRole('button', { name: 'Forest', exact: true });
    await forest.click();
    await expect(forest).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'things');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(forest).toHaveAttribute('aria-pressed', 'false');
    await editor.getByRole('button', { name: 'Photo', exact: true }).click();
    await editor.getByRole('tab', { name: 'Surfaces' }).click();
  });
  await test.step('a place is named with the pointer', async () => {
    const box = (await photo.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.48, box.y + box.height * 0.6);
    await editor.getByRole('button', { name: 'Leave alone' }).click();
    await expect(editor.getByRole('list', { name: 'Places you named' })).toContainText(
      '1. Leave alone',
    );
  });
  await test.step('and another by keyboard', async () => {
    await editor.getByRole('button', { name: /^Point at a place/ }).focus();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await editor.getByRole('button', { name: 'Floor' }).click();
    await expect(editor.getByRole('button', { name: 'Forget place 2' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor.getByRole('button', { name: 'Forget place 2' })).toBeHidden();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(editor.getByRole('button', { name: 'Forget place 2' })).toBeVisible();
  });
  await test.step('a material is seen in the preview', async () => {
    await editor.getByRole('tab', { name: 'Materials' }).click();
    await editor.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = editor.getByRole('img', { name: 'Live preview', exact: true });
    const before = await preview.getAttribute('src');
    await editor.getByRole('button', { name: 'Floor', exact: true }).click();
    await editor.getByRole('button', { name: 'Chequered marble' }).click();
    await expect(preview).not.toHaveAttribute('src', before!, patient);
    await editor.getByRole('button', { name: 'Wall', exact: true }).click();
    await editor.getByRole('button', { name: 'Ink blue' }).click();
    await expectAccessible(page, 'materials');
  });
  await test.step('the brush protects, the eraser takes away', async () => {
    await editor.getByRole('tab', { name: 'Protect' }).click();
    await editor.getByRole('button', { name: 'Photo', exact: true }).click();
    const box = (await photo.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6, { steps: 4 });
    await page.mouse.up();
    await editor.getByRole('button', { name: 'Eraser' }).click();
    await editor.getByRole('button', { name: /^Paint what stays/ }).press('Enter');
  });
  await test.step('the corners of the back wall are dragged and nudged', async () => {
    await editor.getByRole('tab', { name: 'Room box' }).click();
    const corner = editor.getByRole('button', { name: 'Top left corner of the back wall' });
    const was = (await corner.boundingBox())!;
    await corner.press('Shift+ArrowRight');
    await expect.poll(async () => (await corner.boundingBox())!.x).toBeGreaterThan(was.x);
  });

  await test.step('what was adjusted is not lost by a key', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Close without using what you adjusted?');
    // It handles keys once it has the focus.
    await expect(question.or(question.getByRole('button')).and(page.locator(':focus'))).toHaveCount(
      1,
    );
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(editor).toBeVisible();
  });
  await editor.getByRole('button', { name: 'Use these' }).click();
  await expect(
    page.getByText(
      'By hand: 2 places named, corners set, 1 part kept, Floor: Chequered marble, Wall: Ink blue',
    ),
  ).toBeVisible();
  await expect(page.getByText('Looking is free. Making it needs Premium.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page).toHaveURL('/UpgradePremium');
});
