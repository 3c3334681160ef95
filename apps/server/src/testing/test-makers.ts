/** Makers for tests that are not about pixels: quick, and they say what they were asked for. */
// biome-ignore lint/style/noRestrictedImports: a test has its process to itself
import sharp from 'sharp';
import type { Hands, Maker, Makers, Work } from '../platform/jobs/maker.ts';

export const tinyPng: Uint8Array = await sharp({
  create: { width: 16, height: 12, channels: 3, background: '#a08060' },
})
  .png()
  .toBuffer();

/** As many pictures as were ordered. */
export const quickMaker: Maker = async (work: Work, hands: Hands) => {
  const { variations = 1, seed = 0 } = work.recipe as { variations?: number; seed?: number };
  hands.describe({ engineId: 'test:quick', engineLabel: 'Quick', notes: ['Made for a test.'] });
  hands.stage('Drawing', 50);
  hands.preview(0, tinyPng);
  for (let index = 0; index < variations; index++) {
    await hands.picture(index, { bytes: tinyPng, seed: seed + index, structureScore: 91 });
  }
};

/** Says that our scene engine made the picture, without the pixels. */
export const sceneMaker: Maker = async (work, hands) => {
  await quickMaker(work, hands);
  hands.describe({ engineId: 'builtin:visuals', engineLabel: 'Scene engine' });
};

/** Says that there is the design of a room behind each picture, without drawing it. */
export const designMaker: Maker = async (work, hands) => {
  const { seed = 0 } = work.recipe as { seed?: number };
  await hands.picture(0, { bytes: tinyPng, seed, design: 'room' });
  hands.describe({ engineId: 'builtin:restyle', engineLabel: 'Restyle engine' });
};

export const allBy = (maker: Maker): Makers => ({
  interior: maker,
  exterior: maker,
  visual: maker,
  sketch: maker,
});

/** Works until it is stopped. */
export const endlessMaker: Maker = (_work, hands) =>
  new Promise((_resolve, reject) => {
    hands.stage('Drawing', 10);
    hands.signal.addEventListener('abort', () => reject(hands.signal.reason as Error));
  });
