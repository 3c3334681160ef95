/** Somebody else's models behind the same screens: tools, stand-ins, and the page of whoever runs the server. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './real-models.fixture.ts';

// One server for all of it.
test.describe.configure({ mode: 'default' });

test('a model calculates with us, names its source, and proposes a picture before it is made', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@');
  await page.goto('/DashboardChatbot');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('How many risers for 2.8 m?');
  await prompt.press('Enter');
  const answer = page.getByRole('article', { name: 'Assistant' });
  await expect(answer).toContainText('16 risers');
  await expect(answer).toContainText('OpenAI-compatible server small');
  await answer.getByRole('list', { name: 'Sources' }).getByRole('button').first().click();
  const entry = page.getByRole('dialog');
  await expect(entry).toContainText('From the Maquette handbook');
  await page.keyboard.press('Escape');
  await prompt.fill('Draw me a cabin');
  await prompt.press('Enter');
  const proposal = page.getByRole('region', { name: 'Make a picture' });
  await expect(proposal).toContainText('A timber cabin by a lake');
  await expect(proposal).toContainText('25');
  await proposal.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('link', { name: 'Open the result' })).toBeVisible({
    timeout: 60_000,
  });
});

test('the engine that steps in is named with the reason', async ({ page }) => {
  await page.goto('/ImageAnalyzer');
  await page.setInputFiles('input[type=file]', {
    name: 'wall.png',
    mimeType: 'image/png',
    buffer: Buffer.from(plainPicture, 'base64'),
  });
  await page.getByRole('button', { name: /Analy[sz]e/ }).click();
  await expect(
    page.getByText('Ollama could not be reached. Maquette eyes stepped in.', { exact: true }),
  ).toBeVisible();
});

test('whoever runs the server sees what does each job, and whether it works', async ({
  page,
  premium,
}) => {
  expect(premium.email).toContain('premium');
  await page.goto('/Models');
  const assistant = page.getByRole('list', { name: 'Engines of Assistant' });
  await expect(assistant).toContainText('OpenAI-compatible server small');
  await expect(assistant).toContainText('Maquette handbook');
  await assistant.getByRole('button', { name: 'Test it: OpenAI-compatible server small' }).click();
  await expect(assistant.getByRole('status')).toContainText('It works.');
  await expect(assistant).toContainText('I am ready to talk about architecture.');
  const eyes = page.getByRole('list', { name: 'Engines of Eyes' });
  await eyes.getByRole('button', { name: 'Test it: Ollama llava:7b' }).click();
  await expect(eyes.getByRole('alert')).toContainText('Ollama could not be reached.');
  await expect(eyes.getByRole('alert')).toContainText('is OLLAMA_URL right?');
  await page.getByText('Give this job to another engine').first().click();
  await page.getByRole('combobox', { name: 'Engine' }).first().selectOption('Anthropic');
  await expect(page.getByText('ANTHROPIC_API_KEY=sk-ant-…')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('everybody else is told that the page is not theirs', async ({
  page,
  member,
  expectTrouble,
}) => {
  expect(member.email).toContain('@');
  expectTrouble(/status of 403/);
  await page.goto('/Models');
  await expect(page.getByRole('alert')).toContainText(
    'Only whoever runs this server can see this.',
  );
  await expect(page.getByRole('link', { name: 'Models' })).toHaveCount(0);
});

/** 64 × 48 pixels of one warm grey. */
const plainPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAABmJLR0QA/wD/AP+gvaeTAAAAB3RJTUUH6gsVFRwnMoyNVQAAAGZJREFUaN7tz0ENwCAAwEDAvwIc4AB5E8HjsqRVcJ337PHnlgY0oAENaEADGtCABjSgAQ1oQAMa0IAGNKABDWhAAxrQgAY0oAENaEADGtCABjSgAQ1oQAMa0IAGNKABDWhAAxrw2geY+gJbdJV8HAAAACV0RVh0ZGF0ZTpjcmVhdGUAMjAyNi0xMS0yMVQyMToyODozOSswMDowMNroIBcAAAAldEVYdGRhdGU6bW9kaWZ5ADIwMjYtMTEtMjFUMjE6Mjg6MzkrMDA6MDCrtZirAAAAAElFTkSuQmCC';
