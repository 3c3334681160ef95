/** Asking on a phone, and actions on an answer on a desktop. */
import { limits, notices, problems } from '@maquette/contract';
import type { Page } from '@playwright/test';
import {
  answers,
  ask,
  chat,
  ended,
  log,
  own,
  picture,
  prompt,
} from './fixtures/assistant.fixture.ts';
import { expect, patient, test } from './fixtures/journey.fixture.ts';
import { atBothWidths, atWidth } from './fixtures/widths.fixture.ts';

const suggestionsOn = (page: Page) =>
  page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');

test('before anything is said: suggestions, the prompt by hand and by voice, the disclaimer, the FAQ', {
  tag: '@phone',
}, async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  // Fake speech recognition; it returns its result when stopped.
  await page.addInitScript(() => {
    class Listener {
      static isAllowed = false;
      onresult: ((heard: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        if (Listener.isAllowed) return;
        // Allows the microphone after a refusal.
        Listener.isAllowed = true;
        this.onerror?.({ error: 'not-allowed' });
        this.onend?.();
      }
      stop() {
        this.onresult?.({ results: [[{ transcript: 'how wide' }]] });
        this.onend?.();
      }
    }
    Reflect.set(window, 'SpeechRecognition', Listener);
  });
  await page.goto(chat);
  const suggestions = suggestionsOn(page);
  await atWidth(page, 'phone', async () => {
    await expect(prompt(page)).toHaveAttribute('placeholder', 'Enter a prompt...');
    await expect(suggestions).toHaveCount(2);
  });
  await expect(page.getByText(notices.assistantDisclaimer)).toBeVisible();
  await expect(page.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/Faq');

  // Whitespace isn't sent; Shift+Enter inserts a newline; the draft survives a reload.
  await prompt(page).fill('  \n ');
  await prompt(page).press('Enter');
  await expect(suggestions.first()).toBeVisible();
  await prompt(page).fill('');
  // The page's own policy allows the microphone.
  const mayListen = () => Reflect.get(document, 'featurePolicy').allowsFeature('microphone');
  expect(await page.evaluate(mayListen)).toBe(true);
  await page.getByRole('button', { name: 'Speak', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Allow it beside the address');
  await page.getByRole('button', { name: 'Speak', exact: true }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(prompt(page)).toHaveValue('how wide');
  await prompt(page).press('Shift+Enter');
  await prompt(page).pressSequentially('is a hallway?');
  await page.reload();
  await expect(prompt(page)).toHaveValue('how wide\nis a hallway?');

  await prompt(page).press('Enter');
  await expect(own(page).first()).toHaveText(/^How wide\s+is a hallway\?$/);
  await expect(ended(page)).toBeVisible();
  await expect(answers(page).last()).toContainText('1,000–1,200 mm');

  // Sending removes the stored draft.
  await page.goto(chat);
  await expect(suggestions.first()).toBeVisible();
  await expect(prompt(page)).toHaveValue('');
  // A used suggestion is replaced by an unseen one; the draft stays.
  await prompt(page).fill('How high is a plinth?');
  const shown = { phone: 2, desktop: 5 } as const;
  let turns = 0;
  await atBothWidths(page, async (width) => {
    turns += 1;
    await expect(suggestions).toHaveCount(shown[width]);
    const pressed = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().click();
    await expect(own(page)).toHaveCount(turns);
    await expect(own(page).last()).toContainText(pressed);
    await expect(ended(page)).toBeVisible();
    await expect(suggestions).toHaveCount(shown[width]);
    await expect(suggestions.filter({ hasText: pressed })).toHaveCount(0);
    await expect(own(page).last()).toBeInViewport();
  });

  // The next person in this browser doesn't see it.
  await page.goto(chat);
  await prompt(page).fill('A house for my mother');
  const kept = () => page.evaluate(() => Object.keys(localStorage));
  expect(await kept()).toHaveLength(1);
  const sidebar = page.getByRole('button', { name: 'Show the sidebar' });
  if (await sidebar.isVisible()) await sidebar.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept()).toEqual([]);
});

test('an answer: streamed, stopped, regenerated, edited, copied, with its sources', {
  tag: '@desktop',
}, async ({ page, context, member }) => {
  expect(member.email).toBeTruthy();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(chat);
  await atWidth(page, 'desktop', async () => {
    await expect(prompt(page)).toHaveAttribute('placeholder', notices.chatPlaceholder);
    await expect(suggestionsOn(page)).toHaveCount(5);
  });
  await prompt(page).fill('compare oak and laminate flooring');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // In parallel: the answer must be stopped before it ends.
  await Promise.all([
    expect(prompt(page)).toHaveAttribute('placeholder', notices.generating),
    expect(prompt(page)).toBeDisabled(),
    expect(page.getByRole('button', { name: 'Attach an image' })).toBeDisabled(),
    expect(answers(page).last()).toContainText(/\w{4}/),
  ]);
  // A double click stops once.
  await page.getByRole('button', { name: 'Stop' }).dblclick();
  await expect(answers(page).last()).toContainText('You stopped this answer.');
  await expect(prompt(page)).toBeEnabled();
  await atWidth(page, 'phone', async () => {
    await answers(page).last().getByRole('button', { name: 'Answer again' }).click();
    await expect(answers(page).last()).not.toContainText('You stopped');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(answers(page).last()).toContainText('You stopped this answer.');
    await expect(answers(page).last().getByText('You stopped this answer.')).toBeInViewport();
  });
  await page.reload();
  await expect(answers(page).last()).toContainText('You stopped this answer.');
  await expect(own(page)).toHaveCount(1);

  await answers(page).last().getByRole('button', { name: 'Answer again' }).click();
  await expect(ended(page)).toBeVisible();
  await expect(answers(page).last().getByRole('table')).toBeVisible();
  await expect(answers(page).last()).not.toContainText('You stopped');
  await expect(own(page)).toHaveCount(1);
  // The view stays at the answer's start.
  await expect(own(page)).toBeInViewport();

  await answers(page).last().getByRole('button', { name: 'Copy' }).click();
  await expect(answers(page).last().getByRole('button', { name: 'Copied' })).toBeVisible();
  await prompt(page).press('ControlOrMeta+V');
  await expect(prompt(page)).toHaveValue(/\| --- \|/);
  await prompt(page).fill('');

  const sources = page.getByRole('list', { name: 'Sources' }).getByRole('button');
  const title = (await sources.first().textContent()) ?? '';
  await sources.first().click();
  const entry = page.getByRole('dialog', { name: title });
  await expect(entry).toContainText('From the Maquette handbook');
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();

  await own(page).first().hover();
  await own(page).first().getByRole('button', { name: 'Edit and send again' }).click();
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('stair width in the UK');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(own(page).first()).toHaveText('Stair width in the UK');
  await expect(ended(page)).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await page.getByRole('list', { name: 'Ask next' }).getByRole('button').first().click();
  await expect(own(page)).toHaveCount(2);
  await expect(ended(page)).toBeVisible();
});

test('read aloud: fetched once, played, at another speed; a failure says so', {
  tag: '@phone',
}, async ({ page, member, expectTrouble }) => {
  expect(member.email).toBeTruthy();
  expectTrouble(/status of 503/);
  await page.goto(chat);
  await ask(page, 'Thanks');
  let fetched = 0;
  let fails = true;
  await page.route('**/api/tts', (route) => {
    fetched += 1;
    return fails
      ? route.fulfill({ status: 503, json: { code: 'BUSY', requestId: '469206c3-f8a1' } })
      : route.continue();
  });
  const speaker = ended(page);
  await speaker.click();
  const alert = answers(page).last().getByRole('alert');
  await expect(alert).toHaveText(`${problems.BUSY.message}Reference: 469206c3`);
  fails = false;
  await speaker.click();
  const player = answers(page).last().getByLabel('Answer read aloud');
  await expect(player).toBeVisible(patient);
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration))
    .toBeGreaterThan(1);
  await answers(page).last().getByLabel('Speed').selectOption('1.5');
  expect(await player.evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);
  await speaker.click();
  expect(fetched).toBe(2);
});

test('errors are shown, and a retry orders once', { tag: '@phone' }, async ({
  page,
  member,
  expectTrouble,
}) => {
  expect(member.email).toBeTruthy();
  expectTrouble(/status of 500/);
  expectTrouble(/status of 502/);
  expectTrouble(/status of 4\d\d/);
  await page.goto(chat);
  let fails = true;
  await page.route('**/api/assistant', (route) =>
    fails
      ? route.fulfill({ status: 500, json: { code: 'RESPONSE_FAILED', message: 'x' } })
      : route.continue(),
  );
  await prompt(page).fill('Thanks');
  await prompt(page).press('Enter');
  const alert = log(page).getByRole('alert');
  await expect(alert).toContainText(problems.RESPONSE_FAILED.message);
  fails = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(ended(page)).toBeVisible();
  await expect(own(page)).toHaveCount(1);
  await page.reload();
  await expect(ended(page)).toBeVisible();
  await expect(own(page)).toHaveCount(1);

  // An invalid picture, and one that a proxy refuses: the question is shown with its picture and the error.
  const files = page.locator('input[type=file]');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await files.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await send.click();
  await expect(own(page).last().getByText('broken.png')).toBeVisible();
  const reply = answers(page).last();
  await expect(reply).toContainText('Error analyzing image: This file is not a picture');
  await expect(reply.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const arrives = Promise.withResolvers<void>();
  await page.route(
    '**/api/photos',
    async (route) => {
      await arrives.promise;
      await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' });
    },
    { times: 1 },
  );
  await files.setInputFiles(await picture());
  await prompt(page).fill('What is this?');
  await send.click();
  await expect(own(page).last().getByRole('img', { name: 'garden.png' })).toBeVisible();
  await expect(own(page).last()).toContainText('What is this?');
  arrives.resolve();
  await expect(reply).toContainText('Error analyzing image: HTTP error! Status: 502');
  await reply.getByRole('button', { name: 'Try again' }).click();
  await expect(ended(page)).toBeVisible(patient);
  await expect(page.getByText('Status: 502')).toHaveCount(0);
  await expect(own(page)).toHaveCount(3);

  // At the limit of characters, and not beyond.
  await prompt(page).fill('How wide is a hallway? '.padEnd(limits.promptCharacters + 100, 'x'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ended(page)).toBeVisible();
  const sent = await own(page).last().locator('p').innerText();
  expect(sent.trim().length).toBeLessThanOrEqual(limits.promptCharacters);
  await expect(answers(page)).toHaveCount(4);
});
