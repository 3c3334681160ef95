/** The eight listed calls, literally: request and response. */
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker, tinyPng } from '../../testing/test-makers.ts';
import { cookiesOf, type TestPerson } from '../../testing/test-person.ts';
import { studioOf } from './studio-of.ts';

let app: TestApp;
let free: TestPerson;
let premium: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy(quickMaker) });
  await app.pictureService.work(2);
  free = await app.person();
  premium = await app.person({ paymentStatus: 'completed' });
});

const picture = () => new File([new Uint8Array(tinyPng)], 'photo.png', { type: 'image/png' });

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const interior = {
  startSchedule: '0.45',
  seed: '0',
  steps: '50',
  cfgScale: '9.5',
  roomtype: 'Poweder Room',
  aesthetic: 'Gotham',
  housetype: 'Residential',
  style: 'Modern',
};
const exterior = { ...interior, roomtype: 'Facade', aesthetic: 'Bright', style: 'Antoni Gaudí' };

describe('POST /api/image_interiors/', () => {
  const send = (fields: object, as: TestPerson | undefined) =>
    app.request('/api/image_interiors/', {
      ...(as ? { as } : {}),
      body: form({ image: picture(), ...fields }),
    });

  test('nine fields in, base64 png in `image` out; exteriors are free', async () => {
    const answer = await send(exterior, free);
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { image: string };
    expect(Object.keys(body)).toEqual(['image']);
    expect((await sharp(Buffer.from(body.image, 'base64')).metadata()).format).toBe('png');
  });

  test.each([
    ['0.1', 'finishes'],
    ['0.45', 'shape'],
    ['0.7', 'everything'],
  ])('startSchedule %s asks for %s', async (startSchedule, change) => {
    expect((await send({ ...exterior, startSchedule }, free)).status).toBe(200);
    const list = await app.request('/api/generations?limit=1', { as: free });
    const { items } = (await list.json()) as { items: { recipe: { change: string } }[] };
    expect(items[0]?.recipe.change).toBe(change);
  });

  test('interiors need premium by this way as well (I-08)', async () => {
    expect((await send(interior, premium)).status).toBe(200);
    const refused = await send(interior, free);
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      error: 'You need to have a premium subscription to access this page.',
    });
    expect((await send(exterior, undefined)).status).toBe(401);
  });

  test.each([
    ['an unknown style', { ...exterior, style: 'Brutal' }],
    ['a word of the other studio', { ...interior, housetype: 'Tower' }],
    ['a number that is none', { ...exterior, startSchedule: 'half' }],
  ])('%s is refused in words', async (_name, fields) => {
    const answer = await send(fields, premium);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('error');
  });

  test("a file that isn't a picture is refused", async () => {
    const answer = await app.request('/api/image_interiors/', {
      as: free,
      body: form({ image: new File(['<svg/>'], 'photo.png', { type: 'image/png' }), ...exterior }),
    });
    expect(answer.status).toBe(415);
  });

  test('a style of both studios is resolved by room and numbers', () => {
    const words = { style: 'Rustic', propertyType: 'Residential', aesthetic: 'Bright' };
    const inside = { strength: 0.35, cfgScale: 10.5 };
    const outside = { strength: 0.45, cfgScale: 9.5 };
    expect(studioOf({ ...words, ...outside, roomType: 'Kitchen' })).toBe('interior');
    expect(studioOf({ ...words, ...inside, roomType: 'Facade' })).toBe('exterior');
    expect(studioOf({ ...words, ...inside, roomType: 'Garage' })).toBe('interior');
    expect(studioOf({ ...words, ...outside, roomType: 'Garage' })).toBe('exterior');
  });
});

describe('GET /api/chat/{prompt}', () => {
  test('answers in `response`, whatever characters the prompt has', async () => {
    const prompt = encodeURIComponent('How high is a kitchen worktop? 50% a/b #1 ümlaut');
    const answer = await app.request(`/api/chat/${prompt}`);
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { response: string };
    expect(body.response.length).toBeGreaterThan(20);
  });
});

test('a text without speakable words is reported', async () => {
  const answer = await app.request('/api/tts', { as: free, body: { text: '日本語' } });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'NOTHING_TO_SAY' });
});

test('POST /api/tts: {text} in, an mp3 at `audioURL` out, spoken once for each person (C-08)', async () => {
  const say = async (as: TestPerson) => {
    const answer = await app.request('/api/tts', { as, body: { text: 'A warm white room.' } });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { audioURL: string }).audioURL;
  };
  const first = await say(free);
  expect(await say(free)).toBe(first);
  // A cached file must not reveal that somebody else had this text spoken.
  expect(await say(premium)).not.toBe(first);
  const { pathname } = new URL(first);
  const audio = await app.request(pathname);
  expect(audio.headers.get('content-type')).toBe('audio/mpeg');
  const part = await app.request(pathname, { headers: { range: 'bytes=0-99' } });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  const guessed = await app.request(`/api/speech/${'A'.repeat(43)}.mp3`);
  expect(guessed.status).toBe(404);
});

describe('POST /api/generate-image', () => {
  test('a file: text in `response`', async () => {
    const answer = await app.request('/api/generate-image', { body: form({ file: picture() }) });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { response: string }).response.length).toBeGreaterThan(20);
  });

  test('a sketch and a prompt: picture bytes', async () => {
    const answer = await app.request('/api/generate-image', {
      body: form({ sketch: picture(), prompt: 'a red roof' }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('png');
  });

  test.each([{ prompt: 'only words' }, { sketch: picture() }, { sketch: picture(), prompt: ' ' }])(
    'with something missing: a JSON `error`',
    async (fields) => {
      const answer = await app.request('/api/generate-image', {
        body: form(fields as Record<string, string | File>),
      });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        error: 'Please enter a prompt and select a file.',
      });
    },
  );
});

test('GET /api/image_generate/{prompt}: a list of addresses in `image_urls`', async () => {
  const answer = await app.request('/api/image_generate/a%20villa%20by%20the%20sea', { as: free });
  expect(answer.status).toBe(200);
  const { image_urls: urls } = (await answer.json()) as { image_urls: string[] };
  expect(urls).toHaveLength(4);
  for (const url of urls) {
    expect((await app.request(new URL(url).pathname, { as: free })).status).toBe(200);
    expect((await app.request(new URL(url).pathname)).status).toBe(404);
  }
});

describe('the analysing calls answer with JSON', () => {
  test.each([
    ['/api/analyze-image', { image: picture() }],
    ['/api/analyze-upload', { file: picture() }],
    ['/api/analyze-upload', { file: picture(), prompt: 'What colours?' }],
  ])('POST %s', async (path, fields) => {
    const answer = await app.request(path, { body: form(fields) });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ widthPx: 16, heightPx: 12 });
  });

  test('without a picture: its sentence', async () => {
    const answer = await app.request('/api/analyze-image', { body: form({ other: 'x' }) });
    expect(await answer.json()).toMatchObject({ error: 'Please select an image first.' });
  });

  test('POST /api/analyze-url refuses inside addresses, five a minute', async () => {
    const ask = () =>
      app.request('/api/analyze-url', {
        as: free,
        body: { image_url: 'http://169.254.169.254/latest/meta-data', prompt: 'x' },
      });
    const codes: number[] = [];
    for (let count = 0; count < 6; count++) codes.push((await ask()).status);
    expect(codes).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe("GET calls aren't executed for other sites (I-08)", () => {
  const paths = ['/api/chat/hello', '/api/image_generate/a%20house'];

  test.each(paths.flatMap((path) => ['cross-site', 'same-site'].map((site) => ({ path, site }))))(
    '$path from $site',
    async ({ path, site }) => {
      const answer = await app.request(path, { as: free, headers: { 'sec-fetch-site': site } });
      expect(answer.status).toBe(403);
    },
  );
});

test('a visitor who only uses the listed calls keeps their results by cookie', async () => {
  const answer = await app.request('/api/generate-image', {
    body: form({ sketch: picture(), prompt: 'a blue door' }),
  });
  const cookie = cookiesOf(answer);
  const list = await app.request('/api/generations', { headers: { cookie } });
  expect(((await list.json()) as { items: unknown[] }).items).toHaveLength(1);
});
