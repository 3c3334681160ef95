import { exampleContact, limits } from '@maquette/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

test('an empty environment runs everything on our own engines', async () => {
  const told = await (await app.request('/api/system')).json();
  expect(told).toMatchObject({
    version: '0.0.0-test',
    googleSignIn: false,
    stripePayments: false,
    mail: 'outbox',
    limits,
  });
  const engines = Object.values<string>(told.engines);
  expect(engines.length).toBeGreaterThan(3);
  for (const engine of engines) expect(engine).toMatch(/^builtin:/);
  const shapes = ['landscape', 'square', 'portrait', 'wide'];
  expect(told.pictures.restyle).toMatchObject({ own: true, mask: true, seed: true, shapes });
  expect(told.pictures.visuals).toMatchObject({ own: true, edit: false, shapes });
});

test('the engines that are set up are described, without any key (L-05)', async () => {
  const environment = {
    GOOGLE_CLIENT_ID: 'our-google-id',
    GOOGLE_CLIENT_SECRET: 'our-google-word',
    STRIPE_SECRET_KEY: 'sk_test_word',
    STRIPE_WEBHOOK_SECRET: 'whsec_word',
    CHAT_MODEL: 'openai:gpt-5',
    IMAGE_MODEL: 'openai:gpt-image-1.5, builtin:visuals',
    OPENAI_API_KEY: 'sk-openai-word',
    FREE_PICTURES_PER_DAY: '3',
    CONTACT_EMAIL: 'hello@house.example',
    SOCIAL_YOUTUBE: 'https://videos.house.example',
  };
  const full = await createTestApp({ database: app.database, environment });
  const text = await (await full.request('/api/system')).text();
  expect(JSON.parse(text)).toMatchObject({
    googleSignIn: true,
    stripePayments: true,
    engines: { chat: 'openai:gpt-5', visuals: 'openai:gpt-image-1.5' },
    // Screens offer what the preferred engine supports: three sizes, no seed, no numbers.
    pictures: {
      visuals: {
        own: false,
        seed: false,
        steps: false,
        strength: 'words',
        shapes: ['landscape', 'square', 'portrait'],
      },
    },
    limits: { freePicturesPerDay: 3 },
    contact: {
      mail: 'hello@house.example',
      supportMail: exampleContact.supportMail,
      social: { ...exampleContact.social, YouTube: 'https://videos.house.example' },
    },
  });
  for (const word of ['our-google', 'sk_test', 'whsec', 'sk-openai']) {
    expect(text).not.toContain(word);
  }
});

test('the reference page loads only files of ours', async () => {
  const page = await app.request('/api/docs');
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(files).toHaveLength(3);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\//);
    const response = await app.request(file);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
  }
  expect((await app.request('/api/docs/swagger-initializer.js')).status).toBe(404);
});

test('the description names each procedure with what it answers', async () => {
  const description = await (await app.request('/api/docs/openapi.json')).json();
  expect(description.openapi).toMatch(/^3\.1/);
  const names = description.paths['/account/names'].patch;
  expect(Object.keys(names.responses)).toEqual(expect.arrayContaining(['200', '400', '401']));
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining([
      '/account/profile',
      '/account/password',
      '/system',
      '/auth/sign-in/email',
    ]),
  );
});
