import { interlacedPng } from '../../../apps/server/src/testing/attack-files.fixture.ts';
import type { Attack } from '../attack.ts';
import { sendPhoto } from '../send-photo.ts';

/** Must be decoded as a whole: 512 MB. */
export const largeInterlacedPng: Attack = {
  name: 'pictures: an interlaced 16-bit PNG, 8000 px',
  actor: 'anonymous',
  parallel: 6,
  prepare: (attacker) => sendPhoto(attacker, interlacedPng(8_000, 8_000)),
};
