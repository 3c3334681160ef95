import { type Generation, studios, type UploadedPhoto } from '@maquette/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker, tinyPng } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';

let app: TestApp;
let person: TestPerson;
/** Two of them are outside the picture. */
const corners = [
  { x: -0.2, y: 0.2 },
  { x: 0.8, y: 0.25 },
  { x: 0.8, y: 0.7 },
  { x: -0.2, y: 0.8 },
];

beforeAll(async () => {
  app = await createTestApp({ makers: allBy(quickMaker) });
});
// A person may have at most three waiting orders.
beforeEach(async () => {
  person = await app.person({ paymentStatus: 'completed' });
});

async function upload(): Promise<UploadedPhoto> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(tinyPng)], 'room.png', { type: 'image/png' }));
  const answer = await app.request('/api/photos', { as: person, body });
  return (await answer.json()) as UploadedPhoto;
}

async function keep(id: string, boxCorners: typeof corners | null) {
  const body = { boxCorners };
  const path = `/api/photos/${id}/corners`;
  return (await app.request(path, { as: person, method: 'PUT', body })).status;
}

async function recipeOf(order: object) {
  const body = { kind: 'interior', ...studios.interior.defaults, ...order };
  const accepted = await app.request('/api/renders', { as: person, body });
  expect(accepted.status, await accepted.clone().text()).toBe(202);
  const { id } = (await accepted.json()) as { id: string };
  const made = await app.request(`/api/generations/${id}`, { as: person });
  return ((await made.json()) as Generation).recipe;
}

test('saved corners return with the same photo', async () => {
  const photo = await upload();
  expect(photo.boxCorners).toBeNull();
  expect(await keep(photo.id, corners)).toBe(204);
  expect(await upload()).toMatchObject({ id: photo.id, boxCorners: corners });
});

test('the next restyle of the photo follows them, unless it sets its own or cuts the photo', async () => {
  const { id } = await upload();
  await keep(id, corners);
  expect(await recipeOf({ photoId: id })).toMatchObject({ boxCorners: corners });
  const others = corners.map(({ x, y }) => ({ x, y: y + 0.1 }));
  expect(await recipeOf({ photoId: id, boxCorners: others })).toMatchObject({ boxCorners: others });
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
  expect(await recipeOf({ photoId: id, crop })).not.toHaveProperty('boxCorners');
});

test('deleted corners stay deleted', async () => {
  const { id } = await upload();
  await keep(id, corners);
  expect(await keep(id, null)).toBe(204);
  expect((await upload()).boxCorners).toBeNull();
  expect(await recipeOf({ photoId: id })).not.toHaveProperty('boxCorners');
});
