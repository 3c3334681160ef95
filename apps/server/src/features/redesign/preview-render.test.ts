import type { PhotoAnalysis, StylePreview, UploadedPhoto } from '@maquette/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { firstOf } from '../../testing/first-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';

/** An empty room: floor, back wall, ceiling and a side wall with a door. */
const room = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
  <rect width="480" height="320" fill="#cfc8ba"/>
  <path d="M0 0H480L360 70H120Z" fill="#efede8"/><path d="M0 320H480L360 240H120Z" fill="#8a6a48"/>
  <path d="M0 0L120 70V240L0 320Z" fill="#b7b0a2"/><rect x="200" y="110" width="60" height="130" fill="#6b4a30"/>
</svg>`;
const words = {
  kind: 'interior',
  style: 'Modern',
  roomType: 'Foyer',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  widthPx: 200,
};

let app: TestApp;
let person: TestPerson;
let photo: UploadedPhoto;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy(quickMaker) });
  person = await app.person();
  const form = new FormData();
  form.set('file', new File([await sharp(Buffer.from(room)).png().toBuffer()], 'room.png'));
  photo = (await (
    await app.request('/api/photos', { as: person, body: form })
  ).json()) as UploadedPhoto;
});

async function previews(body: object): Promise<StylePreview[]> {
  const answer = await app.request('/api/renders/previews', {
    as: person,
    body: { ...words, photoId: photo.id, ...body },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { previews: StylePreview[] }).previews;
}

const pixelsOf = ({ picture }: StylePreview) =>
  sharp(Buffer.from(picture.split(',')[1]!, 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });

test('one call gives a preview in each style, without using the quota', async () => {
  const made = await previews({ styles: ['Rustic', 'Cyberpunk'] });
  expect(made.map(({ style }) => style)).toEqual(['Rustic', 'Cyberpunk']);
  const { info } = await pixelsOf(firstOf(made));
  expect(info).toMatchObject({ width: 200, height: 133 });
  expect(firstOf(made).picture).not.toBe(made[1]!.picture);
  const quota = await app.request('/api/quota', { as: person });
  expect(await quota.json()).toMatchObject({ used: 0 });
});

test('without premium a room is shown smaller than it could be asked for', async () => {
  const [made] = await previews({ widthPx: 400 });
  expect((await pixelsOf(made!)).info.width).toBe(256);
});

test('chosen paint is applied, protected parts stay', async () => {
  const at = (data: Buffer, width: number, x: number, y: number) => [
    ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ];
  const finishes = [{ surface: 'floor', colour: '#2e4057' }];
  const painted = await pixelsOf(firstOf(await previews({ finishes })));
  const [red, , blue] = at(painted.data, painted.info.width, 100, 120);
  expect(blue!).toBeGreaterThan(red!);
  const protectStrokes = [
    {
      points: [
        { x: 0.2, y: 0.9 },
        { x: 0.8, y: 0.9 },
      ],
      width: 0.3,
    },
  ];
  const kept = await pixelsOf(firstOf(await previews({ finishes, protectStrokes })));
  const [keptRed, , keptBlue] = at(kept.data, kept.info.width, 100, 120);
  expect(keptRed!).toBeGreaterThan(keptBlue! + 20);
});

test('a thing of the photo is painted, and what is around it is as before', async () => {
  const cabinets = {
    name: 'cabinets',
    box: { x: 0.4, y: 0.33, width: 0.16, height: 0.44 },
    at: { x: 0.48, y: 0.55 },
    colour: '#2e4057',
  };
  const plain = await pixelsOf(firstOf(await previews({})));
  const painted = await pixelsOf(firstOf(await previews({ paintedThings: [cabinets] })));
  const at = ({ data, info }: typeof plain, x: number, y: number) =>
    [0, 1, 2].map((k) => data[(y * info.width + x) * 3 + k]!);
  const [red, , blue] = at(painted, 96, 75);
  expect(blue! - red!).toBeGreaterThan(12);
  const [wasRed, , wasBlue] = at(plain, 96, 75);
  expect(wasRed! - wasBlue!).toBeGreaterThan(12);
  expect(Math.abs(firstOf(at(painted, 140, 60)) - firstOf(at(plain, 140, 60)))).toBeLessThan(12);
});

test('a hint changes what the place is read as, at once and without a trace', async () => {
  const read = async (body: object) => {
    const answer = await app.request(`/api/photos/${photo.id}/surfaces`, {
      as: person,
      body: { kind: 'interior', ...body },
    });
    return (await answer.json()) as PhotoAnalysis;
  };
  const colourAt = async ({ maskUrl }: PhotoAnalysis) => {
    const mask = await sharp(Buffer.from(maskUrl.split(',')[1]!, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = mask.info;
    const index = (Math.floor(0.55 * height) * width + Math.floor(0.12 * width)) * channels;
    return `#${mask.data.subarray(index, index + 3).toString('hex')}`;
  };
  const surfaceHints = [{ at: { x: 0.12, y: 0.55 }, surface: 'object' }];
  const before = await read({});
  const after = await read({ surfaceHints });
  const nameOf = (seen: PhotoAnalysis, colour: string) =>
    seen.surfaces.find(({ maskColour }) => maskColour === colour)?.name;
  expect(nameOf(before, await colourAt(before))).not.toBe('object');
  expect(nameOf(after, await colourAt(after))).toBe('object');
});

test('styles of the other studio are refused', async () => {
  const answer = await app.request('/api/renders/previews', {
    as: person,
    body: { ...words, photoId: photo.id, styles: ['Zaha Hadid'] },
  });
  expect(answer.status).toBe(400);
});

test('a photo of another is not found', async () => {
  const answer = await app.request('/api/renders/previews', {
    as: await app.person(),
    body: { ...words, photoId: photo.id },
  });
  expect(answer.status).toBe(404);
});

test('an order keeps what was done by hand, to make it again', async () => {
  const premium = await app.person({ paymentStatus: 'completed' });
  const form = new FormData();
  form.set('file', new File([await sharp(Buffer.from(room)).png().toBuffer()], 'room.png'));
  const own = (await (
    await app.request('/api/photos', { as: premium, body: form })
  ).json()) as UploadedPhoto;
  const edits = {
    surfaceHints: [{ at: { x: 0.5, y: 0.9 }, surface: 'floor' }],
    finishes: [{ surface: 'wall', material: 'limewash' }],
    protectStrokes: [{ points: [{ x: 0.5, y: 0.5 }], width: 0.1, erase: false }],
  };
  const { widthPx, ...recipe } = words;
  expect(widthPx).toBe(200);
  const ordered = await app.request('/api/renders', {
    as: premium,
    body: { ...recipe, photoId: own.id, ...edits },
  });
  const { id } = (await ordered.json()) as { id: string };
  const stored = await app.request(`/api/generations/${id}`, { as: premium });
  expect(await stored.json()).toMatchObject({ recipe: edits });
});

/** A brush stroke back and forth. */
const scribble = (strokes: number, points: number) =>
  Array.from({ length: strokes }, () => ({
    width: 0.5,
    points: Array.from({ length: points }, (_, at) => ({ x: at % 2, y: (at % 100) / 100 })),
  }));

test.each([
  ['60 strokes of 100 points', scribble(60, 100)],
  ['few points that go far', scribble(1, 200)],
  ['a place beyond the photo', [{ width: 0.1, points: [{ x: 1e308, y: 0 }] }]],
])('%s are refused before anything is drawn (19.3)', async (_name, protectStrokes) => {
  const body = { ...words, photoId: photo.id, protectStrokes };
  const answer = await app.request('/api/renders/previews', { as: person, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    details: { field: expect.stringContaining('protectStrokes') },
  });
});

test('60 strokes of 600 points are refused by their length, before they are read (19.3)', async () => {
  const body = { ...words, photoId: photo.id, protectStrokes: scribble(60, 600) };
  const answer = await app.request('/api/renders/previews', { as: person, body });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'TEXT_TOO_LONG' });
});

test('strokes within the limits of the brush are drawn', async () => {
  expect(await previews({ protectStrokes: scribble(1, 90) })).toHaveLength(1);
});

test('previews of one person let the next one through after one (19.3)', async () => {
  const other = await app.person();
  const form = new FormData();
  form.set('file', new File([await sharp(Buffer.from(room)).png().toBuffer()], 'room.png'));
  const sent = await app.request('/api/photos', { as: other, body: form });
  const { id } = (await sent.json()) as UploadedPhoto;
  const ended: string[] = [];
  const look = async (name: string, as: TestPerson, photoId: string) => {
    const body = { ...words, photoId };
    const answer = await app.request('/api/renders/previews', { as, body });
    expect(answer.status).toBe(200);
    ended.push(name);
  };
  const many = Array.from({ length: 6 }, () => look('many', person, photo.id));
  await Promise.race(many);
  await Promise.all([...many, look('one', other, id)]);
  expect(ended.indexOf('one')).toBeLessThan(5);
});

test("previews use the photo's saved corners, unless others are sent", async () => {
  const owner = await app.person({ paymentStatus: 'completed' });
  const form = new FormData();
  form.set('file', new File([await sharp(Buffer.from(room)).png().toBuffer()], 'room.png'));
  const sent = await app.request('/api/photos', { as: owner, body: form });
  const { id } = (await sent.json()) as UploadedPhoto;
  const finishes = [{ surface: 'floor', material: 'ceramicTile' }];
  const look = async (body: object) => {
    const asked = { ...words, photoId: id, finishes, ...body };
    const answer = await app.request('/api/renders/previews', { as: owner, body: asked });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return ((await answer.json()) as { previews: StylePreview[] }).previews[0]!.picture;
  };
  const boxCorners = [
    { x: 0.1, y: 0.3 },
    { x: 0.6, y: 0.3 },
    { x: 0.6, y: 0.6 },
    { x: 0.1, y: 0.6 },
  ];
  const asRead = await look({});
  const asSet = await look({ boxCorners });
  expect(asSet).not.toBe(asRead);
  const kept = { as: owner, method: 'PUT', body: { boxCorners } };
  expect((await app.request(`/api/photos/${id}/corners`, kept)).status).toBe(204);
  expect(await look({})).toBe(asSet);
  expect(await look({ boxCorners: null })).toBe(asRead);
});
