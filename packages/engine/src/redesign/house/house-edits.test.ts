import { expect, test } from 'vitest';
import { designHouse, type HouseEdits, type HouseRequest, houseStyles } from '../index.ts';
import { drawnFront } from './drawn-front.fixture.ts';

const usual: Omit<HouseRequest, 'style'> = {
  roomType: 'Exterior',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  seed: 3,
  change: 'shape',
};
const { analysis } = drawnFront(4, 96, 64);

function designed(style: string, edits?: HouseEdits) {
  const made = designHouse(analysis, { ...usual, style, edits });
  if ('unreadable' in made) throw new Error(made.unreadable);
  return made;
}

/** A short digest of corners and colours. */
function printOf({ scene }: ReturnType<typeof designed>): string {
  const { triangles, materials } = scene;
  let corners = triangles.count;
  let colours = 0;
  for (let at = 0; at < triangles.count * 9; at++) corners += triangles.positions[at]! * (at % 97);
  for (let t = 0; t < triangles.count; t++) {
    const { albedo, tile } = materials[triangles.materials[t]!]!;
    colours += albedo[0] + 2 * albedo[1] + 3 * albedo[2] + (tile?.kind.length ?? 0);
  }
  return `${corners.toFixed(1)}/${colours.toFixed(2)}`;
}

test.each(houseStyles)('%s: every offered change is built', (style) => {
  const plain = designed(style);
  const { offers } = plain.facts;
  const looks: readonly (readonly HouseEdits[])[] = [
    offers.walls.slice(0, 4).map((walls) => ({ walls })),
    offers.roofing.slice(0, 3).map((roofing) => ({ roofing })),
    offers.windows.length > 0 ? [{}, ...offers.windows.map((windows) => ({ windows }))] : [],
  ];
  for (const choices of looks) {
    const prints = choices.map((edits) => printOf(designed(style, edits)));
    expect(new Set(prints).size, JSON.stringify(choices)).toBe(choices.length);
  }
  for (const storeys of offers.storeys)
    expect(designed(style, { storeys }).facts.storeys, `${storeys} storeys`).toBe(storeys);
  for (const roof of offers.roof) expect(designed(style, { roof }).facts.roof).toBe(roof);
});

test('another storey makes the house taller, one less lower', () => {
  const heights = [1, 2, 3].map((storeys) => designed('Mediterranean', { storeys }).facts);
  expect(heights[0]!.heightMetres).toBeLessThan(heights[1]!.heightMetres);
  expect(heights[1]!.heightMetres).toBeLessThan(heights[2]!.heightMetres);
});
