import type { DesignOfPicture, Generation, RoomDesign, UploadedPhoto } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { firstOf } from '../../testing/first-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, designMaker, quickMaker } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';

/** An empty room seen straight on, with a window. */
const room = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="214" viewBox="0 0 480 320">
  <rect width="480" height="320" fill="#cfc8ba"/>
  <path d="M0 0H480L360 70H120Z" fill="#efede8"/><path d="M0 320H480L360 240H120Z" fill="#8a6a48"/>
  <path d="M0 0L120 70V240L0 320Z" fill="#b7b0a2"/><path d="M480 0L360 70V240L480 320Z" fill="#bdb6a8"/>
  <rect x="200" y="110" width="80" height="70" fill="#e8f1fb" stroke="#fff" stroke-width="5"/>
</svg>`;

let app: TestApp;
let owner: TestPerson;
let photo: UploadedPhoto;

beforeAll(async () => {
  app = await createTestApp({ makers: { ...allBy(designMaker), exterior: quickMaker } });
  await app.pictureService.work(1);
  owner = await app.person({ paymentStatus: 'completed' });
  const form = new FormData();
  form.set('file', new File([await sharp(Buffer.from(room)).png().toBuffer()], 'room.png'));
  const sent = await app.request('/api/photos', { as: owner, body: form });
  photo = (await sent.json()) as UploadedPhoto;
});

const words = { propertyType: 'Residential', aesthetic: 'Bright' };
const bedroom = { kind: 'interior', style: 'Scandinavian', roomType: 'Bedroom', ...words };
const front = { kind: 'exterior', style: 'Coastal', roomType: 'Exterior', ...words };

async function made(body: object): Promise<Generation> {
  const order = { ...body, photoId: photo.id, seed: 7 };
  const accepted = await app.request('/api/renders', { as: owner, body: order });
  expect(accepted.status, await accepted.clone().text()).toBe(202);
  const { id } = (await accepted.json()) as { id: string };
  await (await app.request(`/api/generations/${id}/events`, { as: owner })).text();
  return (await app.request(`/api/generations/${id}`, { as: owner })).json() as Promise<Generation>;
}

const pathOf = ({ id }: Generation, index = 0) => `/api/renders/${id}/pictures/${index}/design`;

async function designOf(generation: Generation) {
  const answer = await app.request(pathOf(generation), { as: owner });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { design, costs, files } = (await answer.json()) as DesignOfPicture;
  return { design: design as RoomDesign, costs, files };
}

test('a redesigned room is available as figures, model, plan and list, to its owner only', async () => {
  const generation = await made(bedroom);
  expect(firstOf(generation.pictures).design).toBe('room');
  const { design, costs, files } = await designOf(generation);
  expect(design.pieces.map(({ name }) => name)).toContain('Bed');
  expect(design.sizeMetres.every((metres) => metres > 2 && metres < 15)).toBe(true);
  expect(costs.lines.map(({ what }) => what)).toContain('Walls, painted');
  expect(costs.total.low).toBeLessThan(costs.total.middle);
  expect(Object.keys(files).sort()).toEqual(['list', 'model', 'plan']);

  const model = await app.request(files.model!, { as: owner });
  expect(model.headers.get('content-disposition')).toContain('maquette-model.glb');
  expect(Buffer.from(await model.arrayBuffer()).toString('latin1', 0, 4)).toBe('glTF');
  const plan = await app.request(files.plan!, { as: owner });
  expect(await plan.text()).toMatch(/<title>Bedroom, Scandinavian.*<text[^>]*>\d+\.\d\d m</s);
  const list = await app.request(files.list!, { as: owner });
  expect((await list.text()).split('\n')[0]).toContain('middle USD');

  const stranger = await app.person();
  for (const path of [pathOf(generation), files.model!, files.list!])
    expect((await app.request(path, { as: stranger })).status).toBe(404);
  expect((await app.request(pathOf(generation, 2), { as: owner })).status).toBe(404);
});

test('a layout by hand is kept with the recipe, and is what the design shows', async () => {
  const bed = { origin: { name: 'Bed' }, x: 0.2, z: -0.1, turnDegrees: 180 };
  const rug = { origin: { name: 'Rug' }, x: 0, z: 0, turnDegrees: 0 };
  const generation = await made({ ...bedroom, layout: [bed, rug] });
  expect(generation.recipe).toMatchObject({ from: 'photo', layout: [bed, rug] });
  const { pieces } = (await designOf(generation)).design;
  expect(
    pieces.map(({ name, origin, x, z, turnDegrees }) => [name, origin, x, z, turnDegrees]),
  ).toEqual([
    ['Bed', { name: 'Bed' }, 0.2, -0.1, 180],
    ['Rug', { name: 'Rug' }, 0, 0, 0],
  ]);
});

test('new furniture stands beside what the brush protects', async () => {
  // from the floor up, in the middle of the back wall, below the window
  const points = [0.5, 0.6, 0.72].map((y) => ({ x: 0.5, y }));
  const stroke = { width: 0.1, points };
  const [free, painted] = [
    await designOf(await made({ ...bedroom, roomType: 'Living Room' })),
    await designOf(await made({ ...bedroom, roomType: 'Living Room', protectStrokes: [stroke] })),
  ];
  const inMiddle = ({ pieces, sizeMetres: [, depth] }: RoomDesign) =>
    pieces.filter(
      ({ name, x, z, sizeMetres: [width, , height] }) =>
        name !== 'Rug' && height < 1.2 && Math.abs(x) < width / 2 && z < 0.6 - depth / 2,
    );
  expect(inMiddle(free.design).length).toBeGreaterThan(0);
  expect(inMiddle(painted.design)).toEqual([]);
});

test('more pieces than a room can hold are refused', async () => {
  const piece = { origin: { name: 'Pouf' }, x: 0, z: 0, turnDegrees: 0 };
  const layout = Array.from({ length: 61 }, () => piece);
  const order = { ...bedroom, photoId: photo.id, layout };
  expect((await app.request('/api/renders', { as: owner, body: order })).status).toBe(400);
});

test('new finishes have no design behind them', async () => {
  const generation = await made({ ...front, change: 'finishes' });
  expect(firstOf(generation.pictures).design).toBeNull();
  expect((await app.request(pathOf(generation), { as: owner })).status).toBe(404);
});
