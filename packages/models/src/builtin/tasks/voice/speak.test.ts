import { setImmediate as afterThis } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { builtinVoice } from '../../voice.ts';
import { heldBytes } from '../memory/hand-back-memory.ts';
import { speak } from './speak.ts';

/** A text of some pieces, and the turns in which its memory is handed back. */
async function read(pieces: readonly string[]): Promise<void> {
  for (const [at, text] of pieces.entries()) {
    await speak({ text, voice: builtinVoice, isLast: at === pieces.length - 1 });
  }
  for (let turn = 0; turn < 3; turn++) await afterThis();
}

test('a warm voice holds no more after a text than before it (19.5)', async () => {
  await read(['Ready.']);
  const warmBytes = heldBytes();
  await read(['Make a hallway at least ninety centimetres wide.', 'Two people need more.']);
  const mb = (heldBytes() - warmBytes) / 1024 / 1024;
  expect(mb).toBeLessThan(8);
});
