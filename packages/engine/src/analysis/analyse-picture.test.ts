import { describe, expect, test } from 'vitest';
import { createRgbImage, type RgbImage } from '../image/image.ts';
import { drawnSketches, drawSketch } from '../sketch/testing/drawings.fixture.ts';
import { analysePicture } from './analyse-picture.ts';
import { suggest } from './describe.ts';
import { replyTo } from './reply.ts';
import type { SeenPicture } from './seen.ts';

function painted(
  widthPx: number,
  heightPx: number,
  colourAt: (x: number, y: number) => readonly number[],
): RgbImage {
  const image = createRgbImage(widthPx, heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++)
      image.data.set(colourAt(x / widthPx, y / heightPx), (y * widthPx + x) * 3);
  }
  return image;
}

/** A plain room seen straight on: white ceiling, teal wall, oak floor. */
const room = painted(480, 320, (_x, y) =>
  y < 0.2 ? [240, 240, 238] : y < 0.72 ? [44, 122, 122] : [190, 150, 100],
);

const report = analysePicture(room);

describe('describes the picture', () => {
  test('its size, its colours with names and codes', () => {
    expect(report.seen).toMatchObject({ widthPx: 480, heightPx: 320 });
    const shares = report.seen.palette.map(({ share }) => share);
    expect([...shares].sort((a, b) => b - a)).toEqual(shares);
    expect(report.seen.palette.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);
    expect(report.description).toContain('main colours');
  });
  test("says what it can't see", () =>
    expect(report.cannotSee.join(' ')).toContain('do not recognise people'));
});

describe('answers questions from the reading', () => {
  const { seen, suggestions } = report;
  const ask = (prompt: string) => replyTo(prompt, seen, suggestions);
  test('is it bright enough', () => {
    expect(ask('Is it bright enough?')).toMatch(/bright enough/);
    const night = painted(320, 240, () => [14, 14, 18]);
    expect(analysePicture(night, { prompt: 'Is it bright enough?' }).answer).toMatch(/too dark/);
  });
  test('answers two questions in one message', () => {
    const told = ask('What colour is the floor, and is it bright enough?');
    expect(told).toMatch(/The floor is mostly [a-z ]+ \(#[0-9a-f]{6}\)/);
    expect(told).toMatch(/bright enough/);
    expect(ask('Is it sharp? Which style is it?')).toMatch(/sharp[^.]*\. .*(?:leans|style)/);
  });
  test('"the colour of something dark" asks for a colour', () =>
    expect(ask('What colour is the dark floor?')).toMatch(/^The floor is mostly/));
  test('gives colours with codes', () =>
    expect(ask('Which colours are in it?')).toMatch(/#[0-9a-f]{6}/));
  test("can't tell sizes from one photo", () =>
    expect(ask('How big is this room?')).toMatch(/no scale/));
  test("neither counts nor denies things that it can't recognise", () => {
    for (const things of ['curtains', 'chairs', 'plants']) {
      expect(ask(`How many ${things} are there?`)).toMatch(/cannot count/);
    }
    expect(ask('How many windows are there?')).toMatch(/window/);
  });
  test('leaves other questions open', () => expect(ask('Who lives here?')).toBeUndefined());
});

test("doesn't compare walls with a floor that is hardly visible", () => {
  const { seen } = report;
  const surfaces = seen.surfaces.map((surface) => ({ ...surface, colour: 'grey' }));
  const alike = (findings: SeenPicture['findings']) =>
    suggest({ ...seen, surfaces, findings }).join(' ');
  expect(alike([])).toContain('nearly the same colour');
  expect(alike(['no-floor-in-view'])).not.toContain('nearly the same colour');
});

test('recognises drawings, even on grey paper', async () => {
  const [cottage] = drawnSketches;
  for (const grey of [false, true]) {
    const { seen, suggestions } = analysePicture(
      await drawSketch(cottage!, { widthPx: 640, grey }),
    );
    expect(seen.kind).toBe('drawing');
    expect(suggestions.join(' ')).toContain('sketch studio');
  }
});

test.each([
  ['one pixel', 1, 1],
  ['a line', 900, 2],
  ['blank', 64, 48],
])('%s is analysed without an error', (_name, widthPx, heightPx) => {
  const report = analysePicture(painted(widthPx, heightPx, () => [255, 255, 255]));
  expect(report.description.length).toBeGreaterThan(10);
  expect(Number.isFinite(report.seen.measures.brightness)).toBe(true);
});
