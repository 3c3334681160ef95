/** a session that ends during work costs one password and nothing else. */
import { notices } from '@maquette/contract';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { endSessionDuring, openProfilePage } from './fixtures/ending-sign-in.fixture.ts';
import {
  answerNotice,
  expect,
  patient,
  type TestPerson,
  test,
} from './fixtures/journey.fixture.ts';
import { housePhoto } from './fixtures/studio.fixture.ts';

const picture = async () => ({
  name: 'garden.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 96, height: 64, channels: 3, background: { r: 90, g: 140, b: 80 } },
  })
    .png()
    .toBuffer(),
});

const listIsBesideAbovePx = 768;
const listIsBeside = (page: Page) => (page.viewportSize()?.width ?? 0) > listIsBesideAbovePx;

async function signInAgain(page: Page, person: TestPerson) {
  const again = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(again.getByText(notices.signInEnded)).toBeVisible();
  await expect(again.getByText(person.email)).toBeVisible();
  await again.getByLabel('Current password').fill(person.password);
  await again.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(again).toBeHidden();
}

/** Statuses of the responses to one call, in order. */
function answersTo(page: Page, method: string, path: string): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === method && new URL(request.url()).pathname === path) {
      statuses.push(response.status());
    }
  });
  return statuses;
}

test('a question with a picture waits for the sign-in and is sent once', {
  tag: '@desktop',
}, async ({ page, context, member }) => {
  const sent = answersTo(page, 'POST', '/api/assistant');
  const endSignIn = endSessionDuring(page, context);
  await page.goto('/DashboardChatbot');
  await page.getByLabel('Prompt').fill('How tall is a handrail?');
  await page.locator('input[type=file]').setInputFiles(await picture());
  await expect(page.getByText('Attached', { exact: true })).toBeVisible();

  // Waits for the page's own requests before ending the session. On wide windows the list is shown beside the
  // thread, and requested once the session is known.
  if (listIsBeside(page)) {
    await expect(page.getByText('Your conversations are kept here.')).toBeVisible();
  }
  await endSignIn();
  await page.getByRole('button', { name: 'Send' }).click();
  // After "Not now", the draft and the attachment are still there.
  const again = page.getByRole('dialog', { name: 'Welcome back' });
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Prompt')).toHaveValue('How tall is a handrail?');
  await expect(page.getByText('Attached', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await signInAgain(page, member);

  const log = page.getByRole('log');
  // The picture is analysed first, by an engine that starts with this question.
  await expect(log.getByRole('button', { name: 'Read aloud' })).toBeVisible(patient);
  await expect(log.getByText('How tall is a handrail?')).toHaveCount(1);
  expect(sent).toEqual([200]);
  await page.reload();
  await expect(log.getByText('How tall is a handrail?')).toHaveCount(1);
  await expect(log.getByRole('img')).toHaveCount(1);
});

test('a photo and its recipe wait for the sign-in; one render is ordered', {
  tag: '@desktop',
}, async ({ page, context, member, expectTrouble }) => {
  expectTrouble(/status of 401/);
  const ordered = answersTo(page, 'POST', '/api/renders');
  const endSignIn = endSessionDuring(page, context);
  await page.goto('/DashboardExteriors');
  await page.locator('input[type=file]').first().setInputFiles(housePhoto);
  await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled();
  await page.getByLabel('Style').selectOption('Coastal');
  // Finishes render fast; their look isn't checked here.
  await page.getByRole('radio', { name: 'Finishes' }).check();
  await expect(page.getByText('25 of 25 pictures left today')).toBeVisible();
  await endSignIn();
  await page.getByRole('button', { name: 'Generate' }).click();
  await signInAgain(page, member);
  await expect(page.getByRole('article', { name: /^Coastal/ })).toBeVisible();
  expect(ordered).toEqual([401, 202]);
});

test('typed names wait for the sign-in', { tag: '@desktop' }, async ({
  page,
  context,
  member,
  expectTrouble,
}) => {
  expectTrouble(/status of 401/);
  const endSignIn = endSessionDuring(page, context);
  await openProfilePage(page);
  await page.getByLabel('First name').fill('Augusta');
  await endSignIn();
  await page.getByRole('button', { name: 'Update names' }).click();
  await signInAgain(page, member);
  await answerNotice(page, notices.namesUpdated);
});
