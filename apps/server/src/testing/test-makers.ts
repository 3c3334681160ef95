/** Makers for tests that are not about pixels: quick, and they say what they were asked for. */
import type { OwnEngines } from '@maquette/models';
// biome-ignore lint/style/noRestrictedImports: a test has its process to itself
import sharp from 'sharp';
import type { JobContext, Maker, Makers, Work } from '../features/generations/workshop/maker.ts';

export const tinyPng: Uint8Array = await sharp({
  create: { width: 16, height: 12, channels: 3, background: '#a08060' },
})
  .png()
  .toBuffer();

/** As many pictures as ordered. */
export const quickMaker: Maker = async (work: Work, job: JobContext) => {
  const { recipe } = work;
  const { seed } = recipe;
  const variations = recipe.from === 'drawing' ? 1 : recipe.variations;
  job.describe({ engineId: 'test:quick', engineLabel: 'Quick', notes: ['Made for a test.'] });
  job.stage('Drawing', 50);
  job.preview(0, tinyPng);
  for (let index = 0; index < variations; index++) {
    await job.picture(index, { bytes: tinyPng, seed: seed + index, structureScore: 91 });
  }
};

/** Claims that our scene engine made the picture, without pixels. */
export const sceneMaker: Maker = async (work, job) => {
  await quickMaker(work, job);
  job.describe({ engineId: 'builtin:visuals', engineLabel: 'Scene engine' });
};

/** Claims a room design behind each picture, without rendering it. */
export const designMaker: Maker = async (work, job) => {
  const { seed } = work.recipe;
  await job.picture(0, { bytes: tinyPng, seed, design: 'room' });
  job.describe({ engineId: 'builtin:restyle', engineLabel: 'Restyle engine' });
};

export const allBy = (maker: Maker): Makers => ({
  interior: maker,
  exterior: maker,
  visual: maker,
  sketch: maker,
});

/** Works until it is aborted. */
export const endlessMaker: Maker = (_work, job) =>
  new Promise((_resolve, reject) => {
    job.stage('Drawing', 10);
    job.signal.addEventListener('abort', () => reject(job.signal.reason as Error));
  });

/** Answers of engines for tests that are not about what was drawn, read or said. */
export const quickEngines = {
  analyse: async () => ({
    scene: { kind: 'exterior', likelihood: 1, room: null },
    ...{ widthPx: 16, heightPx: 12, mask: tinyPng, surfaces: [], box: null, openings: [] },
    ...{ things: [], palette: [], findings: [] },
  }),
  brief: async () => ({
    chips: [],
    additions: [],
    corrections: [],
    notUnderstood: [],
    nearest: null,
  }),
  restyle: async () => ({ picture: tinyPng, facts: {} }),
  sceneFile: async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
} satisfies Partial<OwnEngines>;
