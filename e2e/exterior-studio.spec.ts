/** A house: every way of uploading, cropping, restyling, adjusting. */
import sharp from 'sharp';
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { expect, patient, test } from './fixtures/journey.fixture.ts';
import { housePhoto, newestOrder, roomPhoto } from './fixtures/studio.fixture.ts';
import { atBothWidths } from './fixtures/widths.fixture.ts';

test('a house: dropped, pasted, cropped, then the same seed in another style', {
  tag: '@phone',
}, async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/DashboardExteriors');
  await expect(page.locator('input[capture="environment"]')).toHaveAttribute('accept', 'image/*');

  const tallBase64 = (await sharp(housePhoto.buffer).rotate(90).png().toBuffer()).toString(
    'base64',
  );
  const base64 = housePhoto.buffer.toString('base64');
  const give = (kind: 'drop' | 'paste', type: string, picture = base64) =>
    page.evaluate(
      ([how, bytes, mimeType]) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        data.items.add(new File([content], 'house.png', { type: mimeType }));
        const target =
          how === 'drop' ? document.querySelector('label:has(input[type=file])')! : document.body;
        target.dispatchEvent(
          how === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      [kind, type === 'image/png' ? picture : 'bm90IGEgcGljdHVyZQ==', type] as const,
    );

  await give('drop', 'text/plain');
  await expect(page.getByRole('alert')).toContainText(
    'Upload failed: This file is not a picture we can read.',
  );
  await expect(page.getByText('This file cannot be shown as a picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await give('paste', 'image/png', tallBase64);
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  await test.step('a tall photo is cropped without scrolling, by whole handles', async () => {
    await page.getByRole('button', { name: 'Crop and straighten' }).click();
    const tall = page.getByRole('dialog', { name: 'Crop and straighten' });
    await atBothWidths(page, async () => {
      const use = tall.getByRole('button', { name: 'Use this view' });
      await expect(use).toBeInViewport({ ratio: 1 });
      for (const corner of ['nw', 'se']) {
        await expect(tall.locator(`.ord-${corner}`)).toBeInViewport({ ratio: 1 });
      }
    });
    await tall.getByRole('button', { name: 'Close' }).click();
  });
  await page.getByRole('button', { name: 'Remove' }).click();
  await give('drop', 'image/png');
  await expect(page.getByRole('button', { name: 'Adjust', exact: true })).toBeVisible(patient);

  await page.getByRole('button', { name: 'Crop and straighten' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop and straighten' });
  const corner = crop.locator('[data-ord="nw"]');
  await expect(corner).toBeVisible();
  await corner.focus();
  await page.keyboard.press('ControlOrMeta+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await crop.getByLabel('Straighten').fill('2');
  await expectAccessible(page, 'cropping');
  // If the phone runs out of memory, a message offers another try.
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = (take) => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      take(null);
    };
  });
  await crop.getByRole('button', { name: 'Use this view' }).click();
  await expect(crop.getByRole('alert')).toContainText('could not be cut out');
  await crop.getByRole('button', { name: 'Use this view' }).click();
  await expect(crop).toBeHidden();
  await expect(page.getByText('On your photo, by our own engine.')).toBeVisible(patient);

  await page.getByRole('button', { name: 'Generate' }).click();
  const row = page.getByRole('article', { name: 'Zaha Hadid · Garage · Residential · Bright' });
  await expect(row).toBeInViewport({ ratio: 0.5 });
  await row.getByRole('button', { name: 'Same seed, other style' }).click(patient);
  const styles = page.getByRole('dialog', { name: 'Same seed, other style' });
  await expect(styles.getByRole('button', { name: 'Coastal' })).toBeVisible();
  await expectAccessible(page, 'other style');
  await styles.getByRole('button', { name: 'Coastal' }).click();
  const other = page.getByRole('article', { name: 'Coastal · Garage · Residential · Bright' });
  await expect(other.getByRole('button', { name: 'Magnify', exact: true })).toBeVisible(patient);
  expect(await newestOrder(page)).toMatchObject({
    style: 'Coastal',
    seed: 0,
    strength: 0.45,
    roomType: 'Garage',
  });
  await other.getByRole('link', { name: 'Open the result' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coastal · Garage' })).toBeVisible();

  await test.step('the result itself can be adjusted, and is made again', async () => {
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'Adjust', exact: true });
    await editor.getByRole('tab', { name: 'Materials' }).click();
    await editor.getByRole('button', { name: 'Red brick' }).click(patient);
    await expectAccessible(page, 'adjusting a result');
    await editor.getByRole('button', { name: 'Render with these' }).click();
    await expect(page).not.toHaveURL(pathname);
    expect(await newestOrder(page)).toMatchObject({
      recipe: { finishes: [{ surface: 'facade', material: 'redBrick' }] },
    });
  });
});

test('a room in the exterior studio gives a notice before it costs anything, and moves to the right studio', {
  tag: '@phone',
}, async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/DashboardExteriors');
  const picker = page.getByLabel('Upload Image', { exact: true }).and(page.locator('input'));
  await picker.setInputFiles(roomPhoto);
  const told = page.getByRole('status').filter({ hasText: 'the inside of a room' });
  await expect(told).toBeVisible(patient);
  await expectAccessible(page, 'a photo of the other studio');
  await page.getByRole('button', { name: 'Generate' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Generate anyway' })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await newestOrder(page)).toEqual({});

  await told.getByRole('button', { name: 'Open it in the interior studio' }).click();
  await expect(page).toHaveURL('/Interiors');
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Photo coach' })).toContainText('small', patient);
  await expect(told).toBeHidden();
});

test('each style shows the house it would build', { tag: '@phone' }, async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/DashboardExteriors');
  await page
    .getByLabel('Upload Image', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(housePhoto);
  const wright = page
    .getByRole('group', { name: 'All styles' })
    .getByRole('button', { name: 'Frank Lloyd Wright' });
  await wright.scrollIntoViewIfNeeded();
  const picture = wright.getByAltText('');
  await expect(picture).toHaveAttribute('src', /^data:image/, patient);
  const raised = (await picture.getAttribute('src')) ?? '';
  await page.getByRole('radio', { name: 'Finishes' }).check();
  await expect(picture).not.toHaveAttribute('src', raised, patient);
  await expect(picture, 'of the finishes').toHaveAttribute('src', /^data:image/, patient);
  await page.getByRole('radio', { name: 'Shape' }).check();
  await expect(picture, 'not drawn again').toHaveAttribute('src', raised);
});
