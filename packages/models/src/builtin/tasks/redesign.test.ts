/** A photo redesigned as the engines' thread does it: stages, first look, facts, and what cannot be read. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { redesign } from './redesign.ts';
import { piecesInWords } from './redesign-doors.ts';
import type { RestyleRecipe } from './task-table.ts';

/** A bare room seen straight on, with a window. */
const drawnRoom = (widthPx: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${(widthPx / 3) * 2}" viewBox="0 0 480 320">
  <rect width="480" height="320" fill="#cfc8ba"/>
  <path d="M0 0H480L360 70H120Z" fill="#efede8"/><path d="M0 320H480L360 240H120Z" fill="#8a6a48"/>
  <path d="M0 0L120 70V240L0 320Z" fill="#b7b0a2"/><path d="M480 0L360 70V240L480 320Z" fill="#bdb6a8"/>
  <rect x="200" y="110" width="80" height="70" fill="#e8f1fb" stroke="#fff" stroke-width="5"/>
</svg>`;
const png = (drawing: string) => sharp(Buffer.from(drawing)).png().toBuffer();

const recipe: RestyleRecipe = {
  kind: 'interior',
  style: 'Scandinavian',
  roomType: 'Bedroom',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  strength: 0.45,
  cfgScale: 9,
  steps: 50,
  decor: 'light',
  maxSidePx: 320,
  change: 'furniture',
};

async function made(photo: Uint8Array, change: Partial<RestyleRecipe> = {}) {
  const told: { name: string; percent: number }[] = [];
  const looks: Uint8Array[] = [];
  const wanted = { photo, seed: 0, recipe: { ...recipe, ...change } };
  const { picture, facts } = await redesign(wanted, {
    stage: (name, percent) => told.push({ name, percent }),
    preview: (look) => looks.push(look),
  });
  return { picture, facts, told, looks };
}

describe('a room', () => {
  test('is furnished: the percents only grow, what was kept and what is new is told', async () => {
    const { picture, facts, told } = await made(await png(drawnRoom(320)));
    expect(await sharp(picture).metadata()).toMatchObject({ width: 320, format: 'png' });
    const percents = told.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(told.map(({ name }) => name)).toContain('Planning the new furniture');
    expect(facts.notes?.[0]).toMatch(/^Furniture: new layout\. Kept: .*viewpoint\.$/);
    expect(facts.brief?.join()).toMatch(/Bed, [\d.]+ × [\d.]+ × [\d.]+ m/);
    expect(facts.structureScore).toBeGreaterThan(40);
    expect(facts.overlay).toBeDefined();
    expect(facts.design).toBe('room');
  });

  test('is seen emptied before it is furnished', async () => {
    const { looks } = await made(await png(drawnRoom(1000)), { maxSidePx: 1000 });
    expect((await sharp(looks[0]).metadata()).format).toBe('jpeg');
  });

  test('is only emptied where that is asked for', async () => {
    const { picture, facts } = await made(await png(drawnRoom(320)), { change: 'empty' });
    expect((await sharp(picture).metadata()).width).toBe(320);
    expect(facts.notes?.[0]).toMatch(/^Emptied/);
    expect(facts.brief).toBeUndefined();
  });
});

test('a photo that cannot be read gets new finishes, and the reason', async () => {
  const flat =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150"><rect width="200" height="150" fill="#888"/></svg>';
  const { facts } = await made(await png(flat), {
    kind: 'exterior',
    change: 'shape',
    style: 'Coastal',
    roomType: 'Exterior',
  });
  expect(facts.notes?.[0]).toMatch(/could not find a house/);
  expect(facts.brief?.join()).not.toContain('storey');
});

test('pieces alike are counted', () => {
  const chair = { name: 'chair', placeMetres: [0, 0], turnDegrees: 0 } as const;
  const sizeMetres = [0.5, 0.55, 0.82] as const;
  expect(
    piecesInWords([
      { ...chair, sizeMetres },
      { ...chair, sizeMetres },
    ]),
  ).toEqual(['2 × Chair, 0.5 × 0.55 × 0.82 m']);
});
