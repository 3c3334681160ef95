import { expect, test } from 'vitest';
import { examplePrompts } from './example-prompts.ts';
import { firstTypingState, nextTyping, typingWaitMs } from './typing.ts';

test('one character a step, a pause after a full line, then the next line', () => {
  const lines = ['ab', 'c'];
  const seen: string[] = [];
  let state = firstTypingState;
  for (let step = 0; step < 7; step += 1) {
    seen.push(`${lines[state.line]?.slice(0, state.shown)}:${typingWaitMs(state, lines)}`);
    state = nextTyping(state, lines);
  }
  expect(seen).toEqual([':100', 'a:100', 'ab:2500', ':100', 'c:2500', ':100', 'a:100']);
});

test('there are ten different prompts', () => {
  expect(new Set(examplePrompts).size).toBe(10);
});
