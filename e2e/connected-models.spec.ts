/**
 * Engines of other providers behind the same screens: tools, fallbacks, editable prompts, progress, and the
 * operator's page.
 */
import sharp from 'sharp';
import { expectAccessible } from './fixtures/accessible.fixture.ts';
import { expect, patient, test, voiceKey } from './fixtures/real-models.fixture.ts';
import { atWidth } from './fixtures/widths.fixture.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

/** A house front as a small SVG, so that the fallback engine is fast. */
const front = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
  <rect width="480" height="320" fill="#bcd2e6"/><path d="M60 120L240 40L420 120Z" fill="#7a4b3a"/>
  <rect x="80" y="120" width="320" height="170" fill="#e6dcc8"/><rect x="0" y="290" width="480" height="30" fill="#7c8a58"/>
  <rect x="120" y="160" width="60" height="60" fill="#39424d"/><rect x="300" y="160" width="60" height="60" fill="#39424d"/>
  <rect x="215" y="190" width="50" height="100" fill="#5a3a28"/>
</svg>`;
const housePhoto = {
  name: 'house.png',
  mimeType: 'image/png',
  buffer: await sharp(Buffer.from(front)).resize(240).png().toBuffer(),
};

const plainPicture = await sharp({
  create: { width: 64, height: 48, channels: 3, background: '#b8a894' },
})
  .png()
  .toBuffer();

test('a model uses our calculators, cites its source, and proposes a picture before it is made', {
  tag: '@desktop',
}, async ({ page, member }) => {
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
  await expect(page.getByRole('link', { name: 'Open the result' })).toBeVisible(patient);
});

test('a fallback engine is named with the reason', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/ImageAnalyzer');
  await page.setInputFiles('input[type=file]', {
    name: 'wall.png',
    mimeType: 'image/png',
    buffer: plainPicture,
  });
  await page.getByRole('button', { name: /Analy[sz]e/ }).click();
  await expect(
    page.getByText('Ollama could not be reached. Maquette eyes stepped in.', { exact: true }),
  ).toBeVisible(patient);
});

test('the administrator sees the engine of each job, and whether it works', {
  tag: '@desktop',
}, async ({ page, premium, server, expectTrouble }) => {
  expect(premium.email).toContain('premium');
  expectTrouble(/status of 4(03|22)/);
  await page.goto('/Models');
  // The settings name this address, but it still must be confirmed.
  const door = page.getByRole('region', { name: 'Do you run this server?' });
  await expect(door.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await expectAccessible(page, 'the way to the models');
  const code = door.getByRole('textbox', { name: 'Code' });
  await code.fill('ABCD-EFGH-JKMN-PQRS');
  await code.press('Enter');
  await expect(door.getByRole('alert')).toContainText('This code or link is not valid');
  const printed = /works once: (\S+)/.exec(server.output?.() ?? '')?.[1] ?? '';
  await code.fill(printed);
  await door.getByRole('button', { name: 'Become administrator' }).click();
  const assistant = page.getByRole('list', { name: 'Engines of Assistant' });
  await expect(assistant).toContainText('OpenAI-compatible server small');
  await expect(assistant).toContainText('Maquette handbook');
  await assistant.getByRole('button', { name: 'Test it: OpenAI-compatible server small' }).click();
  await expect(assistant.getByRole('status')).toContainText('It works.', patient);
  await expect(assistant).toContainText('I am ready to talk about architecture.');
  const eyes = page.getByRole('list', { name: 'Engines of Eyes' });
  await eyes.getByRole('button', { name: 'Test it: Ollama llava:7b' }).click();
  await expect(eyes.getByRole('alert')).toContainText('Ollama could not be reached.');
  await expect(eyes.getByRole('alert')).toContainText('is OLLAMA_URL right?');
  await page.getByText('Give this job to another engine').first().click();
  await page.getByRole('combobox', { name: 'Engine' }).first().selectOption('Anthropic');
  await expect(page.getByText('ANTHROPIC_API_KEY=sk-ant-…')).toBeVisible();
  await expectAccessible(page);
});

test('a voice is connected with its key: tried first, saved, and disconnected again', {
  tag: '@desktop',
}, async ({ page, premium, engines }) => {
  expect(premium.email).toContain('premium');
  await page.goto('/Models');
  const voice = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Voice' }),
  });
  await voice.getByText('Give this job to another engine').click();
  await voice.getByRole('combobox', { name: 'Engine' }).selectOption('ElevenLabs');
  const form = voice.getByRole('form', { name: 'Connect ElevenLabs' });
  const connect = form.getByRole('button', { name: 'Try it and connect' });
  await expect(connect).toBeDisabled();
  await form.getByRole('textbox', { name: 'Address' }).fill(engines.voiceService.origin);
  const key = form.getByRole('textbox', { name: 'Key', exact: true });
  await key.fill('sk-mistyped');
  await key.press('Enter');
  await expect(form.getByRole('alert')).toContainText(
    'ElevenLabs did not accept the key.',
    patient,
  );
  await expect(form).toContainText('Nothing was saved.');
  await expectAccessible(page, 'a key that is refused');
  await key.fill(voiceKey);
  await connect.click();
  await expect(form.getByRole('status')).toContainText('It works.', patient);
  const list = voice.getByRole('list', { name: 'Engines of Voice' });
  await expect(list).toContainText('ElevenLabs eleven_multilingual_v2');
  await expect(form).toContainText('Its key and address were entered here before.');
  await page.reload();
  await expect(list).toContainText('ElevenLabs eleven_multilingual_v2');
  expect(await page.content()).not.toContain(voiceKey);
  await expectAccessible(page, 'a connected voice');
  const assistant = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Assistant' }),
  });
  await assistant.getByText('Give this job to another engine').click();
  await expect(assistant).toContainText('CHAT_MODEL is set in the environment, which wins');
  await list.getByRole('button', { name: /^Disconnect ElevenLabs/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(list).not.toContainText('ElevenLabs');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('everybody else is refused', { tag: '@desktop' }, async ({ page, member, expectTrouble }) => {
  expect(member.email).toContain('@');
  expectTrouble(/status of 403/);
  await page.goto('/Models');
  await expect(page.getByRole('alert')).toContainText(
    'Only an administrator of this server can see this.',
  );
  await expect(page.getByRole('link', { name: 'Models' })).toHaveCount(0);
});

test('a restyle by another engine: prompt shown and edited, then fallback to the built-in one', {
  // As the others here, which share a server at this width.
  tag: '@desktop',
}, async ({ page, member, engines }) => {
  expect(member.email).toContain('@');
  await page.goto('/DashboardExteriors');
  const { openAi, openAiService } = engines;
  await page.getByLabel('Style', { exact: true }).selectOption('Coastal');
  await page.getByRole('button', { name: 'Read the words for the engine' }).click();
  const words = page.getByLabel('Words for the engine');
  await expect(words).toHaveValue(/Replace the building by a new one in this style/);
  await page.getByRole('radio', { name: 'Finishes' }).check();
  await expect(words).toHaveValue(/in the Coastal style.*add and remove no opening/);
  await expect(page.getByText('Not used, because this engine has none: seed')).toBeVisible();
  await page.getByRole('button', { name: 'More choices' }).click();
  await expect(page.getByLabel('Seed')).toHaveCount(0);

  // The built-in engine previews a photo at once, with what is chosen by then.
  await page
    .getByLabel('Upload Image', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(housePhoto);
  await expect(page.getByRole('button', { name: 'Adjust', exact: true })).toBeEnabled(patient);
  await atWidth(page, 'phone', () => expectAccessible(page, 'words of the engine'));

  await words.fill('A white house by the sea. Keep every window where it is.');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const rows = page.getByRole('article', { name: /^Coastal/ });
  await expect(rows.first().getByText('OpenAI gpt-image-1.5', { exact: true })).toBeVisible(
    patient,
  );
  await expect(rows.first().getByText(/Structure kept \d+ %/)).toBeVisible();
  await expect(rows.first().getByText('Not used, because this engine has none:')).toBeVisible();
  expect(openAi.orders[0]?.fields).toMatchObject({
    prompt: 'A white house by the sea. Keep every window where it is.',
    size: '1536x1024',
  });

  openAiService.answer((_asked, response) => {
    response.writeHead(402).end();
  });
  await page.getByRole('button', { name: 'Back to the composed words' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(
    rows
      .first()
      .getByText('The account at OpenAI has no credit left. Maquette restyle engine stepped in.'),
  ).toBeVisible(patient);
  await expect(rows.first().getByText('Maquette restyle engine', { exact: true })).toBeVisible();
});

test('a sketch on one’s own server: shows progress, cancelling stops it there, a failure is retried', {
  tag: '@desktop',
}, async ({ page, member, engines }) => {
  expect(member.email).toContain('@');
  const { sdapi, sdapiService } = engines;
  sdapi.mood = 'never ends';
  sdapi.looksNeeded = 3;
  await page.goto('/SketchGenerator');
  await page.getByLabel('Prompt').fill('A barn in a field');
  await page.getByLabel('Upload a sketch').and(page.locator('input')).setInputFiles(housePhoto);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', /^(50|75|95)$/, patient);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make it after all' })).toBeVisible();
  await expect.poll(() => sdapi.calledOff).toEqual(['/sdapi/v1/interrupt']);
  await sdapiService.quiet();

  // The engine fails during the work: the row shows it and offers a retry.
  sdapi.mood = 'fails';
  await page.getByRole('button', { name: 'Make it after all' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Stable Diffusion server' });
  await expect(failure).toContainText(/Stable Diffusion server.*\./, patient);
  await expect(failure.getByText(/^Reference: [\da-f]{8}$/)).toBeVisible();

  sdapi.mood = 'draws';
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Magnify', exact: true })).toBeVisible(patient);
  expect(sdapi.orders.at(-1)?.fields).toMatchObject({ denoising_strength: 0.75 });
});
