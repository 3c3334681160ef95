import { setImmediate as afterThis } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { builtinVoice } from '../../voice.ts';
import { speak } from './speak.ts';

/** In use, without the room that V8 keeps for more: that grows in steps of 16 MB. */
function usedBytes(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** A text of some pieces, and the turns in which its memory is handed back. */
async function read(pieces: readonly string[]): Promise<void> {
  for (const [at, text] of pieces.entries()) {
    await speak({ text, voice: builtinVoice, isLast: at === pieces.length - 1 });
  }
  for (let turn = 0; turn < 3; turn++) await afterThis();
}

test('a loaded voice frees the memory of a text (19.5)', async () => {
  await read(['Ready.']);
  const warmBytes = usedBytes();
  await read(['Make a hallway at least ninety centimetres wide.', 'Two people need more.']);
  const leftMb = () => (usedBytes() - warmBytes) / 1024 / 1024;
  // V8 frees the memory of instances in a thread of its own, after the collection. One of
  // 18 MB may wait for its turn; without handing back it stays at 67.
  await expect.poll(leftMb).toBeLessThan(30);
});
