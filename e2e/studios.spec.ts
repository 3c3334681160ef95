import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.fixture.ts';
import { answerNotice, expect, test } from './journey.fixture.ts';

/** A bare room seen straight on: what a photo has, in a few kilobytes. */
const drawnRoom = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
  <rect width="480" height="320" fill="#cfc8ba"/>
  <path d="M0 0H480L360 70H120Z" fill="#efede8"/><path d="M0 320H480L360 240H120Z" fill="#8a6a48"/>
  <path d="M0 0L120 70V240L0 320Z" fill="#b7b0a2"/><rect x="200" y="110" width="60" height="130" fill="#6b4a30"/>
</svg>`;
const roomPhoto = {
  name: 'my room.png',
  mimeType: 'image/png',
  buffer: await sharp(Buffer.from(drawnRoom)).png().toBuffer(),
};

const picker = (page: Page) =>
  page.getByLabel('Upload Image', { exact: true }).and(page.locator('input'));

/** The newest order as the server has it. */
async function newestOrder(page: Page): Promise<Record<string, unknown>> {
  const answer = await page.request.get('/api/generations?limit=1');
  const { items } = (await answer.json()) as { items: Record<string, unknown>[] };
  return items[0] ?? {};
}

/** A finger drawn across the picture. */
async function swipe(viewer: Locator, acrossPx: number) {
  const picture = viewer.getByRole('img').first();
  const touch = (identifier: number, clientX: number) => ({ identifier, clientX, clientY: 300 });
  await picture.dispatchEvent('touchstart', { touches: [touch(1, 200)] });
  await picture.dispatchEvent('touchend', {
    touches: [],
    changedTouches: [touch(1, 200 + acrossPx)],
  });
}

async function uploadRoom(page: Page) {
  await picker(page).setInputFiles(roomPhoto);
  await expect(page.getByText('On your photo, by our own engine.')).toBeVisible({
    timeout: 30_000,
  });
}

test('a room from the photo to the magnified result', async ({ page, premium }) => {
  test.slow();
  expect(premium.email).toContain('@');
  await page.goto('/DashboardInteriors');
  await page.getByRole('button', { name: 'Generate' }).click();
  await answerNotice(page, 'Please select an image first.');

  await uploadRoom(page);
  await expect(page.getByRole('list', { name: 'Photo coach' })).toContainText(
    'The photo is small.',
  );
  const strip = page.getByRole('group', { name: 'All styles' });
  await expect(strip.getByRole('button')).toHaveCount(10);
  await strip.getByRole('button', { name: 'Rustic' }).click();
  await expect(page.getByLabel('Style', { exact: true })).toHaveValue('Rustic');
  await expect(page.getByText('Gentle (0.35)')).toBeVisible();
  await page.getByLabel('Room type').selectOption('Powder Room');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Preview: Rustic' })).toBeVisible();
  await expectAccessible(page, 'with a photo');

  await page.getByRole('button', { name: 'Generate' }).click();
  const row = page.getByRole('article', { name: 'Rustic · Powder Room · Residential · Bright' });
  await expect(row.getByRole('img', { name: 'Original Render' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Magnify', exact: true })).toHaveCount(2, {
    timeout: 40_000,
  });
  expect(await newestOrder(page)).toMatchObject({
    style: 'Rustic',
    roomType: 'Poweder Room',
    strength: 0.35,
    cfgScale: 10.5,
    steps: 50,
    seed: 0,
  });
  await expect(row.getByText('Maquette restyle engine')).toBeVisible();
  await expect(row.getByText(/^Structure kept \d+ %$/)).toBeVisible();
  await expectAccessible(page, 'with a result');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: 'Download' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe('interior-render-rustic.png');

  const magnify = row.getByRole('button', { name: 'Magnify', exact: true }).first();
  await magnify.click();
  const viewer = page.getByRole('dialog', { name: 'Rustic Powder Room' });
  await expect(viewer.getByText('1 of 2')).toBeVisible();
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
});

test('surfaces are adjusted by hand, seen at once and undone', async ({ page, member }) => {
  test.slow();
  expect(member.email).toContain('@');
  await page.goto('/Interiors');
  await uploadRoom(page);
  await page.getByRole('button', { name: 'Adjust surfaces' }).click();
  const editor = page.getByRole('dialog', { name: 'Adjust surfaces' });
  const photo = editor.getByRole('img', { name: 'Your photo' });
  await expect(editor.getByText(/% sure/).first()).toBeVisible();
  await expectAccessible(page, 'surfaces');

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
    await editor.getByRole('button', { name: 'Chequered marble' }).click();
    await expect(preview).not.toHaveAttribute('src', before!);
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

  await editor.getByRole('button', { name: 'Use these' }).click();
  await expect(
    page.getByText(
      'By hand: 2 places named, corners set, 1 part kept, Floor: Chequered marble, Wall: Ink blue',
    ),
  ).toBeVisible();
  // Looking is free; the picture itself is premium.
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page).toHaveURL('/UpgradePremium');
});

test('a house: dropped, pasted, cropped, then the same seed in another style', async ({
  page,
  member,
}) => {
  test.slow();
  expect(member.email).toContain('@');
  await page.goto('/DashboardExteriors');
  await expect(page.locator('input[capture="environment"]')).toHaveAttribute('accept', 'image/*');

  const base64 = roomPhoto.buffer.toString('base64');
  const give = (kind: 'drop' | 'paste', type: string) =>
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
      [kind, type === 'image/png' ? base64 : 'bm90IGEgcGljdHVyZQ==', type] as const,
    );

  await give('drop', 'text/plain');
  await expect(page.getByRole('alert')).toContainText(
    'Upload failed: This file is not a picture we can read.',
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  await give('paste', 'image/png');
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await give('drop', 'image/png');
  await expect(page.getByRole('button', { name: 'Adjust surfaces' })).toBeVisible();

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
  await crop.getByRole('button', { name: 'Use this view' }).click();
  await expect(crop).toBeHidden();
  await expect(page.getByText('On your photo, by our own engine.')).toBeVisible({
    timeout: 30_000,
  });

  await page.getByRole('button', { name: 'Generate' }).click();
  const row = page.getByRole('article', { name: 'Zaha Hadid · Garage · Residential · Bright' });
  await expect(row).toBeInViewport({ ratio: 0.5 });
  await row.getByRole('button', { name: 'Same seed, other style' }).click({ timeout: 40_000 });
  const styles = page.getByRole('dialog', { name: 'Same seed, other style' });
  await expect(styles.getByRole('button', { name: 'Coastal' })).toBeVisible();
  await expectAccessible(page, 'other style');
  await styles.getByRole('button', { name: 'Coastal' }).click();
  const other = page.getByRole('article', { name: 'Coastal · Garage · Residential · Bright' });
  await expect(other.getByRole('button', { name: 'Magnify', exact: true })).toBeVisible({
    timeout: 40_000,
  });
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
    await page.getByRole('button', { name: 'Adjust surfaces' }).click();
    const editor = page.getByRole('dialog', { name: 'Adjust surfaces' });
    await editor.getByRole('tab', { name: 'Materials' }).click();
    await editor.getByRole('button', { name: 'Red brick' }).click();
    await editor.getByRole('button', { name: 'Render with these' }).click();
    await expect(page).not.toHaveURL(pathname);
    expect(await newestOrder(page)).toMatchObject({
      recipe: { finishes: [{ surface: 'facade', material: 'redBrick' }] },
    });
  });
});
