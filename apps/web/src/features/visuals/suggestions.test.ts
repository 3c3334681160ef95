import { expect, test } from 'vitest';
import { suggestionsShown, visualSuggestions } from './suggestions.ts';

test('thirteen prompts to begin with, of which five are shown', () => {
  expect([new Set(visualSuggestions).size, suggestionsShown]).toEqual([13, 5]);
});
