import { scanBomb } from '../../../apps/server/src/testing/attack-files.fixture.ts';
import type { Attack } from '../attack.ts';
import { sendPhoto } from '../send-photo.ts';

/** A JPEG of 208 kB whose 880 scans decode 64 million pixels each. */
export const manyScans: Attack = {
  name: 'pictures: a JPEG of 880 scans',
  actor: 'anonymous',
  parallel: 10,
  isInTests: true,
  prepare: (attacker) => sendPhoto(attacker, scanBomb(8_000, 880)),
};

/** The most expensive allowed JPEG. */
export const fewScans: Attack = {
  name: 'pictures: 64 megapixels in ten scans',
  actor: 'anonymous',
  parallel: 10,
  prepare: (attacker) => sendPhoto(attacker, scanBomb(8_000, 10)),
};
