/** Pictures by engines of others: words read beforehand, one that is down, one that takes its time. */
import AxeBuilder from '@axe-core/playwright';
import sharp from 'sharp';
import { expect } from './journey.fixture.ts';
import { test } from './picture-engines.fixture.ts';

/** A house front in a few kilobytes. */
const front = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
  <rect width="480" height="320" fill="#bcd2e6"/><path d="M60 120L240 40L420 120Z" fill="#7a4b3a"/>
  <rect x="80" y="120" width="320" height="170" fill="#e6dcc8"/><rect x="0" y="290" width="480" height="30" fill="#7c8a58"/>
  <rect x="120" y="160" width="60" height="60" fill="#39424d"/><rect x="300" y="160" width="60" height="60" fill="#39424d"/>
  <rect x="215" y="190" width="50" height="100" fill="#5a3a28"/>
</svg>`;
const housePhoto = {
  name: 'house.png',
  mimeType: 'image/png',
  buffer: await sharp(Buffer.from(front)).png().toBuffer(),
};

test('a restyle elsewhere: words read and changed, then the built-in engine steps in', async ({
  page,
  member,
  engines,
}) => {
  expect(member.email).toContain('@');
  await page.goto('/DashboardExteriors');
  const { openAi, openAiService } = engines;
  await page
    .getByLabel('Upload Image', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(housePhoto);
  await page.getByLabel('Style', { exact: true }).selectOption('Coastal');
  await page.getByRole('button', { name: 'Read the words for the engine' }).click();
  const words = page.getByLabel('Words for the engine');
  await expect(words).toHaveValue(/in the Coastal style.*add and remove no opening/);
  await expect(page.getByText('Not used, because this engine has none: seed')).toBeVisible();
  await page.getByRole('button', { name: 'More choices' }).click();
  await expect(page.getByLabel('Seed')).toHaveCount(0);

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await words.fill('A white house by the sea. Keep every window where it is.');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const rows = page.getByRole('article', { name: /^Coastal/ });
  await expect(rows.first().getByText('OpenAI gpt-image-1.5', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await expect(rows.first().getByText(/Structure kept \d+ %/)).toBeVisible();
  await expect(rows.first().getByText('Not used, because this engine has none:')).toBeVisible();
  expect(openAi.orders[0]?.fields).toMatchObject({
    prompt: 'A white house by the sea. Keep every window where it is.',
    size: '1536x1024',
  });

  openAiService.answer((_asked, response) => {
    response.writeHead(500).end();
  });
  await page.getByRole('button', { name: 'Back to the composed words' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(
    rows
      .first()
      .getByText('OpenAI had an error of its own (500). Maquette restyle engine stepped in.'),
  ).toBeVisible({ timeout: 40_000 });
  await expect(rows.first().getByText('Maquette restyle engine', { exact: true })).toBeVisible();
});

test('a sketch on a server of one’s own: its progress is seen, cancelling stops it there', async ({
  page,
  engines,
}) => {
  const { sdapi, sdapiService } = engines;
  sdapi.mood = 'never ends';
  sdapi.looksNeeded = 3;
  await page.goto('/SketchGenerator');
  await page.getByLabel('Prompt').fill('A barn in a field');
  await page.getByLabel('Upload a sketch').and(page.locator('input')).setInputFiles(housePhoto);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', /^(50|75|95)$/, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make it after all' })).toBeVisible();
  await expect.poll(() => sdapi.calledOff).toEqual(['/sdapi/v1/interrupt']);
  await sdapiService.quiet();

  sdapi.mood = 'draws';
  await page.getByRole('button', { name: 'Make it after all' }).click();
  await expect(page.getByText('Stable Diffusion server').first()).toBeVisible({ timeout: 30_000 });
  expect(sdapi.orders[1]?.fields).toMatchObject({ denoising_strength: 0.75 });
});
