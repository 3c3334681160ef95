/** Analyses of photos, by a fake engine with given results. */
import type { AnalysedPhoto, OwnEngines } from '@maquette/models';
import { call } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../http/request-context.ts';
import { file } from '../../platform/db/schema/generations.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createFiles } from '../../platform/files/files.ts';
import type { Intake } from '../../platform/intake/intake.ts';
import type { Turns } from '../../platform/turns.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { photoFeature } from './procedures.ts';

const { db } = await openTestDatabase();
const stored = new Map<string, Uint8Array>();
const files = createFiles(db, {
  put: async (key: string, content: Uint8Array) => void stored.set(key, content),
  bytes: async (key: string) => stored.get(key),
} as unknown as FileStore);

const corners = [0, 1, 2, 3].map((x) => ({ x: x / 4, y: 0.5 }));
const seen: AnalysedPhoto = {
  scene: { kind: 'interior', likelihood: 0.9, room: 'Kitchen' },
  ...{ widthPx: 64, heightPx: 48, mask: Uint8Array.of(1, 2, 3), palette: ['#a08060'] },
  surfaces: [{ name: 'floor', maskColour: '#b5793c', share: 0.4, confidence: 0.8 }],
  box: { corners, confidence: 0.7 },
  openings: [],
  things: [],
  findings: ['dark', 'no such finding'],
};
const asked: object[] = [];
const feature = photoFeature({
  ...{ db, files, clock: () => new Date(), intake: {} as Intake },
  engines: async () =>
    ({
      analyse: async (input: object) => {
        asked.push(input);
        return seen;
      },
    }) as unknown as OwnEngines,
  quickTurns: { run: (_owner, work) => work() } as Turns,
  slowTurns: { run: (_owner, work) => work() } as Turns,
});
const visitorAt = (clientAddress: string, visitor: string) => ({
  context: {
    person: async () => undefined,
    visitor: () => visitor,
    ...{ clientAddress, requestId: 'request', headers: new Headers() },
  } as unknown as RequestContext,
});

async function photoOf(owner: string): Promise<string> {
  const bytes = Uint8Array.of(9);
  const known = { owner, kind: 'photo', contentType: 'image/png', folder: 'photos' } as const;
  return (await files.save({ ...known, bytes, details: { boxCorners: corners } })).id;
}

test('the mask of a photo is kept once, with its owner, size and address', async () => {
  const id = await photoOf('visitor:eve');
  const look = () =>
    call(feature.analysis, { id, kind: 'interior' }, visitorAt('192.0.2.1', 'eve'));
  const [first, again] = [await look(), await look()];
  expect(again).toEqual(first);
  expect(asked).toMatchObject([
    { kind: 'interior', hints: { boxCorners: corners } },
    { kind: 'interior', hints: { boxCorners: corners } },
  ]);
  const masks = await db.select().from(file).where(eq(file.kind, 'mask'));
  expect(masks).toMatchObject([
    {
      ...{ owner: 'visitor:eve', contentType: 'image/png', bytes: 3, widthPx: 64, heightPx: 48 },
      ...{ details: { photoId: id }, addressHash: expect.stringMatching(/^[\w-]{43}$/) },
      storageKey: expect.stringMatching(/^photos\//),
    },
  ]);
  expect(first).toMatchObject({
    ...{ photoId: id, kind: 'interior', maskUrl: `/api/files/${masks[0]!.id}` },
    ...{ widthPx: 64, heightPx: 48, box: { corners, confidence: 0.7 } },
    coach: [{ code: 'dark', sentence: expect.stringMatching(/\.$/) }],
  });
  expect(first.coach).toHaveLength(1);
});

test('a quick look keeps nothing; a photo of another is not looked at', async () => {
  const id = await photoOf('visitor:ada');
  const before = await db.select().from(file);
  const ada = visitorAt('192.0.2.1', 'ada');
  const quick = await call(feature.surfaces, { id, kind: 'interior' }, ada);
  expect(quick.maskUrl).toBe('data:image/png;base64,AQID');
  expect(asked.at(-1)).toMatchObject({ isQuick: true, hints: { surfaceHints: [] } });
  asked.length = 0;
  for (const look of [feature.analysis, feature.surfaces]) {
    const foreign = call(look, { id, kind: 'interior' }, visitorAt('192.0.2.1', 'eve'));
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(asked).toEqual([]);
  expect(await db.select().from(file)).toHaveLength(before.length);
});
