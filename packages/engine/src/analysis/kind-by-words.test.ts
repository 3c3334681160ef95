import { expect, test } from 'vitest';
import { kindByWords } from './kind-by-words.ts';

test('text decides if the classifier is unsure, without lowering its confidence', () => {
  const unsure = { kind: 'interior', confidence: 0.8 } as const;
  expect(kindByWords(unsure, 'the front of my house')).toEqual({
    kind: 'exterior',
    confidence: 0.5,
  });
  expect(kindByWords(unsure, 'my bedroom')).toEqual(unsure);
  expect(kindByWords(unsure, 'a room of my house')).toEqual(unsure);
});

test("text doesn't override a confident classifier, nor turn a drawing into a photo", () => {
  const sure = { kind: 'interior', confidence: 0.97 } as const;
  const drawing = { kind: 'drawing', confidence: 0.8 } as const;
  expect(kindByWords(sure, 'my house')).toEqual(sure);
  expect(kindByWords(drawing, 'my house')).toEqual(drawing);
});
