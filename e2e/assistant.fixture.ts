/** The words and places of the chat screen, for the journeys through it. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, patient } from './journey.fixture.ts';

export const chat = '/DashboardChatbot';
export const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });
export const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
export const answers = (page: Page) => log(page).getByRole('article', { name: 'Assistant' });
export const own = (page: Page) => log(page).getByRole('article', { name: 'You' });
/** An answer that has come to its end offers to be read aloud. */
export const ended = (page: Page) =>
  answers(page).last().getByRole('button', { name: 'Read aloud' });
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Asks, and reads the new answer to its end. */
export async function ask(page: Page, question: string) {
  const earlier = await answers(page).count();
  await prompt(page).fill(question);
  await prompt(page).press('Enter');
  await expect(answers(page)).toHaveCount(earlier + 1, patient);
  await expect(ended(page)).toBeVisible(patient);
}

export const picture = async (name = 'garden.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 320, height: 240, channels: 3, background: { r: 150, g: 190, b: 230 } },
  })
    .composite([
      {
        input: { create: { width: 320, height: 110, channels: 3, background: '#5f7f4a' } },
        left: 0,
        top: 130,
      },
      {
        input: { create: { width: 180, height: 90, channels: 3, background: '#b7653f' } },
        left: 70,
        top: 70,
      },
    ])
    .png()
    .toBuffer(),
});

export async function openConversations(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Conversations' }).click();
  return page.getByRole('region', { name: 'Conversations' });
}
