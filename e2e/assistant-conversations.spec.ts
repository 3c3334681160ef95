/** Saved conversations and a temporary one. */
import { ask, chat, openConversations, own } from './fixtures/assistant.fixture.ts';
import { expect, test } from './fixtures/journey.fixture.ts';

test("conversations: found, renamed, exported, deleted and restored; a temporary one isn't saved", {
  tag: '@phone',
}, async ({ page, member }) => {
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
  await expect(list.getByText('No title matches, and none of your newest messages.')).toBeVisible();
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
