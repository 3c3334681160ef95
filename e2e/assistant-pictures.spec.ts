/** Pictures in the chat, and picture analysis on its own. */
import { problems } from '@maquette/contract';
import type { Page } from '@playwright/test';
import { answers, ask, chat, own, picture, prompt } from './fixtures/assistant.fixture.ts';
import { expect, newPerson, patient, signUpByCall, test } from './fixtures/journey.fixture.ts';
import { atBothWidths } from './fixtures/widths.fixture.ts';

const expectNoWiderThanWindow = (page: Page) =>
  atBothWidths(page, async () => {
    const tooWidePx = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWidePx).toBe(0);
  });

test('a picture: picked, dropped, pasted, described, restyled in the thread and asked about again', {
  tag: '@phone',
}, async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto(chat);
  const file = await picture();
  const base64 = file.buffer.toString('base64');
  const attached = page.getByText('Attached', { exact: true });
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(attached).toBeVisible();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  for (const type of ['drop', 'paste'] as const) {
    await prompt(page).evaluate(
      (field, [how, data]) => {
        const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        const carried = new DataTransfer();
        carried.items.add(new File([bytes], 'garden.png', { type: 'image/png' }));
        const settings = { bubbles: true, cancelable: true };
        field.dispatchEvent(
          how === 'drop'
            ? new DragEvent('drop', { ...settings, dataTransfer: carried })
            : new ClipboardEvent('paste', { ...settings, clipboardData: carried }),
        );
      },
      [type, base64] as const,
    );
    await expect(attached).toBeVisible();
    await page.getByRole('button', { name: 'Remove the picture' }).click();
  }

  await page.locator('input[type=file]').setInputFiles(file);
  await expect(attached).toBeVisible();
  await ask(page, 'restyle this as coastal');
  await expect(own(page).first().getByRole('img', { name: 'garden.png' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Restyle your photo as Coastal' });
  await expect(card.getByLabel('Style')).toHaveValue('Coastal');
  // The proposal itself costs no quota.
  await expect(card.getByText('25 of 25 pictures left today')).toBeVisible();
  await card.getByRole('button', { name: 'Make it' }).click();
  const work = page.getByRole('region', { name: /^Render: Coastal/ });
  await expect(work).toBeVisible();
  await expect(work.getByRole('link', { name: 'Open the result' })).toBeVisible(patient);
  await page.reload();
  await expect(work.getByRole('img', { name: /Coastal/ })).toBeVisible();
  await expect(card).toBeHidden();

  await work.getByRole('link', { name: 'Open the result' }).click();
  await page.getByRole('link', { name: 'Ask about this' }).click();
  await expect(attached).toBeVisible();
  await ask(page, 'what colours are in this picture?');
  await expect(answers(page).last()).toContainText('main colours');
  await expect(answers(page).last().locator('pre')).toHaveText(/widthPx: \d+,\s+heightPx: \d+,/);
  await expectNoWiderThanWindow(page);
});

test('the sketch chat is open to visitors, saves nothing and accepts pictures', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/DashboardSketch');
  await page.locator('input[type=file]').setInputFiles(await picture());
  await expect(page.getByText('Attached', { exact: true })).toBeVisible();
  await ask(page, 'Restyle this as Rustic');
  const card = page.getByRole('region', { name: 'Restyle your photo as Rustic' });
  await expect(card.getByRole('button', { name: 'Sign in to make it' })).toBeVisible();
  await ask(page, 'How high is a handrail in the UK?');
  await ask(page, 'and in Australia?');
  await expect(answers(page).last()).toContainText('Australia');
  await expect(page.getByRole('button', { name: 'Conversations' })).toHaveCount(0);
  await page.reload();
  await expect(own(page)).toHaveCount(0);
});

test('a picture is analysed on its own: by file, with a question, and missing input is reported', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  await signUpByCall(context, server.url, newPerson());
  await page.goto('/ImageAnalyzer');
  await page.getByRole('button', { name: 'Analyze' }).click();
  const notice = page.getByRole('alertdialog', { name: problems.IMAGE_NEEDED.message });
  await notice.getByRole('button', { name: 'OK' }).click();
  await page.locator('input[type=file]').setInputFiles(await picture());
  await page.getByRole('button', { name: 'Analyze' }).click();
  const report = page.getByRole('region', { name: 'Analysis' });
  await expect(report.getByRole('heading', { name: 'Colours' })).toBeVisible(patient);
  await expect(report.getByText('"widthPx": 320')).toBeVisible();
  await expectNoWiderThanWindow(page);

  await page.goto('/ImageForm');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await notice.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('tab', { name: 'By file' }).click();
  await page.locator('input[type=file]').setInputFiles(await picture());
  await page.getByLabel('Prompt').fill('Is it bright enough?');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(report.getByText(/bright/).first()).toBeVisible(patient);
  await expect(report.getByText(/bright/).first()).toBeInViewport();
});
