import { answers, ask, chat, ended, own } from './fixtures/assistant.fixture.ts';
import { expect, test } from './fixtures/journey.fixture.ts';

test('calculators: by name, from the menu, in feet, by keyboard alone', {
  tag: '@desktop',
}, async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto(chat);
  await ask(page, 'paint calculator');
  const paint = page.getByRole('form', { name: 'Paint calculator' });
  // The thread scrolls along with the answer; the form stays put once it has ended.
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
  await expect(dialog.or(dialog.getByRole('button')).and(page.locator(':focus'))).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Stairs/ }).focus();
  await page.keyboard.press('Enter');
  const stairs = page.getByRole('form', { name: 'Stairs calculator' });
  const rise = stairs.getByLabel('Floor to floor height, m');
  await expect(rise).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2.8');
  await page.keyboard.press('Enter');
  await expect(answers(page).last()).toContainText('16 risers');
  await expect(ended(page)).toBeVisible();
});
