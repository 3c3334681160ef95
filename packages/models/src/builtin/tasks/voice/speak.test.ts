import { setImmediate as afterThis } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { builtinVoice } from '../../voice.ts';
import { speak } from './speak.ts';

/** Used heap without V8's reserve, which grows in steps of 16 MB. */
function usedBytes(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** A text of several pieces, and the turns in which its memory is freed. */
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
  // V8 frees instances' memory in a background thread after the collection. One of 18 MB may be pending; without
  // freeing it stays at 67.
  await expect.poll(leftMb).toBeLessThan(30);
});
