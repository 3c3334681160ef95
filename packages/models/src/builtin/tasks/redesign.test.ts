/** Redesigns a photo as in the engine thread: stages, preview, facts, and unreadable photos. */
import { furnishAnyway } from '@maquette/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { keepMask } from './kept-things.ts';
import { scoreSentence } from './kept-words.ts';
import type { RestyleRecipe } from './messages/restyle.ts';
import { previewLooks } from './preview-looks.ts';
import { redesign } from './redesign.ts';
import { keptHouseSentence, keptRoomSentence, piecesInWords } from './redesign-doors.ts';
import { restyle } from './restyle.ts';

/** Side of most photos here, as small as a room can be read. */
const sidePx = 240;

/** An empty room seen straight on, with a window. */
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
  maxSidePx: sidePx,
  change: 'furniture',
};

function notRefused(answer: Awaited<ReturnType<typeof redesign>>) {
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}

async function made(photo: Uint8Array, change: Partial<RestyleRecipe> = {}) {
  const told: { name: string; percent: number }[] = [];
  const wanted = { photo, seed: 0, recipe: { ...recipe, ...change } };
  const answer = await redesign(wanted, {
    stage: (name, percent) => told.push({ name, percent }),
    preview: () => undefined,
  });
  const { picture, facts } = notRefused(answer);
  return { picture, facts, told };
}

/** Shared by several tests, made by the first. */
let kept: ReturnType<typeof made> | undefined;
const furnished = async () => {
  kept ??= made(await png(drawnRoom(sidePx)));
  return kept;
};

describe('a room', () => {
  test('is furnished: progress only grows, and kept and new things are named', async () => {
    const { picture, facts, told } = await furnished();
    expect(await sharp(picture).metadata()).toMatchObject({ width: sidePx, format: 'png' });
    const percents = told.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(told.map(({ name }) => name)).toContain('Planning the new furniture');
    expect(facts.notes?.[0]).toMatch(
      /^Furniture: new pieces in your own photo\. Kept: .*viewpoint\.$/,
    );
    expect(facts.notes?.[1]).toMatch(/^Scored: .*shape of the room \d+ % sure\.$/);
    expect(facts.brief?.join()).toMatch(/Bed, [\d.]+ × [\d.]+ × [\d.]+ m/);
    expect(facts.structureScore).toBeGreaterThan(40);
    expect(facts.overlay).toBeDefined();
    expect(facts.design).toBe('room');
  });

  test('is shown emptied before furnishing', async () => {
    const told: string[] = [];
    const looks: Uint8Array[] = [];
    const photo = await png(drawnRoom(1000));
    const begun = redesign(
      { photo, seed: 0, recipe: { ...recipe, maxSidePx: 1000 } },
      {
        stage: (name) => told.push(name),
        preview: (look) => {
          looks.push(look);
          throw new Error('seen');
        },
      },
    );
    await expect(begun).rejects.toThrow('seen');
    expect((await sharp(looks[0]).metadata()).format).toBe('jpeg');
    expect(told).not.toContain('Planning the new furniture');
  });
});

/** Blueness of the left wall. */
async function bluenessOf(picture: Uint8Array): Promise<number> {
  const wall = sharp(picture).extract({ left: 4, top: 30, width: 18, height: 30 });
  const [red = 0, , blue = 0] = await wall.removeAlpha().resize(1, 1).raw().toBuffer();
  return blue - red;
}

describe('a thing that is kept', () => {
  const bed = { x: 0.36, y: 0.62, width: 0.3, height: 0.24 };
  const withBed = drawnRoom(sidePx).replace(
    '</svg>',
    `<rect x="${bed.x * 480}" y="${bed.y * 320}" width="${bed.width * 480}" height="${bed.height * 320}" fill="#7d1f2e"/></svg>`,
  );
  const keep = { keptThings: [{ name: 'bed', box: bed }] };
  const bedOf = async (picture: Uint8Array) => {
    const middle = sharp(picture).extract({ left: 101, top: 109, width: 38, height: 18 });
    return [...(await middle.removeAlpha().resize(1, 1).raw().toBuffer())];
  };

  async function withBedKept(
    change: NonNullable<RestyleRecipe['change']>,
    more: Partial<RestyleRecipe> = {},
  ) {
    const make = change === 'finishes' ? restyle : redesign;
    const photo = await png(withBed);
    const answer = await make(
      { photo, seed: 0, recipe: { ...recipe, ...keep, ...more, change } },
      { stage: () => undefined, preview: () => undefined },
    );
    const { picture, facts } = notRefused(answer);
    const [before, after] = [await bedOf(photo), await bedOf(picture)];
    for (const [channel, value] of after.entries())
      expect(Math.abs(value - before[channel]!)).toBeLessThan(4);
    expect(facts.notes).toContain('Kept as the photo shows it: bed.');
    expect(facts.brief?.join() ?? '').not.toContain('Bed');
    return { picture, facts };
  }

  test.each(['empty', 'finishes'] as const)(
    'shows the same pixels with %s, and is named',
    async (change) => void (await withBedKept(change)),
  );

  test.each(['furniture', 'everything'] as const)(
    'shows the same pixels with %s, and is named; chosen walls are painted',
    async (change) => {
      const finishes: RestyleRecipe['finishes'] = [{ surface: 'wall', colour: '#1f3a7a' }];
      const { picture, facts } = await withBedKept(change, { finishes });
      // A fully rendered room has the same walls as a furnished one.
      const usual = await bluenessOf((await furnished()).picture);
      expect(await bluenessOf(picture)).toBeGreaterThan(usual + 25);
      expect(facts.notes?.join()).not.toContain('with Finishes only');
    },
  );

  test('is white in the mask for other engines, beside brushed areas', async () => {
    const protect = await png(
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64"/><rect width="10" height="10" fill="#fff"/></svg>',
    );
    const quiet = { stage: () => undefined, preview: () => undefined };
    const { mask, names } = await keepMask(
      { photo: await png(withBed), recipe: { ...recipe, ...keep }, protect },
      quiet,
    );
    const { data } = await sharp(mask).greyscale().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[y * sidePx + x];
    expect(names).toEqual(['bed']);
    expect([at(120, 116), at(8, 8), at(45, 45), at(225, 150)]).toEqual([255, 255, 0, 0]);
  });

  test('is reported if absent, and unknown names are never kept: the room is only emptied', async () => {
    const bare = { name: 'sofa', box: { x: 0.02, y: 0.05, width: 0.1, height: 0.1 } };
    const unknown = { name: '<b>throne', box: bed };
    const { picture, facts } = await made(await png(withBed), {
      change: 'empty',
      keptThings: [bare, unknown],
    });
    // Only the requested steps run.
    expect((await sharp(picture).metadata()).width).toBe(sidePx);
    expect(facts.notes?.[0]).toMatch(/^Emptied/);
    expect(facts.brief).toBeUndefined();
    expect(facts.notes?.at(-1)).toMatch(/^Not kept, because it could not be told .*: sofa and/);
  });
});

test('an unreadable photo gets new finishes, and the reason', async () => {
  const meadow = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160">
    <rect width="240" height="160" fill="#a9c8e8"/><rect y="96" width="240" height="64" fill="#5f8a3e"/>
    <circle cx="50" cy="84" r="30" fill="#3f6b34"/><circle cx="180" cy="90" r="22" fill="#47743a"/></svg>`;
  const { facts } = await made(await png(meadow), {
    kind: 'exterior',
    change: 'shape',
    style: 'Coastal',
    roomType: 'Exterior',
  });
  expect(facts.notes?.[0]).toMatch(/could not read the fronts/);
  expect(facts.notes?.[1]).toMatch(/new finishes only/);
  expect(facts.brief?.join()).not.toContain('storey');
});

describe('a room whose shape is read poorly', () => {
  const attic = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 480 320">
    <rect width="480" height="320" fill="#cfc8ba"/><path d="M0 0H480L330 60H150Z" fill="#efede8"/>
    <path d="M0 0L150 60L90 190L0 230Z" fill="#e2ddd2"/><path d="M480 0L330 60L390 190L480 230Z" fill="#d8d2c6"/>
    <path d="M0 320H480V270L380 235H100L0 270Z" fill="#8a6a48"/>
    <rect x="210" y="120" width="60" height="60" fill="#e8f1fb" stroke="#fff" stroke-width="5"/></svg>`;
  const living = { roomType: 'Living Room' };
  const why = 'The shape of this room cannot be read well enough to draw it anew.';

  test.each(['furniture', 'everything'] as const)(
    'gets new finishes with %s, the reason and advice',
    async (change) => {
      const { facts } = await made(await png(attic), { ...living, change });
      expect(facts.notes?.slice(0, 3)).toEqual([
        why,
        'Nothing new stands in this picture: it has new finishes only, and was not counted.',
        furnishAnyway,
      ]);
      expect(facts.design).toBeUndefined();
      expect(facts.isSubstitute).toBe(true);
      expect(facts.structureScore).toBeLessThan(85);
    },
  );

  test('is drawn as a plain room where the user insists', async () => {
    const { facts } = await made(await png(attic), { ...living, plainRoom: true });
    expect(facts.design).toBe('room');
    expect(facts.isSubstitute).toBeUndefined();
    expect(facts.notes?.join()).toContain('Furnished as a plain room');
    expect(facts.notes?.join()).not.toContain(why);
  });

  test('is emptied all the same, and what may be lost is told', async () => {
    const { facts } = await made(await png(attic), { ...living, change: 'empty' });
    expect(facts.notes?.[0]).toMatch(/^Emptied/);
    expect(facts.notes?.[1]).toMatch(/stairs, fireplaces and passages may be painted over/);
  });

  test('is previewed so, too', async () => {
    const photo = await png(attic);
    const preview = (more: Partial<RestyleRecipe>) =>
      previewLooks(
        {
          photo,
          seed: 0,
          widthPx: sidePx,
          recipe: { ...recipe, ...living, ...more },
          looks: [{ style: recipe.style, strength: 0.45, cfgScale: 9 }],
        },
        { stage: () => undefined, preview: () => undefined },
      );
    const [finished] = await preview({ change: 'finishes' });
    const [furnished] = await preview({});
    const note = `${why} New finishes are shown instead. ${furnishAnyway}`;
    expect(furnished).toEqual({ ...finished, note });
    const [plain] = await preview({ plainRoom: true });
    expect(plain?.note).toBeUndefined();
    expect(plain?.picture).not.toEqual(finished?.picture);
  });
});

test('a block with new fronts is not called a new house', () => {
  const block = { roof: 'as it was' };
  expect(keptHouseSentence({ change: 'shape' }, block)).toBe(
    'New fronts on the building that stands there. Kept: its outline, its roof, ground, plants, sky and viewpoint.',
  );
  expect(keptHouseSentence({ change: 'everything' }, block)).toMatch(/^New fronts .* neighbours/);
  expect(keptHouseSentence({ change: 'shape' }, { roof: 'hipped' })).toMatch(/^Shape: a new house/);
});

test('identical pieces are counted', () => {
  const chair = { name: 'chair', placeMetres: [0, 0], turnDegrees: 0 } as const;
  const sizeMetres = [0.5, 0.55, 0.82] as const;
  expect(
    piecesInWords([
      { ...chair, sizeMetres },
      { ...chair, sizeMetres },
    ]),
  ).toEqual(['2 × Chair, 0.5 × 0.55 × 0.82 m']);
});

test.each(['furniture', 'empty', 'finishes'] as const)(
  'a photo without a room is rejected with a sentence, whatever the request: %s',
  async (change) => {
    const make = change === 'finishes' ? restyle : redesign;
    const black = await sharp({
      create: { width: 160, height: 120, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    const answer = await make(
      { photo: black, seed: 0, recipe: { ...recipe, change } },
      { stage: () => undefined, preview: () => undefined },
    );
    expect(answer).toEqual({ refused: expect.stringMatching(/No room .* black.* not counted/) });
  },
);

const corner = { x: 0, y: 0 };
const opening = (kind: 'window' | 'door') => ({
  kind,
  corners: [corner, corner, corner, corner] as const,
  plane: 4,
  confidence: 0.9,
});
const openings = [opening('window'), opening('window'), opening('door')];

test.each([
  [0, 'Kept: windows, door in its place and viewpoint.'],
  [1, 'Kept: window, door in its place and viewpoint.'],
  [2, 'Kept: door in its place and viewpoint.'],
])("%i redrawn windows aren't reported as kept", (newWindows, sentence) => {
  const introductions = {
    staged: 'new pieces in your own photo.',
    furniture: 'walls drawn anew in the shape that was read.',
    everything: 'the whole room drawn anew in the shape that was read.',
  } as const;
  for (const how of ['staged', 'furniture', 'everything'] as const) {
    const told = keptRoomSentence({ openings }, how, newWindows);
    expect(told).toContain(sentence);
    expect(told).toContain(introductions[how]);
  }
});

test('what was scored is told, windows only where some are in view', () => {
  const kept = { openingsKept: 0.984, white: 1, shape: 0.62 };
  expect(scoreSentence(kept, 'windows')).toBe(
    'Scored: windows kept 98 %, colour of the light kept 100 %, shape of the room 62 % sure.',
  );
  expect(scoreSentence(kept, undefined)).toBe(
    'Scored: colour of the light kept 100 %, shape of the room 62 % sure.',
  );
});
