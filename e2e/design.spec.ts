/** A redesigned room or house as a model: opened on request, orbited, drawn, listed and edited. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { expect, patient, test } from './fixtures/journey.fixture.ts';
import { housePhoto, newestOrder, roomPhoto } from './fixtures/studio.fixture.ts';

const recipe = {
  kind: 'interior',
  style: 'Rustic',
  roomType: 'Living Room',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  change: 'furniture',
  seed: 1,
};

const redesignedRoom = (page: Page, url: string) => redesigned(page, url, roomPhoto, recipe);

async function redesigned(
  page: Page,
  url: string,
  file: typeof roomPhoto,
  order: object,
): Promise<string> {
  const { request } = page.context();
  const headers = { origin: url };
  const sent = await request.post(`${url}/api/photos`, { headers, multipart: { file } });
  const { id: photoId } = await sent.json();
  const ordered = await request.post(`${url}/api/renders`, {
    headers,
    data: { ...order, photoId },
  });
  const { id } = await ordered.json();
  const status = async () =>
    (await (await request.get(`${url}/api/generations/${id}`)).json()).status;
  await expect.poll(status, patient).toBe('done');
  return id;
}

test('a room is opened as a model, as a plan and as a list with costs', {
  tag: '@phone',
}, async ({ page, server, premium }) => {
  expect(premium.email).toContain('@');
  const id = await redesignedRoom(page, server.url);
  await page.goto(`/Result/${id}`);
  await page.getByRole('button', { name: 'Open as a model' }).click();
  const model = page.getByRole('img', { name: /^Model: Rustic · Living Room/ });
  await expect(model).toBeVisible(patient);
  await expect(page.getByText('Building the model')).toHaveCount(0, patient);
  await page.getByRole('button', { name: 'Walk', exact: true }).click();
  await page.getByRole('button', { name: 'Walk forward' }).press('Enter');
  await page.getByLabel('Daylight').fill('20');
  await expect(page.getByText('20:00')).toBeVisible();
  await model.press('KeyW');
  await page.getByRole('button', { name: 'Reset view' }).click();
  await expectAccessible(page, 'with the model');

  await page.getByRole('tab', { name: 'List and costs' }).click();
  await expect(
    page.getByText(/^About [\d,]+ USD, between [\d,]+ and [\d,]+; our own figures of/),
  ).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Walls, painted/ })).toContainText(
    'litres for two coats',
  );
  const downloads = page.getByRole('list', { name: 'Downloads' });
  await expect(downloads.getByRole('link')).toHaveText([/3D model/, /Plan/, /List with costs/]);
  await test.step('without WebGL the picture stands in its place', async () => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.reload();
    await page.getByRole('button', { name: 'Open as a model' }).click();
    await expect(page.getByText(/^This browser cannot draw models/)).toBeVisible(patient);
  });
});

test('furniture is moved, removed and added in the plan, and the picture rendered again', {
  tag: '@desktop',
}, async ({ page, server, premium }) => {
  expect(premium.email).toContain('@');
  const id = await redesignedRoom(page, server.url);
  await page.goto(`/Result/${id}`);
  await page.getByRole('button', { name: 'Open as a model' }).click();
  await page.getByRole('tab', { name: 'Plan and furniture' }).click(patient);
  const plan = page.getByRole('group', { name: /^Plan of Rustic/ });
  const piece = (name: string) => plan.getByRole('button', { name });
  const again = page.getByRole('button', { name: 'Render again' });
  await expect(again).toBeDisabled();

  await piece('Pendant lamp').press('Delete');
  await expect(piece('Pendant lamp')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(piece('Pendant lamp')).toHaveCount(1);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(piece('Pendant lamp')).toHaveCount(0);

  await page.getByLabel('Add a piece').selectOption('Bookshelf');
  await expect(piece('Bookshelf')).toHaveAttribute('aria-pressed', 'true');
  await piece('Bookshelf').press('ArrowDown');
  await piece('Bookshelf').press('r');
  await page.getByLabel('Swap the bookshelf for').selectOption('Chest of drawers');
  await expect(piece('Chest of drawers')).toHaveCount(1);
  await piece('Chest of drawers').dragTo(piece('Sofa'), { force: true });
  await expect(page.getByText(/it would be left out\.$/)).toBeVisible();
  await piece('Chest of drawers').press('ControlOrMeta+z');
  await expect(page.getByText(/it would be left out\.$/)).toHaveCount(0);
  await expectAccessible(page, 'with its plan');

  await again.click();
  await expect(page).not.toHaveURL(new RegExp(id));
  const list = page.getByRole('region', { name: 'What is in it' });
  await expect(list).toContainText('Chest of drawers', patient);
  await expect(list).not.toContainText('Pendant lamp');
  expect(await newestOrder(page)).toMatchObject({
    recipe: {
      layout: expect.arrayContaining([
        expect.objectContaining({ origin: { name: 'Chest of drawers' } }),
      ]),
    },
  });
  const before = await page.request.get(`/api/generations/${id}`);
  expect(await before.json()).toMatchObject({ status: 'done' });
});

test('a house gets another storey, roof and walls, and the picture is rendered again', {
  tag: '@phone',
}, async ({ page, server, member }) => {
  expect(member.email).toContain('@');
  const house = { ...recipe, kind: 'exterior', roomType: 'Exterior', change: 'shape' };
  const id = await redesigned(page, server.url, housePhoto, house);
  await page.goto(`/Result/${id}`);
  await page.getByRole('button', { name: 'Open as a model' }).click();
  await page.getByRole('tab', { name: 'Change it' }).click(patient);
  const again = page.getByRole('button', { name: 'Render again' });
  await expect(again).toBeDisabled();

  await page.getByLabel('Storeys').selectOption('2');
  await page.getByLabel('Roof', { exact: true }).selectOption('flat');
  await page.getByLabel('Walls').selectOption('Red brick');
  await expect(page.getByText('A small look. It costs no picture.')).toBeVisible(patient);
  await page.getByLabel('Windows').selectOption('Large');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Windows')).toHaveValue('');
  await expectAccessible(page, 'changing a house');

  // The stream reports the end first; this delays the stored result.
  const isOpened = Promise.withResolvers<void>();
  await page.route(/\/api\/generations\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    const { status } = await response.json();
    if (status === 'done') await isOpened.promise;
    await route.fulfill({ response });
  });
  await again.click();
  await expect(page).not.toHaveURL(new RegExp(id));
  expect(await newestOrder(page)).toMatchObject({
    recipe: { houseEdits: { storeys: 2, roof: 'flat', walls: 'Red brick' } },
  });
  const drawings = page.getByRole('tab', { name: 'Drawings' });
  await page.getByRole('button', { name: 'Open as a model' }).click(patient);
  await drawings.click(patient);
  const madeId = page.url().split('/').at(-1);
  const stored = page.waitForResponse((answer) => answer.url().endsWith(`/generations/${madeId}`));
  isOpened.resolve();
  await (await stored).finished();
  await expect(page.getByText('flat', { exact: true })).toBeVisible(patient);
});
